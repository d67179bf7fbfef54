import Foundation
import LozengeCore

/// A builder that resolves runs to spans, and joins neighbours that look alike.
struct TextSpans {
    private var spans: [StyledText.Span] = []
    private var looks: [TextLook] = []
    /// The shaping language as a BCP 47 tag; empty for the desktop's language.
    private var language: String
    private var hasOwnLanguage = false
    private let setting: ResolvedTextEnvironment
    private let place: _StyleContext
    /// The last eight resolved kinds of runs: a text of thousands of runs mostly has a few.
    private var known: [Kind] = []

    /// The resolved style of runs with the same attributes.
    private struct Kind {
        let traits: TextAttributes
        let font: ResolvedFont
        let paint: _StylePaint
        let look: TextLook
    }

    init(in setting: ResolvedTextEnvironment, at place: _StyleContext) {
        self.setting = setting
        self.place = place
        language = setting.surroundings?.language ?? ""
    }

    /// Appends a run.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - resolve: Resolves an image for a font and a foreground style.
    mutating func append(
        _ run: TextRun, resolve: (Image, ResolvedFont, _StylePaint) -> ImageResolution
    ) {
        var traits = run.traits
        if let surroundings = setting.surroundings { traits.fill(from: surroundings.traits) }
        let kind = known.first { $0.traits == traits } ?? makeKind(traits)
        let image = run.source?.image.map { resolve($0, kind.font, kind.paint) }
        var span: StyledText.Span
        if let image {
            span = StyledText.Span(image.attachment, font: kind.font)
        } else {
            span = StyledText.Span(
                setting.surroundings?.textCase?.applied(to: run.string) ?? run.string,
                font: kind.font)
        }
        // A text is shaped in one language: the language of the first run that sets one.
        if !hasOwnLanguage, let named = traits.language {
            hasOwnLanguage = true
            language = named
        }
        span.kerning = traits.spacing
        span.baselineOffset = traits.rise
        var look = kind.look
        look.image = image
        append(span, look)
    }

    private mutating func makeKind(_ traits: TextAttributes) -> Kind {
        let colors = setting.colors
        var font = traits.font(in: setting.base).resolve(at: setting.textSize)
        traits.lineHeight?.apply(to: &font)
        if let scale = traits.scale { font.scale(by: scale.factor) }
        let paint = paint(traits)
        func line(_ rule: TextRule?) -> TextLine? {
            guard let style = rule?.style else { return nil }
            return TextLine(
                pattern: style.pattern,
                paint: style.color.map { .color($0.resolve(in: colors)) } ?? paint)
        }
        let look = TextLook(
            paint: paint, underline: line(traits.underline),
            strikethrough: line(traits.strikethrough),
            background: traits.background?.resolve(in: colors), link: traits.link,
            marks: traits.marks)
        if known.count >= 8 { known.removeFirst() }
        let kind = Kind(traits: traits, font: font, paint: paint, look: look)
        known.append(kind)
        return kind
    }

    private func paint(_ traits: TextAttributes) -> _StylePaint {
        if let color = traits.color { return .color(color.resolve(in: setting.colors)) }
        if let style = traits.style { return style._resolve(in: place) }
        return traits.link == nil ? setting.foreground : LinkShapeStyle()._resolve(in: place)
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
        } else if alike == span, looks.last == look, look.image == nil {
            spans[spans.count - 1].string += span.string
        } else {
            spans.append(span)
            looks.append(look)
        }
    }

    /// The text to shape.
    var text: StyledText {
        StyledText(spans: spans, language: language, direction: setting.writingDirection)
    }

    var hasLinks: Bool { looks.contains { $0.link != nil } }

    /// Returns the appearance of the collected spans.
    func appearance(_ pointing: TextPointing?) -> ResolvedTextStyle {
        let (style, transition) = (setting.style, setting.transition)
        let isRedacted = setting.isRedacted
        // There is no link to press in a box.
        let pointing = isRedacted ? nil : pointing
        guard let first = looks.first else { return .shared(style, .color(.clear), transition) }
        let isPlain =
            first.underline == nil && first.strikethrough == nil && first.image == nil
            && first.marks == nil && first.background == nil
        if looks.count == 1, pointing == nil, isPlain {
            return .shared(style, first.paint, transition, isRedacted: isRedacted)
        }
        return ResolvedTextStyle(
            style, looks.map(\.paint), looks, pointing, transition, isRedacted: isRedacted)
    }
}
