public import Foundation

extension AttributedString {
    /// The way in which Markdown is read.
    ///
    /// ```swift
    /// let options = AttributedString.MarkdownParsingOptions(
    ///     interpretedSyntax: .inlineOnlyPreservingWhitespace)
    /// let string = try AttributedString(markdown: "**Roll** a die.\n\nThen move.", options: options)
    /// ```
    ///
    /// Matches: Foundation.AttributedString.MarkdownParsingOptions
    /// Differs: positions in the source are not kept.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is read.
        ///
        /// Matches: Foundation.AttributedString.MarkdownParsingOptions.InterpretedSyntax
        public enum InterpretedSyntax: Sendable {
            /// Paragraphs, lists, tables and marks.
            ///
            /// Paragraphs are not separated by line breaks; the ``PresentationIntent`` of each shows where it begins.
            case full
            /// Marks in a text such as `**strong**`; the end of a line is a space.
            case inlineOnly
            /// Marks in a text; the ends of lines and all spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// The result for a text that is no Markdown.
        ///
        /// There is no such text: a mark without a meaning is text.
        ///
        /// Matches: Foundation.AttributedString.MarkdownParsingOptions.FailurePolicy
        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// True if `^[text](name: value)` is a phrase with an attribute; otherwise it is a link after a caret.
        ///
        /// Matches: Foundation.AttributedString.MarkdownParsingOptions.allowsExtendedAttributes
        /// Differs: the attribute itself is dropped.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text as a BCP 47 tag; `nil` if it is not known.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
