import Foundation
import LozengeCore

/// The paragraph style and span styles of a text, shared by texts that look alike.
package final class ResolvedTextStyle {
    let style: ParagraphStyle
    /// The paint of each span; the last one also applies to all following spans.
    let paints: [_StylePaint]
    /// The paints if all are colours; `nil` if one depends on the frame of the text.
    let colors: TextPaint?
    /// The style of each span; empty for a text in one colour without decorations.
    let looks: [TextLook]
    /// The pointer interaction of the text; `nil` if it has neither links nor a selection.
    let pointing: TextPointing?

    var hasLinks: Bool { looks.contains { $0.link != nil } }
    var hasImages: Bool { looks.contains { $0.image != nil } }

    func link(ofSpan index: Int) -> URL? {
        looks.indices.contains(index) ? looks[index].link : nil
    }

    private static var latest: ResolvedTextStyle?

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

    /// Returns the last appearance if it is equal, because neighbouring texts mostly look alike.
    static func shared(_ style: ParagraphStyle, _ paint: _StylePaint) -> ResolvedTextStyle {
        if let latest, latest.style == style, latest.paints[0] == paint { return latest }
        let made = ResolvedTextStyle(style, [paint])
        latest = made
        return made
    }
}

/// The style of a span, apart from its font.
struct TextLook: Equatable {
    var paint: _StylePaint
    var underline: TextLine?
    var strikethrough: TextLine?
    var link: URL?
    /// The image that replaces the glyphs of the span.
    var image: ImageResolution?
}

/// An underline or strikethrough line with a resolved paint.
struct TextLine: Equatable {
    var pattern: Text.LineStyle.Pattern
    var paint: _StylePaint
}
