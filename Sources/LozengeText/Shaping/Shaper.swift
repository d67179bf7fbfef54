import CText
import Foundation
import LozengeCore

/// The shaper at one scale: Pango finds fonts and directions, HarfBuzz the glyphs.
final class Shaper {
    static let ellipsis = "\u{2026}"

    let scale: CGFloat
    let fonts: FontCollection?
    private let systemFamily: String
    /// The last font; neighbouring texts mostly have the same one.
    private var latestFont: ResolvedFont?
    private var latestLanguage = ""
    private var latest: PrimaryFont?
    private var primaryFonts: [FontKey: PrimaryFont] = [:]
    private var ellipses: [StyledText: ShapedContent] = [:]

    init(fonts: FontCollection?, systemFamily: String, scale: CGFloat) {
        self.fonts = fonts
        self.systemFamily = systemFamily
        self.scale = scale
    }

    /// Shapes all of `text`.
    ///
    /// A text without spans is shaped as one empty span, so that it has a line with a height.
    func shape(_ text: StyledText) -> ShapedContent {
        var source = Self.source(of: text.spans)
        var pass = makePass(text, source: source, capacity: source.utf8.count)
        return source.withUTF8 { bytes in
            var paragraphs = Paragraphs()
            while let paragraph = paragraphs.next(in: bytes) { pass.shape(paragraph, of: bytes) }
            return pass.content
        }
    }

    /// Creates a pass over `text` with memory for `capacity` bytes.
    func makePass(_ text: StyledText, source: String, capacity: Int) -> ShapingPass {
        let spans = text.spans.isEmpty ? [.init("", font: ResolvedFont(size: 17))] : text.spans
        var primaries = ShortList<PrimaryFont>()
        for index in spans.indices {
            primaries.append(primaryFont(for: spans[index].font, language: text.language))
        }
        return ShapingPass(
            spans: spans, language: text.language, direction: text.direction, fonts: primaries,
            source: source, capacity: capacity, shaper: self)
    }

    /// Shapes some clusters of one paragraph of `text` as if they stood alone, except for joined
    /// letters.
    func reshape(
        _ clusters: Range<Int>, of whole: ShapedContent, _ text: StyledText
    ) -> ShapedContent {
        let offsets = whole.clusters.offsets
        let part = Int(offsets[clusters.lowerBound])..<Int(offsets[clusters.upperBound])
        let run = whole.run(ofCluster: clusters.lowerBound)
        let isRightToLeft = run < whole.runs.count && whole.runs[run].baseLevel == 1
        let paragraph =
            whole.paragraphs.last { $0.bytes.lowerBound <= part.lowerBound }?.bytes ?? part
        var source = whole.source
        var pass = makePass(text, source: source, capacity: part.count)
        return source.withUTF8 { bytes in
            pass.shape(part, of: paragraph, isRightToLeft: isRightToLeft, in: bytes)
            return pass.content
        }
    }

    /// Returns the font for texts of a language: a BCP 47 tag, empty for the user's locale.
    func primaryFont(for font: ResolvedFont, language: String) -> PrimaryFont {
        if let latest, latestFont == font, latestLanguage == language { return latest }
        let key = FontKey(font: font, language: language)
        let primary =
            primaryFonts[key]
            ?? PrimaryFont(
                font, language: language, systemFamily: systemFamily, scale: scale, in: fonts)
        primaryFonts[key] = primary
        (latestFont, latestLanguage, latest) = (font, language, primary)
        return primary
    }

    /// Shapes an ellipsis in the font of `span`, without its kerning.
    func ellipsis(in span: StyledText.Span, language: String) -> ShapedContent {
        var ellipsis = StyledText.Span(Self.ellipsis, font: span.font)
        ellipsis.baselineOffset = span.finiteBaselineOffset
        let text = StyledText(spans: [ellipsis], language: language)
        if let known = ellipses[text] { return known }
        let shaped = shape(text)
        ellipses[text] = shaped
        return shaped
    }

    /// Joins the text of spans; replaces U+0000, which would end a C string, by U+FFFD.
    static func source(of spans: [StyledText.Span]) -> String {
        let joined = spans.count == 1 ? spans[0].string : spans.map(\.string).joined()
        guard joined.hasZero else { return joined }
        var scalars = String.UnicodeScalarView()
        for scalar in joined.unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
        return String(scalars)
    }
}

/// The key of a font.
private struct FontKey: Hashable {
    var font: ResolvedFont
    var language: String
}

nonisolated extension String {
    /// True if there is a zero byte.
    fileprivate var hasZero: Bool {
        let hasZero = utf8.withContiguousStorageIfAvailable {
            $0.baseAddress.map { memchr($0, 0, utf8.count) != nil }
        }
        return (hasZero ?? nil) ?? utf8.contains(0)
    }
}
