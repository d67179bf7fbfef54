public import Foundation

extension AttributedString {
    /// Creates a string from Markdown.
    ///
    /// Paragraphs, lists and tables are read by libmd4c; where it is missing, this is reported once, and only the marks in
    /// lines are read.
    ///
    /// - Parameters:
    ///   - markdown: The source.
    ///   - options: The way in which it is read.
    ///   - baseURL: The address to which addresses of links and pictures are relative.
    /// - Throws: Nothing for a string.
    ///
    /// Matches: Foundation.AttributedString.init(markdown:options:baseURL:)
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let document = MarkdownDocument()
        if options.interpretedSyntax == .full, MarkdownLibrary.read(markdown, into: document) {
            self = document.string(relativeTo: baseURL)
        } else {
            self.init(lines: markdown, options: options, baseURL: baseURL)
        }
        if let language = options.languageCode, !language.isEmpty {
            self.languageIdentifier = language
        }
    }

    /// Creates a string from Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that are not UTF-8.
    ///
    /// Matches: Foundation.AttributedString.init(markdown:options:baseURL:)
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        guard let source = String(bytes: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: source, options: options, baseURL: baseURL)
    }

    /// Creates a string from a file in Markdown.
    ///
    /// - Throws: The error of reading the file, or of data that are not UTF-8.
    ///
    /// Matches: Foundation.AttributedString.init(contentsOf:options:baseURL:)
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads the marks in the lines of a source.
    private init(lines source: String, options: MarkdownParsingOptions, baseURL: URL?) {
        let keepsSpaces = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let words = [keepsSpaces ? source : Self.joined(source)]
        self.init()
        for run in InlineMarkdown.runs(of: words, isExtended: options.allowsExtendedAttributes) {
            var attributes = AttributeContainer()
            if !run.marks.isEmpty { attributes.inlinePresentationIntent = run.marks }
            attributes.link = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            for case .text(let text) in run.pieces {
                append(AttributedString(text, attributes: attributes))
            }
        }
    }

    /// Joins lines by spaces, but keeps a break after two spaces or a backslash.
    private static func joined(_ source: String) -> String {
        source.replacing(/(?:( {2,}|\\)|[ \t]*)\r?\n[ \t]*/) { match in
            match.output.1 == nil ? " " : "\n"
        }
    }
}
