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
    /// The effect of a change of the text.
    let transition: ContentTransition
    /// The change of the text that is shown; `nil` for a text that does not change.
    let passage: ContentPassage<Text.Resolution>?
    /// True if a box is shown for each line.
    let isRedacted: Bool

    var hasLinks: Bool { looks.contains { $0.link != nil } }
    var hasBackgrounds: Bool { looks.contains { $0.background != nil } }
    var hasImages: Bool { looks.contains { $0.image != nil } }

    func link(ofSpan index: Int) -> URL? {
        looks.indices.contains(index) ? looks[index].link : nil
    }

    private static var latest: ResolvedTextStyle?

    init(
        _ style: ParagraphStyle, _ paints: [_StylePaint], _ looks: [TextLook],
        _ pointing: TextPointing?, _ transition: ContentTransition,
        _ passage: ContentPassage<Text.Resolution>? = nil, isRedacted: Bool = false
    ) {
        self.style = style
        self.isRedacted = isRedacted
        self.paints = paints
        let isColored = paints.allSatisfy { if case .color = $0 { true } else { false } }
        colors = isColored ? TextPaint(spans: paints.map { $0.paint(in: .zero) }) : nil
        self.looks = looks
        self.pointing = pointing
        self.transition = transition
        self.passage = passage
    }

    /// Returns the appearance in other paints, or in another passage.
    func with(
        _ paints: [_StylePaint], _ passage: ContentPassage<Text.Resolution>?
    ) -> ResolvedTextStyle {
        let looks = zip(looks, paints).map { $0.painted($1) }
        return ResolvedTextStyle(
            style, paints, looks, pointing, transition, passage, isRedacted: isRedacted)
    }

    /// Returns the last appearance if it is equal, because neighbouring texts mostly look alike.
    static func shared(
        _ style: ParagraphStyle, _ paint: _StylePaint, _ transition: ContentTransition,
        isRedacted: Bool = false
    ) -> ResolvedTextStyle {
        if let latest, latest.style == style, latest.paints[0] == paint,
            latest.transition == transition, latest.isRedacted == isRedacted
        {
            return latest
        }
        let made = ResolvedTextStyle(
            style, [paint], [], nil, transition, isRedacted: isRedacted)
        latest = made
        return made
    }
}

/// The style of a span, apart from its font.
struct TextLook: Equatable {
    var paint: _StylePaint
    var underline: TextLine?
    var strikethrough: TextLine?
    /// The colour behind the letters.
    var background: Color.Resolved?
    var link: URL?
    /// The marks for a renderer.
    var marks: TextMarks?
    /// The image that replaces the glyphs of the span.
    var image: ImageResolution?

    /// Returns the same style in another paint; lines in the paint of the text follow it.
    func painted(_ paint: _StylePaint) -> TextLook {
        var look = self
        look.paint = paint
        if underline?.paint == self.paint { look.underline?.paint = paint }
        if strikethrough?.paint == self.paint { look.strikethrough?.paint = paint }
        return look
    }
}

/// An underline or strikethrough line with a resolved paint.
struct TextLine: Equatable {
    var pattern: Text.LineStyle.Pattern
    var paint: _StylePaint
}
