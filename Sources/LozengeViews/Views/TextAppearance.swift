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
    var hasImages: Bool { looks.contains { $0.isImage } }

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
    var isImage = false
    /// Of an image, `nil` for one that is not there.
    var picture: Picture?
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

    /// Adds a run.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - textSize: The reader's text size.
    ///   - colors: Whether it is to be seen on light or dark.
    ///   - picture: Finds the picture of an image.
    mutating func append(
        _ run: TextRun, _ textSize: DynamicTypeSize, _ colors: ColorScheme,
        picture: (Image) -> Picture?
    ) {
        var traits = run.traits
        if let surroundings { traits.fill(from: surroundings.traits) }
        var font = traits.font(in: base).resolve(at: textSize)
        if let scale = traits.scale { font.scale(by: scale.factor) }
        let image = run.source?.image
        let shown = image.flatMap(picture)
        var span: StyledText.Span
        if image != nil {
            let size = shown?.size ?? Image.placeholderSize
            span = StyledText.Span(TextAttachment(size: size), font: font)
        } else {
            span = StyledText.Span(
                surroundings?.textCase?.applied(to: run.string) ?? run.string, font: font)
        }
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
            strikethrough: line(traits.strikethrough), link: traits.link,
            isImage: image != nil, picture: shown)
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
        } else if alike == span, looks.last == look, !look.isImage {
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
        let isPlain = first.underline == nil && first.strikethrough == nil && !first.isImage
        if looks.count == 1, pointing == nil, isPlain {
            return .shared(style, first.color)
        }
        return TextAppearance(style, TextPaint(spans: looks.map(\.color)), looks, pointing)
    }
}
