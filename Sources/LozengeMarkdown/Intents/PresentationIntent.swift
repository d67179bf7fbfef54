/// The blocks around a part of a text, such as a heading or the item of a list, for a view that shows documents.
///
/// ```swift
/// let string = try AttributedString(markdown: "# Rules\n\n* Be kind")
/// for (intent, range) in string.runs[\.presentationIntent] {
///     if case .header(let level) = intent?.components.first?.kind {
///         print(level, String(string[range].characters))
///     }
/// }
/// ```
///
/// Matches: Foundation.PresentationIntent
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The kind of a block.
    ///
    /// Matches: Foundation.PresentationIntent.Kind
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        /// A heading; its level is 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item of a list; the ordinal is the number before it, or 1 for the first one of a list without numbers.
        case listItem(ordinal: Int)
        /// Lines of code; the hint is the language that the source names.
        case codeBlock(languageHint: String?)
        case blockQuote
        /// A line between two parts of a document.
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A row below the header; the first one has index 1.
        case tableRow(rowIndex: Int)
        /// A cell; the first one has index 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    ///
    /// Matches: Foundation.PresentationIntent.TableColumn
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The position of texts in a column.
        ///
        /// Matches: Foundation.PresentationIntent.TableColumn.Alignment
        public enum Alignment: Hashable, Codable, Sendable { case left, center, right }

        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block around a part of a text.
    ///
    /// Matches: Foundation.PresentationIntent.IntentType
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        /// A number that the parts of one block share, and no other block of the document has.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks around the text, the innermost first.
    public var components: [IntentType]

    /// Creates an intent of a block in the blocks of `parent`.
    ///
    /// Matches: Foundation.PresentationIntent.init(_:identity:parent:)
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components =
            [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent of blocks, the innermost first.
    ///
    /// Matches: Foundation.PresentationIntent.init(types:)
    public init(types: [IntentType]) { components = types }

    /// The number of lists and quotations around the text.
    ///
    /// Matches: Foundation.PresentationIntent.indentationLevel
    public var indentationLevel: Int {
        components.count { block in
            switch block.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}
