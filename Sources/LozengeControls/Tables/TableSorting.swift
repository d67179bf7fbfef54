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
            if let known = present.first(where: { Self.isSame($0, column) }),
                adds || Self.isSame(present[0], column)
            {
                column.order = known.order == .forward ? .reverse : .forward
            }
            let others = present.filter { !Self.isSame($0, column) }
            if adds, let index = present.firstIndex(where: { Self.isSame($0, column) }) {
                var changed = present
                changed[index] = column
                binding.wrappedValue = changed
            } else {
                binding.wrappedValue = adds ? others + [column] : [column]
            }
        }
    }

    /// Returns true if two comparators differ in their direction at most.
    private static func isSame<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
        var (first, second) = (first, second)
        (first.order, second.order) = (.forward, .forward)
        return first == second
    }
}
