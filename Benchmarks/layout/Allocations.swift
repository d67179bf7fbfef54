import BenchSupport
import Foundation

/// The number of allocations in the layout of a list of rows.
enum Allocations {
    /// Returns the calls for one layout, on average: at the same size, at one of two sizes, at a new size;
    /// and for one of every kind of container, at a new size.
    static func measured(rows: Int, _ repetitions: Int) -> Measured {
        let start = Heap.calls
        let stage = Stage(RowList(RowTexts.all(rows)))
        var width: CGFloat = 600
        stage.layOut(width: width)
        // An unused counter would show no calls, too.
        guard Heap.calls - start > rows else { fail("a tree of \(rows) rows takes no memory.") }

        func calls(of stage: Stage, _ next: (Int) -> CGFloat) -> Double {
            for index in 0..<8 { stage.layOut(width: next(index)) }
            let before = Heap.calls
            for index in 8..<8 + repetitions { stage.layOut(width: next(index)) }
            return Double(Heap.calls - before) / Double(repetitions)
        }
        let same = calls(of: stage) { _ in 600 }
        let seen = calls(of: stage) { 700 + CGFloat($0 % 2 * 50) }
        let new = calls(of: stage) {
            width = 800 + CGFloat($0)
            return width
        }
        Witness(stage).check(row: rows - 1, width: width)
        let containers = calls(of: Stage(Containers())) { 640 + CGFloat($0) }
        return ["same": same, "seen": seen, "new": new, "containers": containers]
    }
}
