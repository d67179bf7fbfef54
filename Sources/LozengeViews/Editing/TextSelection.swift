import Foundation

/// The selection of a text field or a text editor, or the place where text is inserted.
///
/// ```swift
/// @State private var selection: TextSelection?
/// …
/// TextEditor(text: $text, selection: $selection)
/// Button("Select All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
/// ```
///
/// Matches: SwiftUI.TextSelection
/// Differs: one range is selected: the first of several.
/// Source: `docs/editing.md`, EDIT-1, EDIT-5.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected part of a text.
    ///
    /// Matches: SwiftUI.TextSelection.Indices
    public enum Indices: Equatable, Hashable, Sendable {
        /// A range; an empty one is the place where text is inserted.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected part.
    ///
    /// Indices behind the text count as its end.
    public var indices: Indices
    /// The side to which the caret belongs where a line is wrapped and where directions meet.
    public private(set) var affinity = TextSelectionAffinity.automatic

    /// Creates the selection of a range.
    ///
    /// Matches: SwiftUI.TextSelection.init(range:)
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates the selection of several ranges.
    ///
    /// Matches: SwiftUI.TextSelection.init(ranges:)
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates a place where text is inserted.
    ///
    /// Matches: SwiftUI.TextSelection.init(insertionPoint:)
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// True if nothing is selected.
    public var isInsertion: Bool { range?.isEmpty ?? true }

    /// The selected range, the first of several.
    private var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }

    init(_ text: EditedText, in string: String) {
        func index(_ offset: Int) -> String.Index {
            string.utf8.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex)
                ?? string.endIndex
        }
        let range = text.selection
        self.init(range: index(range.lowerBound)..<index(range.upperBound))
        affinity = text.affinity
    }

    /// Returns the selected range in UTF-8 bytes of a text; `nil` for none.
    func bytes(in string: String) -> Range<Int>? {
        func offset(_ index: String.Index) -> Int {
            string.utf8.distance(from: string.startIndex, to: min(index, string.endIndex))
        }
        return range.map { offset($0.lowerBound)..<offset($0.upperBound) }
    }
}

nonisolated extension EditedText {
    /// The side to which the caret belongs.
    var affinity: TextSelectionAffinity {
        guard selection.isEmpty else { return .automatic }
        return isCaretUpstream ? .upstream : .downstream
    }
}
