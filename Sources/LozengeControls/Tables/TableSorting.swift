import Foundation
import LozengeCore
import LozengeViews

/// The sort order of a table, whatever the type of its comparators is.
nonisolated struct TableSorting {
    /// Returns the order in which the rows are sorted by a column first; `nil` if they are not.
    let order: (Any) -> SortOrder?
    /// Sorts by the comparator of a column: first, or after the present comparators.
    let sort: (Any, _ adds: Bool) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { comparator in
            guard let column = comparator as? Sort, let first = binding.wrappedValue.first,
                Self.isSame(column, first)
            else { return nil }
            return first.order
        }
        sort = { comparator, adds in
            guard var column = comparator as? Sort else { return }
            let present = binding.wrappedValue
            let index = present.firstIndex { Self.isSame($0, column) }
            if let index, adds || index == 0 {
                column.order = present[index].order == .forward ? .reverse : .forward
            }
            var changed = adds ? present : []
            if adds, let index { changed[index] = column } else { changed.append(column) }
            binding.wrappedValue = changed
        }
    }

    /// Returns true if two comparators differ in their direction at most, or sort by the same property.
    ///
    /// A program names the property alone, and its column may have a comparator for the property's values.
    private static func isSame<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
        if let first = first as? KeyPathComparator<Sort.Compared>,
            let second = second as? KeyPathComparator<Sort.Compared>
        {
            return first.keyPath == second.keyPath
        }
        var (first, second) = (first, second)
        (first.order, second.order) = (.forward, .forward)
        return first == second
    }
}
