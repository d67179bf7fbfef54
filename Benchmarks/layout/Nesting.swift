import BenchSupport
import Foundation
import LozengeCore
import LozengeViews

/// Rows in columns in rows: each level is a stack that holds a colour and the next level.
enum Nesting {
    /// Microseconds a view, at new sizes each time.
    static func measured(depth: Int, _ repetitions: Int) -> Measured {
        var view: any View = Color.red
        for level in 0..<depth { view = around(view, isRow: level % 2 == 0) }
        let stage = staged(view)
        let time = median(repetitions) { index in
            let side = 1000 + CGFloat(index)
            let size = stage.layOut(width: side, height: side)
            if size != CGSize(width: side, height: side) {
                fail("\(depth) levels take \(size) of \(side).")
            }
        }
        return ["new": time / Double(2 * depth + 1)]
    }

    /// The type grows with each level, so that there is nothing between the stacks.
    private static func around(_ view: some View, isRow: Bool) -> any View {
        if isRow {
            HStack(spacing: 0) {
                Color.blue
                view
            }
        } else {
            VStack(spacing: 0) {
                Color.green
                view
            }
        }
    }

    private static func staged(_ view: some View) -> Stage { Stage(view) }
}
