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
        if let latest, latest.style == style, latest.paint[0] == color { return latest }
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
}

/// A line along a span, its colour known.
struct TextLine: Equatable {
    var pattern: Text.LineStyle.Pattern
    var color: Color.Resolved
}

/// The spans that runs come to where a text is: neighbours that look alike are one.
struct TextSpans {
    private(set) var spans: [StyledText.Span] = []
    private var looks: [TextLook] = []
    /// What the letters are shaped for: a BCP 47 tag, or empty for the desktop's language.
    private(set) var language: String
    private var hasOwnLanguage = false
    private let surroundings: TextSurroundings?
    private let base: Font
    private let color: Color

    init(in surroundings: TextSurroundings?, base: Font, color: Color) {
        self.surroundings = surroundings
        language = surroundings?.language ?? ""
        self.base = base
        self.color = color
    }

    mutating func append(
        _ run: TextRun, _ textSize: DynamicTypeSize, _ colors: ColorScheme
    ) {
        var traits = run.traits
        if let surroundings { traits.fill(from: surroundings.traits) }
        var span = StyledText.Span(
            surroundings?.textCase?.applied(to: run.string) ?? run.string,
            font: traits.font(in: base).resolve(at: textSize))
        if let scale = traits.scale { span.font.scale(by: scale.factor) }
        // A text is shaped in one language: that of the first run that names one.
        if !hasOwnLanguage, let named = traits.language {
            hasOwnLanguage = true
            language = named
        }
        span.kerning = traits.spacing
        span.baselineOffset = traits.rise
        let color = (traits.color ?? (traits.link == nil ? color : .blue))
            .resolve(in: colors)
        func line(_ rule: TextRule?) -> TextLine? {
            guard let style = rule?.style else { return nil }
            return TextLine(
                pattern: style.pattern, color: style.color?.resolve(in: colors) ?? color)
        }
        let look = TextLook(
            color: color, underline: line(traits.underline),
            strikethrough: line(traits.strikethrough), link: traits.link)
        append(span, look)
    }

    private mutating func append(_ span: StyledText.Span, _ look: TextLook) {
        guard let last = spans.last else {
            spans.append(span)
            looks.append(look)
            return
        }
        if span.string.isEmpty { return }
        var alike = last
        alike.string = span.string
        if last.string.isEmpty {
            spans = [span]
            looks = [look]
        } else if alike == span, looks.last == look {
            spans[spans.count - 1].string += span.string
        } else {
            spans.append(span)
            looks.append(look)
        }
    }

    var hasLinks: Bool { looks.contains { $0.link != nil } }

    /// What the text looks like in lines of `style`.
    func appearance(_ style: ParagraphStyle, _ pointing: TextPointing?) -> TextAppearance {
        guard let first = looks.first else { return .shared(style, .clear) }
        if looks.count == 1, pointing == nil, first.underline == nil, first.strikethrough == nil {
            return .shared(style, first.color)
        }
        return TextAppearance(style, TextPaint(spans: looks.map(\.color)), looks, pointing)
    }
}
