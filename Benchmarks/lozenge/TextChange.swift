import Foundation
import LozengeCore
import LozengeViews

/// One text in a list of rows changes; all texts were shaped before.
enum TextChange {
    /// How many rows take turns.
    static let changedRows = 64

    /// Microseconds until the layout is valid: with a text of the same width, and of another.
    static func measured(rows: Int, _ repetitions: Int) -> Measured {
        let texts = RowTexts.all(rows)
        let switches = Switches()
        let stage = Stage(
            RowList(count: rows) { LiveRow(index: $0, texts: texts[$0], switches: switches) })
        let width: CGFloat = 600
        stage.layOut(width: width)
        let witness = Witness(stage)
        let changed = min(changedRows, rows)

        func time(_ texts: [String]) -> Double {
            // Shaping is not layout: each text is shaped before it counts.
            for text in texts {
                switches.times[0]?.wrappedValue = text
                stage.layOut(width: width)
            }
            func row(_ index: Int) -> Int { index % changed * (rows / changed) }
            return median(repetitions) { index in
                switches.times[row(index)]?.wrappedValue = texts[index / changed % texts.count]
                stage.layOut(width: width)
            } check: { index in
                witness.check(row: row(index), width: width)
            }
        }
        let same = time(["12:05", "12:06"])
        let other = time(["9:05", "yesterday"])
        return [
            "same": same, "other": other, "row": witness.heights.row,
            "title": witness.heights.title,
        ]
    }
}

/// Where the rows leave the bindings with which their times are changed.
final class Switches {
    var times: [Int: Binding<String>] = [:]
}

/// A `Row` whose time is state of its own.
struct LiveRow: View {
    let index: Int
    let texts: RowTexts
    let switches: Switches
    @State private var time: String

    init(index: Int, texts: RowTexts, switches: Switches) {
        self.index = index
        self.texts = texts
        self.switches = switches
        _time = State(wrappedValue: texts.time)
    }

    var body: some View {
        if switches.times[index] == nil { switches.times[index] = $time }
        return texts.row(time: time)
    }
}
