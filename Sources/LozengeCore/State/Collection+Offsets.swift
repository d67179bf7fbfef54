public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, counted from the first; offsets beyond the end are ignored.
    ///
    /// ```
    /// heroes.remove(atOffsets: IndexSet(integer: 2))
    /// ```
    ///
    /// Matches: SwiftUI.RangeReplaceableCollection.remove(atOffsets:)
    @inlinable
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let first = offsets.first, let low = self.index(ofOffset: first) else { return }
        // Elements before the first one stay where they are.
        var (target, source, offset) = (low, low, first)
        while source != endIndex {
            if !offsets.contains(offset) {
                self[target] = self[source]
                formIndex(after: &target)
            }
            formIndex(after: &source)
            offset += 1
        }
        removeSubrange(target...)
    }
}

extension MutableCollection {
    /// Moves the elements at `source` so that the first of them is before the element that is at
    /// `destination` now, or at the end; all offsets are counted from the first element.
    ///
    /// Offsets beyond the end are ignored; a destination beyond it is the end.
    ///
    /// ```
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0, 1], toOffset: 3)  // c a b d
    /// ```
    ///
    /// Matches: SwiftUI.MutableCollection.move(fromOffsets:toOffset:)
    @inlinable
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let count = count
        let destination = Swift.min(Swift.max(destination, 0), count)
        let moved = source.intersection(IndexSet(integersIn: 0..<count))
        guard let first = moved.first, let last = moved.last else { return }
        // Elements outside of this range stay where they are.
        let (low, high) = (Swift.min(first, destination), Swift.max(last + 1, destination))
        guard let start = index(ofOffset: low) else { return }
        var before: [Element] = []
        var between: [Element] = []
        var after: [Element] = []
        var position = start
        for offset in low..<high {
            let element = self[position]
            if moved.contains(offset) {
                between.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
            formIndex(after: &position)
        }
        position = start
        for part in [before, between, after] {
            for element in part {
                self[position] = element
                formIndex(after: &position)
            }
        }
    }
}

extension Collection {
    /// Returns the index at an offset; `nil` beyond the last element.
    @usableFromInline
    func index(ofOffset offset: Int) -> Index? {
        guard offset >= 0, let index = index(startIndex, offsetBy: offset, limitedBy: endIndex),
            index != endIndex
        else { return nil }
        return index
    }
}
