import BenchSupport
import Foundation
import LozengeText

/// The memory of a tree of rows.
enum Memory {
    /// Bytes a view, beyond the views' own values and without the strings: after the first layout, and after twenty
    /// at other widths, which leave behind what was remembered; and the former with the texts' shaping.
    static func measured(rows: Int) -> Measured {
        let texts = RowTexts.all(rows)
        let own = ownBytes(of: texts[0])
        func each(_ bytes: Int) -> Double {
            (Double(bytes) / Double(rows) - Double(own)) / Double(RowTexts.viewCount)
        }
        func widen(_ stage: Stage) {
            for width in 0..<20 { stage.layOut(width: 640 + CGFloat(width)) }
        }

        let engine = PangoTextEngine()
        let start = Heap.bytes
        let shaping = Stage(RowList(texts), textEngine: engine)
        shaping.layOut(width: 600)
        let withShaping = Heap.bytes - start
        // The cached lines of the shaped texts at these widths are the texts' memory.
        widen(shaping)

        let before = Heap.bytes
        let stage = Stage(RowList(texts), textEngine: engine)
        stage.layOut(width: 600)
        let first = Heap.bytes - before
        widen(stage)
        let later = Heap.bytes - before
        Witness(stage).check(row: rows - 1, width: 659)
        Witness(shaping).check(row: rows - 1, width: 659)
        return [
            "first": each(first), "later": each(later), "shaping": each(withShaping),
            "own": Double(own) / Double(RowTexts.viewCount),
        ]
    }

    /// The memory of a row's view values, with their references.
    private static func ownBytes(of texts: RowTexts) -> Int {
        let before = Heap.bytes
        let body = Row(texts: texts).body
        let referred = Heap.bytes - before
        return withExtendedLifetime(body) {
            MemoryLayout<Row>.size + MemoryLayout.size(ofValue: body) + referred
        }
    }
}
