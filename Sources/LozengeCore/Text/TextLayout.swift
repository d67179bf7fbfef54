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

        public init(font: GlyphFont, glyphs: [Glyph], span: Int) {
            self.font = font
            self.glyphs = glyphs
            self.span = span
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

    public init(
        text: StyledText, measurement: TextMeasurement, lines: [Line], isTruncated: Bool
    ) {
        self.text = text
        self.measurement = measurement
        self.lines = lines
        self.isTruncated = isTruncated
    }
}

extension TextLayout: Equatable {
    public static func == (lhs: TextLayout, rhs: TextLayout) -> Bool {
        lhs === rhs
            || (lhs.measurement == rhs.measurement && lhs.text == rhs.text
                && lhs.lines == rhs.lines)
    }
}

/// A font file at one pixel size, as the text engine found it and the painter will open it.
///
/// The text engine numbers its fonts; whoever draws asks it for what the number stands for.
public struct GlyphFont: Hashable, Sendable {
    public let id: UInt32
    public init(id: UInt32) { self.id = id }
}
