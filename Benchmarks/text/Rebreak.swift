import BenchSupport
import Foundation
import LozengeCore
import LozengeText

/// One long paragraph, broken at widths that never repeat.
enum Rebreak {
    /// The number of widths in a measurement, because one takes hardly longer than reading the clock.
    static let widthsAtOnce = 10

    /// Microseconds a width; and the number of lines at the last.
    static func measured(_ text: String, _ repetitions: Int) -> Measured {
        let shaped = PangoTextEngine().shape(StyledText(text, font: TextBench.font))
        let style = ParagraphStyle()
        var size = CGSize.zero
        func width(_ index: Int) -> CGFloat { 300 + CGFloat(index) / 4 }

        let time = median(repetitions) { index in
            for each in 0..<widthsAtOnce {
                let proposal = ProposedViewSize(
                    width: width(index * widthsAtOnce + each), height: nil)
                size = shaped.measure(in: proposal, style: style).size
            }
        }
        let last = width((warmUps + repetitions) * widthsAtOnce - 1)
        let layout = shaped.layout(in: ProposedViewSize(width: last, height: nil), style: style)
        if layout.measurement.size != size || layout.lines.count < 2 {
            fail("at \(last) points the paragraph was measured as \(size).")
        }
        return [
            "new": time / Double(widthsAtOnce), "width": last, "lines": Double(layout.lines.count),
        ]
    }
}
