import Foundation

/// Text to be shaped: spans in one font each.
public struct StyledText: Hashable, Sendable {
    /// A part of the text in one font.
    public struct Span: Hashable, Sendable {
        public var string: String
        /// The font.
        public var font: ResolvedFont
        /// Added after every character, in points; negative brings them closer.
        public var kerning: CGFloat = 0
        /// How far the text is above the line's baseline, in points; negative is below.
        public var baselineOffset: CGFloat = 0
        /// The attachment that is placed instead of text; ``string`` is ``TextAttachment/string``
        /// then.
        public package(set) var attachment: TextAttachment?

        /// Creates a span with an attachment.
        public init(_ attachment: TextAttachment, font: ResolvedFont) {
            self.init(TextAttachment.string, font: font)
            self.attachment = attachment
        }

        public init(_ string: String, font: ResolvedFont) {
            self.string = string
            self.font = font
        }
    }

    /// The spans in logical order.
    public var spans: [Span]
    /// A BCP 47 tag such as `tr`, or empty for the user's locale.
    public var language: String
    /// The direction of paragraphs; `nil` for that of their first letter.
    public var direction: LayoutDirection?

    /// Creates a text from spans; `language` is a BCP 47 tag, empty for the user's locale.
    public init(spans: [Span], language: String = "", direction: LayoutDirection? = nil) {
        self.spans = spans
        self.language = language
        self.direction = direction
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
    /// The character that represents it in the text: the object replacement character.
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

/// The alignment of lines in multi-line text.
///
/// Matches: SwiftUI.TextAlignment
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

/// The position of the ellipsis in a truncated line.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
    case head, middle, tail
}

/// How the lines of one text are put under each other.
public struct ParagraphStyle: Hashable, Sendable {
    /// The most lines to show; `nil` for as many as there are.
    public var lineLimit: Int?
    /// The text is as high as with so many lines, even if it has fewer.
    public var reservedLines = 0
    /// True if words are never broken: a text that is narrower than its widest word is one truncated
    /// line.
    public var keepsWords = false
    /// The position of the ellipsis in the last visible line, if more text would follow.
    public var truncation = TextTruncation.tail
    /// The alignment of lines.
    public var alignment: TextAlignment = .leading
    /// Extra distance between two lines, in points.
    public var lineSpacing: CGFloat = 0
    /// Whether lines begin at the right.
    public var direction: LayoutDirection = .leftToRight
    /// True if each line begins at the side of its own direction, instead of that of ``direction``.
    public var followsText = false

    public init() {}

    /// The share of a line's free width that is on its left.
    package var leftShare: CGFloat { leftShare(in: direction) }

    /// Returns the share of a line's free width that is on its left, for a direction.
    package func leftShare(in direction: LayoutDirection) -> CGFloat {
        switch (alignment, direction) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.center, _): 0.5
        case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
        }
    }
}
