import Foundation
import LozengeCore

/// What texts that look alike have in common.
package final class TextAppearance {
    let style: ParagraphStyle
    let paint: TextPaint
    /// What each span looks like; empty for a text of one colour without lines along it.
    let looks: [TextLook]
    /// What the pointer does to the text; `nil` where it does nothing.
    let pointing: TextPointing?

    var hasLinks: Bool { looks.contains { $0.link != nil } }
    var hasImages: Bool { looks.contains { $0.image != nil } }

    func link(ofSpan index: Int) -> URL? {
        looks.indices.contains(index) ? looks[index].link : nil
    }

    private static var latest: TextAppearance?

    init(
        _ style: ParagraphStyle, _ paint: TextPaint, _ looks: [TextLook] = [],
        _ pointing: TextPointing? = nil
    ) {
        self.style = style
        self.paint = paint
        self.looks = looks
        self.pointing = pointing
    }

    /// Neighbours mostly look alike: the one that was asked for last, if it is the same.
    static func shared(_ style: ParagraphStyle, _ color: Color.Resolved) -> TextAppearance {
        if let latest, latest.style == style, latest.paint[0] == .color(color) { return latest }
        let made = TextAppearance(style, .color(color))
        latest = made
        return made
    }
}

/// What a span looks like but for its letters.
struct TextLook: Equatable {
    var color: Color.Resolved
    var underline: TextLine?
    var strikethrough: TextLine?
    var link: URL?
    /// What is there in place of letters.
    var image: ImageResolution?
}

/// A line along a span, its colour known.
struct TextLine: Equatable {
    var pattern: Text.LineStyle.Pattern
    var color: Color.Resolved
}
