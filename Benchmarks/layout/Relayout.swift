import BenchSupport
import Foundation
import LozengeViews

/// A list of rows that gets another width.
struct Relayout {
    private let rows: Int
    private let repetitions: Int
    private let stage: Stage
    private let witness: Witness

    private init(rows: Int, _ lines: RowLines, _ repetitions: Int) {
        self.rows = rows
        self.repetitions = repetitions
        stage = Stage(RowList(RowTexts.all(rows)).lineLimit(lines.limit))
        stage.layOut(width: RowTexts.widest)
        witness = Witness(stage)
    }

    /// Microseconds a row: at new widths each time, and at two in turn.
    static func measured(rows: Int, _ lines: RowLines, _ repetitions: Int) -> Measured {
        let list = Relayout(rows: rows, lines, repetitions)
        let new = list.time { 640 + CGFloat($0) }
        let seen = list.time(seenWidth)
        return ["new": new, "seen": seen] + list.witness.heights()
    }

    /// The same at two widths in turn, with all size caches cleared.
    static func measuredInvalidated(
        rows: Int, _ lines: RowLines, _ repetitions: Int
    ) -> Measured {
        let list = Relayout(rows: rows, lines, repetitions)
        return ["seen": list.time(forgetting: true, seenWidth)] + list.witness.heights()
    }

    private static func seenWidth(_ index: Int) -> CGFloat { 700 + CGFloat(index % 2 * 50) }

    private func time(forgetting: Bool = false, _ width: (Int) -> CGFloat) -> Double {
        median(repetitions) {
            if forgetting { stage.forget() }
            stage.layOut(width: width($0))
        } check: {
            witness.check(row: rows - 1, width: width($0))
        } / Double(rows)
    }
}
