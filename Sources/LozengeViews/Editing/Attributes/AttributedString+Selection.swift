import Foundation

nonisolated extension AttributedString {
    /// Changes the attributes of the selected text, run by run; at a place of insertion those of what is typed next.
    ///
    /// The selection stays where it is.
    ///
    /// ```swift
    /// text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - body: Changes the attributes.
    /// - Throws: An error of `body`, after which earlier runs are changed.
    ///
    /// Matches: SwiftUI.AttributedString.transformAttributes(in:body:)
    /// Source: `docs/editing.md`, EDIT-25.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection,
        body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var typing = selection.typingAttributes(in: self)
            try body(&typing)
            selection = selection.typing(typing).changed(from: selection)
            return
        }
        let former = selection
        let offsets = ranges.ranges.map(bytes)
        // Attributes move no letter, and so the selection is found again by its offsets.
        defer {
            selection = AttributedTextSelection(ranges: RangeSet(offsets.map(range(ofBytes:))))
                .changed(from: former)
        }
        for run in offsets.flatMap(runs) {
            var attributes = run.attributes
            try body(&attributes)
            self[range(ofBytes: run.range)].setAttributes(attributes)
        }
    }

    /// Returns the runs in a range of UTF-8 bytes, with their ranges in bytes.
    private func runs(
        _ bytes: Range<Int>
    ) -> [(range: Range<Int>, attributes: AttributeContainer)] {
        self[range(ofBytes: bytes)].runs.map { (self.bytes($0.range), $0.attributes) }
    }

    /// Changes the text and keeps a selection up to date.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is the end of the text afterwards if all of it was replaced.
    ///   - body: Changes the text.
    /// - Throws: An error of `body`.
    ///
    /// Matches: SwiftUI.AttributedString.transform(updating:body:)
    /// Source: `docs/editing.md`, EDIT-25.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection,
        body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let (indices, typing, former) = (selection.indices(in: self), selection.typing, selection)
        var ranges: [Range<Index>]
        switch indices {
        case .insertionPoint(let index): ranges = [index..<index]
        case .ranges(let set): ranges = Array(set.ranges)
        }
        let moved = try transform(updating: ranges, body: body)
        ranges = moved ?? []
        if case .insertionPoint = indices, let place = ranges.first {
            selection = AttributedTextSelection(
                insertionPoint: place.lowerBound, typingAttributes: typing)
        } else if ranges.count == 1 {
            selection = AttributedTextSelection(range: ranges[0])
        } else {
            selection =
                ranges.isEmpty
                ? AttributedTextSelection() : AttributedTextSelection(ranges: RangeSet(ranges))
        }
        selection = selection.changed(from: former)
    }

    /// Replaces the selected text; the selection becomes the place behind what was inserted.
    ///
    /// Matches: SwiftUI.AttributedString.replaceSelection(_:with:)
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        var ranges: [Range<Int>]
        switch selection.indices(in: self) {
        case .insertionPoint(let index): ranges = [offset(of: index)..<offset(of: index)]
        case .ranges(let set):
            ranges = set.ranges.map(bytes)
        }
        let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
        let first = ranges.removeFirst()
        for bytes in ranges.reversed() { removeSubrange(range(ofBytes: bytes)) }
        replaceSubrange(range(ofBytes: first), with: new)
        selection = AttributedTextSelection(
            insertionPoint: index(ofByte: first.lowerBound + new.utf8.count)
        ).changed(from: selection)
    }

    /// Replaces the selected text by characters with the attributes of what is typed there.
    ///
    /// Matches: SwiftUI.AttributedString.replaceSelection(_:withCharacters:)
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(
            &selection, with: AttributedString(String(newContent), attributes: attributes))
    }

    /// The selected text; empty at a place of insertion.
    ///
    /// Matches: SwiftUI.AttributedString.subscript(_:)
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            return self[RangeSet<Index>()]
        }
        return self[ranges]
    }
}
