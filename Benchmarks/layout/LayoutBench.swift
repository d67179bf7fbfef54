import BenchSupport
import Foundation

/// `LayoutBench <measure> [count] [repetitions]` measures one thing and prints it as JSON.
@main
struct LayoutBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        let count = numbers.first ?? 1000
        let repetitions = numbers.dropFirst().first ?? 21
        let lines: RowLines = arguments.last == "unwrapped" ? .one : .any

        switch arguments.first {
        case "relayout": print(Relayout.measured(rows: count, lines, repetitions))
        case "invalidated": print(Relayout.measuredInvalidated(rows: count, lines, repetitions))
        case "text": print(TextChange.measured(rows: count, lines, repetitions))
        case "state": print(StateChange.measured(views: count, repetitions))
        case "read": print(ReadChange.measured(views: count, repetitions))
        case "depth": print(Nesting.measured(depth: count, repetitions))
        case "grid": print(WholeLayout.measured({ ColumnGrid() }, repetitions))
        case "messages": print(WholeLayout.measured({ MessageList(count: count) }, repetitions))
        case "memory": print(Memory.measured(rows: count))
        case "allocations": print(Allocations.measured(rows: count, repetitions))
        default:
            fail(
                """
                usage: LayoutBench relayout|invalidated|text [COUNT] [REPETITIONS] [wrapped|unwrapped]
                       LayoutBench state|read|depth|grid|messages|memory|allocations [COUNT] [REPETITIONS]
                """
            )
        }
    }
}
