import Foundation

/// What is to be shaped: spans of text, each in one font.
public struct StyledText: Hashable, Sendable {
    public struct Span: Hashable, Sendable {
        public var string: String
        public var font: ResolvedFont
        /// Added after every character, in points; negative brings them closer.
        public var kerning: CGFloat = 0
        /// How far the text is above the line's baseline, in points; negative is below.
        public var baselineOffset: CGFloat = 0

        public init(_ string: String, font: ResolvedFont) {
            self.string = string
            self.font = font
        }
    }

    public var spans: [Span]
    /// A BCP 47 tag such as `tr`, or empty for the user's locale.
    public var language: String

    public init(spans: [Span], language: String = "") {
        self.spans = spans
        self.language = language
    }

    public init(_ string: String, font: ResolvedFont) {
        self.init(spans: [Span(string, font: font)])
    }

    /// The text without its fonts.
    public var string: String { spans.count == 1 ? spans[0].string : spans.map(\.string).joined() }
}

/// Where the lines of a multi-line text begin.
///
/// Matches: SwiftUI.TextAlignment
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

/// Where a line is cut that has no room for all of its text.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
    case head, middle, tail
}

/// How the lines of one text are put under each other.
public struct ParagraphStyle: Hashable, Sendable {
    /// The most lines to show; `nil` for as many as there are.
    public var lineLimit: Int?
    /// The text is as high as with so many lines, even if it has fewer.
    public var reservedLines = 0
    /// Where the last line that is shown is cut, if more would follow.
    public var truncation = TextTruncation.tail
    public var alignment: TextAlignment = .leading
    /// Extra distance between two lines, in points.
    public var lineSpacing: CGFloat = 0
    /// Whether lines begin at the right.
    public var direction: LayoutDirection = .leftToRight

    public init() {}
}
