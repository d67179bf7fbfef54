import Foundation

/// Shapes and measures text.
///
/// A window has one, and so do the tests. Measuring never asks the window system anything.
@MainActor
public protocol TextEngine: AnyObject {
    /// Device pixels per point; glyphs are hinted and text sizes rounded up for it. Positive.
    var scale: CGFloat { get set }

    /// The family of text that names none, such as that of the desktop's own font; `nil`, or one that
    /// is not installed, for the engine's choice.
    var systemFamily: String? { get set }

    /// Shapes all of `text`, or finds it shaped already.
    func shape(_ text: StyledText) -> any ShapedText

    /// Shapes `text`, or at least the beginning of a long one, or finds it begun already.
    func begin(_ text: StyledText) -> any ShapedText

    /// Returns the checker of spelling in a language, a BCP 47 tag; `nil` if the system has none.
    func spellChecker(of language: String) -> (any SpellChecker)?
}

extension TextEngine {
    public func spellChecker(of language: String) -> (any SpellChecker)? { nil }

    public func begin(_ text: StyledText) -> any ShapedText { shape(text) }
}

/// Text whose glyphs are known, ready to be broken into lines at any width.
@MainActor
public protocol ShapedText: AnyObject {
    /// The metrics of the first and last line's font, in points.
    var metrics: FontMetrics { get }

    /// The text on one line, if no limit makes it anything else where there is room for that line.
    ///
    /// A style that reserves more than one line does: see ``line(in:)``.
    var line: TextMeasurement? { get }

    /// The width of the longest part that is not broken while there is room for it, in points; 0 for an empty
    /// text. Of an unfinished text, only the known beginning counts.
    var longestWord: CGFloat { get }

    /// The size the text takes in `proposal`. Allocates nothing for a proposal seen before.
    ///
    /// An unspecified or infinite width never breaks a line; with a height too small for all lines, the lines
    /// that fit are kept, at least one.
    func measure(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextMeasurement

    /// Whether some of the text is left out in `proposal`, because of a limit or for want of height.
    func isTruncated(in proposal: ProposedViewSize, style: ParagraphStyle) -> Bool

    /// The lines of the text as drawn in `proposal`, with the same result as measuring.
    func layout(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextLayout

    /// Returns the carets of the text as ``layout(in:style:)`` shows it.
    func carets(in proposal: ProposedViewSize, style: ParagraphStyle) -> TextCarets

    /// Returns the metrics of underlines and strikethrough in `font`.
    func decoration(of font: ResolvedFont) -> TextDecorationMetrics

    /// The word at an offset in UTF-8 bytes, or what stands between two words there; at a word's end
    /// that is what follows, at the text's end what is before.
    func word(at offset: Int) -> Range<Int>

    /// True if the first paragraph is written from right to left: its first letter is of such a script.
    var isRightToLeft: Bool { get }

    /// True once all of the text is shaped.
    ///
    /// The size of an unfinished text is an estimate from its beginning, and its layout ends with
    /// the known part. Text left out at the end of a truncated line counts as known. Carets and
    /// words shape the whole text.
    var isFinished: Bool { get }

    /// How many bytes of the text are shaped.
    var shapedLength: Int { get }

    /// Shapes a little more of it: so much as may be shaped in a frame.
    func shapeMore()

    /// Shapes the rest of it.
    func finish()
}

extension ShapedText {
    public var isRightToLeft: Bool { false }
    public var isFinished: Bool { true }
    public var shapedLength: Int { 0 }
    public func shapeMore() {}
    public func finish() {}

    /// ``line``, if `style` does not make the text higher than that.
    public func line(in style: ParagraphStyle) -> TextMeasurement? {
        style.reservedLines > 1 ? nil : line
    }
}

/// The size and baselines of text broken at one width, in points.
public struct TextMeasurement: Hashable, Sendable {
    /// Rounded up to whole pixels.
    public var size: CGSize
    /// From the top to the baseline of the first line, rounded to a pixel.
    public var firstBaseline: CGFloat
    /// From the top to the baseline of the last line, rounded up to a pixel.
    public var lastBaseline: CGFloat

    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Distances a font asks for, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the font.
    public var ascender: CGFloat
    /// The distance from the baseline to the bottom of the font.
    public var descender: CGFloat
    /// The height of capitals.
    public var capHeight: CGFloat
    /// The space between two lines besides ascender and descender.
    public var leading: CGFloat
    /// The length of one device pixel.
    public var pixelLength: CGFloat

    public init(
        ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat,
        pixelLength: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.leading = leading
        self.pixelLength = pixelLength
    }
}
