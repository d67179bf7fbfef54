import Foundation

/// The selection of an editor of attributed text, or the place where text is inserted.
///
/// A selection belongs to its text: after a change of the text that does not keep it up to date
/// (``Foundation/AttributedString/transform(updating:body:)``) it is the end of the text.
///
/// ```swift
/// @State private var text = AttributedString("A note")
/// @State private var selection = AttributedTextSelection()
/// …
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
///
/// Matches: SwiftUI.AttributedTextSelection
/// Differs: the editor selects one range: the first of several.
/// Source: `docs/editing.md`, EDIT-24, EDIT-25.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected part of a text.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.Indices
    @frozen
    public enum Indices: Equatable, Sendable {
        /// A place where text is inserted.
        case insertionPoint(AttributedString.Index)
        /// The selected ranges.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The selected part; `nil` for the end of the text.
    private(set) var indices: Indices?
    /// The attributes of what is typed next; `nil` for those of the text around it.
    private(set) var typing: AttributeContainer?
    private(set) var affinity = TextSelectionAffinity.automatic
    /// The revision of the editor's text, or a negative number for a change of the program: equal indices of two texts
    /// are not the same place.
    private var revision = 0

    /// Creates a place where text is inserted, at the end of the text.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.init()
    public init() {}

    /// Creates a place where text is inserted.
    ///
    /// - Parameters:
    ///   - insertionPoint: The place.
    ///   - typingAttributes: The attributes of what is typed there; `nil` for those of the text around it.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.init(insertionPoint:typingAttributes:)
    public init(
        insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
    ) {
        indices = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// Creates the selection of a range.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.init(range:)
    public init(range: Range<AttributedString.Index>) {
        if range.isEmpty {
            self.init(insertionPoint: range.lowerBound)
        } else {
            self.init(ranges: RangeSet(range))
        }
    }

    /// Creates the selection of several ranges.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.init(ranges:)
    public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

    init(_ edited: EditedText, in text: AttributedString, revision: Int) {
        let range = edited.selection
        self.init(range: text.range(ofBytes: range))
        typing = edited.typing
        affinity = edited.affinity
        self.revision = revision
    }

    /// Returns the selected part of a text: its end if the selection belongs to an earlier text.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.indices(in:)
    public func indices(in text: AttributedString) -> Indices {
        switch indices {
        case .insertionPoint(let index) where (index..<index).isValid(within: text):
            return .insertionPoint(index)
        case .ranges(let ranges) where !ranges.isEmpty && ranges.isValid(within: text):
            return .ranges(ranges)
        default: return .insertionPoint(text.endIndex)
        }
    }

    /// Returns true if the selection was made for this text, or is its end.
    func isValid(in text: AttributedString) -> Bool {
        indices == nil || indices(in: text) == indices
    }

    /// Returns true for the same part of equal texts, with the same attributes of typed text.
    func isSamePlace(as other: AttributedTextSelection) -> Bool {
        indices == other.indices && typing == other.typing && affinity == other.affinity
    }

    /// Returns the side to which the caret belongs where a line is wrapped and where directions meet.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.affinity(in:)
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

    /// Returns the attributes of text that is typed here.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.typingAttributes(in:)
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        var place: AttributedString.Index
        var isEmpty = false
        switch indices(in: text) {
        case .insertionPoint(let index): (place, isEmpty) = (index, true)
        case .ranges(let ranges): place = ranges.ranges.first?.lowerBound ?? text.endIndex
        }
        // The runs of the characters before and behind the place.
        let start =
            place == text.startIndex ? place : text.index(beforeCharacter: place)
        let end = place == text.endIndex ? place : text.index(afterCharacter: place)
        let runs = AttributeRuns(AttributedString(text[start..<end]))
        let offset = text.utf8.distance(from: start, to: place)
        let isStart = start == place || text.characters[start].isNewline
        return runs.typed(
            replacing: offset..<(isEmpty ? offset : runs.count), isParagraphStart: isStart)
    }

    /// Returns the attributes of each run of the selected text; at a place of insertion those of typed text.
    ///
    /// ```swift
    /// let isRed = selection.attributes(in: text)[\.foregroundColor].contains(.red)
    /// ```
    ///
    /// Matches: SwiftUI.AttributedTextSelection.attributes(in:)
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        guard case .ranges(let ranges) = indices(in: text) else {
            return Attributes(containers: [typingAttributes(in: text)])
        }
        return Attributes(
            containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }

    /// The selected part in UTF-8 bytes; the first of several ranges.
    func bytes(in text: AttributedString) -> Range<Int> {
        switch indices(in: text) {
        case .insertionPoint(let index):
            let place = text.offset(of: index)
            return place..<place
        case .ranges(let ranges):
            let range = ranges.ranges.first ?? text.endIndex..<text.endIndex
            return text.bytes(range)
        }
    }

    /// Returns this selection with other attributes of typed text.
    func typing(_ attributes: AttributeContainer) -> AttributedTextSelection {
        var selection = self
        selection.typing = attributes
        return selection
    }

    /// Returns this selection as one of a text that the program has changed after `former` was made.
    func changed(from former: AttributedTextSelection) -> AttributedTextSelection {
        var selection = self
        selection.revision = min(former.revision, 0) - 1
        return selection
    }

    /// The attributes of the runs of a selection.
    ///
    /// Matches: SwiftUI.AttributedTextSelection.Attributes
    nonisolated public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        /// Returns the values of an attribute, one for each run.
        ///
        /// Matches: SwiftUI.AttributedTextSelection.Attributes.subscript(_:)
        public subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?]
        where K.Value: Sendable { containers.map { $0[key] } }

        /// Returns the values of an attribute, one for each run.
        ///
        /// Matches: SwiftUI.AttributedTextSelection.Attributes.subscript(_:)
        public subscript<K: AttributedStringKey>(
            _ keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> [K.Value?] where K.Value: Sendable { containers.map { $0[K.self] } }

        public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
            containers.makeIterator()
        }
    }
}
