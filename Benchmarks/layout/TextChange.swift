import BenchSupport
import Foundation
import LozengeCore
import LozengeViews

/// One text in a list of rows that changes; all texts were shaped before.
enum TextChange {
    /// The number of rows that change in turn.
    static let changedRows = 8

    /// Microseconds until the layout is valid: with a text of the same width, and of another one.
    static func measured(rows: Int, _ lines: RowLines, _ repetitions: Int) -> Measured {
        let texts = RowTexts.all(rows)
        let switches = Switches()
        let stage = Stage(
            RowList(count: rows) { LiveRow(index: $0, texts: texts[$0], switches: switches) }
                .lineLimit(lines.limit))
        let width = RowTexts.widest
        stage.layOut(width: width)
        let witness = Witness(stage)
        let changed = min(changedRows, rows)

        func set(_ text: String, row: Int) {
            switches.times[row]?.wrappedValue = text
            stage.layOut(width: width)
        }
        func time(_ texts: [String], equallyWide: Bool) -> Double {
            // Shaping is not layout: each text is shaped before the measurement.
            let widths = texts.map { text in
                set(text, row: 0)
                return witness.time(of: 0).width
            }
            if (Set(widths).count == 1) != equallyWide {
                fail("\(texts) are \(widths) points wide.")
            }

            func row(_ index: Int) -> Int { index % changed * (rows / changed) }
            func turn(_ index: Int) -> Int { index / changed % texts.count }
            return median(repetitions) { index in
                set(texts[turn(index)], row: row(index))
            } check: { index in
                witness.check(row: row(index), width: width, timeWidth: widths[turn(index)])
            }
        }
        let same = time(["12:05", "12:06"], equallyWide: true)
        let other = time(["9:05", "yesterday"], equallyWide: false)
        return ["same": same, "other": other] + witness.heights()
    }
}

/// The storage of the bindings that change the rows' times.
final class Switches {
    var times: [Int: Binding<String>] = [:]
}

/// A `Row` whose time is a state.
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
