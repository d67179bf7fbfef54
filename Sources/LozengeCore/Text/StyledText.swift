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
        /// What there is to be room for instead of text; then ``string`` is
        /// ``TextAttachment/string``.
        public package(set) var attachment: TextAttachment?

        public init(_ attachment: TextAttachment, font: ResolvedFont) {
            self.init(TextAttachment.string, font: font)
            self.attachment = attachment
        }

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

    /// Whether there is no text.
    public var isEmpty: Bool { spans.allSatisfy { $0.string.isEmpty } }

    /// The text without its fonts.
    public var string: String { spans.count == 1 ? spans[0].string : spans.map(\.string).joined() }
}

/// Room in a line for something that is no text, such as a picture; it wraps as a character does.
public final class TextAttachment: Hashable, Sendable {
    /// What stands for it in the text: the object replacement character.
    public static let string = "\u{FFFC}"

    /// In points.
    public let size: CGSize
    /// How much of it is below the baseline, in points.
    public let descent: CGFloat

    /// All lengths in points; what is negative or no number counts as 0.
    public init(size: CGSize, descent: CGFloat = 0) {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.descent = descent.isFinite ? descent : 0
    }

    /// The same, larger or smaller.
    package func scaled(by factor: CGFloat) -> TextAttachment {
        TextAttachment(
            size: CGSize(width: size.width * factor, height: size.height * factor),
            descent: descent * factor)
    }

    /// How far it reaches above the baseline, in points.
    public var ascent: CGFloat { size.height - descent }

    public static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool {
        lhs === rhs || (lhs.size == rhs.size && lhs.descent == rhs.descent)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(descent)
    }
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
