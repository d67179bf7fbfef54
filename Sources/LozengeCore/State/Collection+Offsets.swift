public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, counted from the first; offsets beyond the end are ignored.
    ///
    /// ```
    /// heroes.remove(atOffsets: IndexSet(integer: 2))
    /// ```
    ///
    /// Matches: SwiftUI.RangeReplaceableCollection.remove(atOffsets:)
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        kept.reserveCapacity(count)
        for (offset, element) in enumerated() where !offsets.contains(offset) {
            kept.append(element)
        }
        self = kept
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
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let destination = Swift.min(Swift.max(destination, 0), elements.count)
        func part(_ offsets: Range<Int>, isMoved: Bool) -> [Element] {
            offsets.filter { source.contains($0) == isMoved }.map { elements[$0] }
        }
        let moved =
            part(0..<destination, isMoved: false) + part(elements.indices, isMoved: true)
            + part(destination..<elements.count, isMoved: false)
        for (index, element) in zip(indices, moved) { self[index] = element }
    }
}
