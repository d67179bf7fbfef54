import BenchSupport
import Foundation
import LozengeViews

/// A list of rows gets another width.
enum Relayout {
    /// Microseconds a row: at widths that are new each time, and at two in turn.
    static func measured(rows: Int, _ lines: RowLines, _ repetitions: Int) -> Measured {
        let stage = Stage(RowList(RowTexts.all(rows)).lineLimit(lines.limit))
        stage.layOut(width: RowTexts.widest)
        let witness = Witness(stage)

        func time(_ width: (Int) -> CGFloat) -> Double {
            median(repetitions) {
                stage.layOut(width: width($0))
            } check: {
                witness.check(row: rows - 1, width: width($0))
            }
        }
        let new = time { 640 + CGFloat($0) }
        let seen = time { 700 + CGFloat($0 % 2 * 50) }
        return ["new": new / Double(rows), "seen": seen / Double(rows)] + witness.heights()
    }
}
