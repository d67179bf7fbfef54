import Foundation

/// Text with positioned glyphs, independent of its colour.
///
/// Made once by the text engine and shared by everyone who draws the text.
public final class TextLayout: Sendable {
    /// One line's glyphs in one font.
    ///
    /// Positions are in device pixels from the text's top-left corner, unrounded; the painter snaps
    /// the baseline.
    public struct Run: Equatable, Sendable {
        /// The font of the glyphs.
        public var font: GlyphFont
        /// The glyphs from left to right.
        public var glyphs: [Glyph]
        /// The index of the run's span in the ``StyledText``.
        public var span: Int
        /// The start of the run's text, in points from the text's left edge.
        public var x: CGFloat
        /// The width of the run in points, including spaces.
        public var width: CGFloat
        /// The baseline of the glyphs, in points from the text's top; a raised span differs from
        /// its line.
        public var baseline: CGFloat

        public init(
            font: GlyphFont, glyphs: [Glyph], span: Int, x: CGFloat, width: CGFloat,
            baseline: CGFloat
        ) {
            self.font = font
            self.glyphs = glyphs
            self.span = span
            self.x = x
            self.width = width
            self.baseline = baseline
        }
    }

    public struct Glyph: Equatable, Sendable {
        /// The number of the glyph in its font.
        public var id: UInt32
        /// The horizontal position of the origin.
        public var x: Float
        /// The vertical position of the origin.
        public var y: Float

        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// A line of text.
    public struct Line: Equatable, Sendable {
        /// The visible characters, including an ellipsis.
        public var string: String
        /// The frame of the line, in points from the text's top-left corner.
        public var frame: CGRect
        /// The baseline of the line, in points from the text's top.
        public var baseline: CGFloat
        /// The runs from left to right.
        public var runs: [Run]

        public init(string: String, frame: CGRect, baseline: CGFloat, runs: [Run]) {
            self.string = string
            self.frame = frame
            self.baseline = baseline
            self.runs = runs
        }
    }

    /// The text.
    public let text: StyledText
    /// The size and the baselines.
    public let measurement: TextMeasurement
    /// The visible lines.
    public let lines: [Line]
    /// True if text was left out.
    public let isTruncated: Bool
    /// The bounds of the ink, in points from the text's top-left corner.
    ///
    /// Accents, swashes and italics extend beyond their line.
    public let reach: CGRect

    /// A text laid out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - measurement: The size and the baselines.
    ///   - lines: Its lines.
    ///   - isTruncated: True if text was left out.
    ///   - reach: The bounds of the ink; `nil` for the lines and one em around them.
    public init(
        text: StyledText, measurement: TextMeasurement, lines: [Line], isTruncated: Bool,
        reach: CGRect? = nil
    ) {
        self.text = text
        self.measurement = measurement
        self.lines = lines
        self.isTruncated = isTruncated
        let box = lines.reduce(CGRect(origin: .zero, size: measurement.size)) {
            $0.union($1.frame)
        }
        let em = text.spans.map(\.font.size).max() ?? 0
        self.reach = reach.map { box.union($0) } ?? box.insetBy(dx: -em, dy: -em)
    }
}

extension TextLayout: Equatable {
    public static func == (lhs: TextLayout, rhs: TextLayout) -> Bool {
        lhs === rhs
            || (lhs.measurement == rhs.measurement && lhs.text == rhs.text
                && lhs.lines == rhs.lines)
    }
}

/// A font's metrics for underlines and strikethrough, in points without rounding.
///
/// They are those of the font a span asks for, also under characters that another font stands in
/// for, so that the line is one.
public struct TextDecorationMetrics: Hashable, Sendable {
    /// From the baseline down to the line's upper edge.
    public var underlinePosition: CGFloat
    /// The thickness of the underline.
    public var underlineThickness: CGFloat
    /// From the baseline down to the line's upper edge, so less than zero.
    public var strikethroughPosition: CGFloat
    /// The thickness of the strikethrough line.
    public var strikethroughThickness: CGFloat

    public init(
        underlinePosition: CGFloat, underlineThickness: CGFloat, strikethroughPosition: CGFloat,
        strikethroughThickness: CGFloat
    ) {
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.strikethroughPosition = strikethroughPosition
        self.strikethroughThickness = strikethroughThickness
    }
}

/// A font file at one pixel size, as the text engine found it and the painter will open it.
///
/// The text engine numbers its fonts; the painter asks it for the font of a number.
public struct GlyphFont: Hashable, Sendable {
    public let id: UInt32
    public init(id: UInt32) { self.id = id }
}
