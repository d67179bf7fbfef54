import Foundation
import LozengeCore

/// What texts that look alike have in common.
package final class TextAppearance {
    let style: ParagraphStyle
    /// What the spans are painted with, the last going on to the end.
    let paints: [_StylePaint]
    /// The same where it is colours and nothing else, `nil` where it depends on the text's box.
    let colors: TextPaint?
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
        _ style: ParagraphStyle, _ paints: [_StylePaint], _ looks: [TextLook] = [],
        _ pointing: TextPointing? = nil
    ) {
        self.style = style
        self.paints = paints
        let isColored = paints.allSatisfy { if case .color = $0 { true } else { false } }
        colors = isColored ? TextPaint(spans: paints.map { $0.paint(in: .zero) }) : nil
        self.looks = looks
        self.pointing = pointing
    }

    /// Neighbours mostly look alike: the one that was asked for last, if it is the same.
    static func shared(_ style: ParagraphStyle, _ paint: _StylePaint) -> TextAppearance {
        if let latest, latest.style == style, latest.paints[0] == paint { return latest }
        let made = TextAppearance(style, [paint])
        latest = made
        return made
    }
}

/// What a span looks like but for its letters.
struct TextLook: Equatable {
    var paint: _StylePaint
    var underline: TextLine?
    var strikethrough: TextLine?
    var link: URL?
    /// What is there in place of letters.
    var image: ImageResolution?
}

/// A line along a span, what it is painted with known.
struct TextLine: Equatable {
    var pattern: Text.LineStyle.Pattern
    var paint: _StylePaint
}
