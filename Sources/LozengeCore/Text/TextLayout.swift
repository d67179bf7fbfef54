import Foundation

/// Text broken into lines, every glyph in its place: what a text looks like, but for its colour.
///
/// Made once by the text engine and shared by everyone who draws the text.
public final class TextLayout: Sendable {
    /// One line's glyphs in one font.
    ///
    /// Positions are in device pixels from the text's top-left corner, unrounded; the painter snaps
    /// the baseline.
    public struct Run: Equatable, Sendable {
        public var font: GlyphFont
        public var glyphs: [Glyph]
        /// Which span of the ``StyledText`` the run belongs to.
        public var span: Int
        /// Where the run's text begins, in points from the text's left edge.
        public var x: CGFloat
        /// How far it reaches from there in points, with the spaces in it.
        public var width: CGFloat
        /// What the glyphs stand on, in points from the text's top; a raised span has its own.
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
        public var id: UInt32
        public var x: Float
        public var y: Float

        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public struct Line: Equatable, Sendable {
        /// What the line shows, with the ellipsis if there is one.
        public var string: String
        /// The line's box, in points from the text's top-left corner.
        public var frame: CGRect
        /// In points from the text's top.
        public var baseline: CGFloat
        public var runs: [Run]

        public init(string: String, frame: CGRect, baseline: CGFloat, runs: [Run]) {
            self.string = string
            self.frame = frame
            self.baseline = baseline
            self.runs = runs
        }
    }

    public let text: StyledText
    public let measurement: TextMeasurement
    public let lines: [Line]
    /// Whether something was left out.
    public let isTruncated: Bool
    /// Where there may be ink, in points from the text's top-left corner: accents, swashes and
    /// italics leave their line.
    public let reach: CGRect

    /// A text laid out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - measurement: What it takes.
    ///   - lines: Its lines.
    ///   - isTruncated: Whether something was left out.
    ///   - reach: Where there may be ink; `nil` for anywhere up to one em around the lines.
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

/// Where a font wants lines under and through its text, in points, unrounded.
///
/// They are those of the font a span asks for, also under characters that another font stands in
/// for, so that the line is one.
public struct TextDecorationMetrics: Hashable, Sendable {
    /// From the baseline down to the line's upper edge.
    public var underlinePosition: CGFloat
    public var underlineThickness: CGFloat
    /// From the baseline down to the line's upper edge, so less than zero.
    public var strikethroughPosition: CGFloat
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
/// The text engine numbers its fonts; whoever draws asks it for what the number stands for.
public struct GlyphFont: Hashable, Sendable {
    public let id: UInt32
    public init(id: UInt32) { self.id = id }
}
