import BenchSupport
import Foundation
import LozengeCore
import LozengeText

/// Short texts are shaped for the first time, and again.
enum Labels {
    /// The number of last labels that are measured again, and of repetitions.
    private static let seen = 1000
    private static let passes = 100

    /// Microseconds a label; and how wide all of them are together, in points.
    ///
    /// The mean and not a median: a few labels pay for evictions. It is processor time, which excludes other
    /// programs.
    static func measured(_ labels: [String]) -> Measured {
        let engine = PangoTextEngine()
        let warmUp = labels.count / 20
        var width: CGFloat = 0
        func ask(_ labels: ArraySlice<String>) {
            for label in labels {
                let shaped = engine.shape(StyledText(label, font: TextBench.font))
                width += shaped.line?.size.width ?? 0
            }
        }

        ask(labels[..<warmUp])
        var start = processorTime()
        ask(labels[warmUp...])
        let new = processorTime() - start
        let all = width
        if engine.cacheHitRate > 0 { fail("a label that was to be new is there twice.") }

        start = processorTime()
        for _ in 0..<passes { ask(labels.suffix(seen)) }
        let again = processorTime() - start
        let asked = Double(labels.count + passes * seen)
        if engine.cacheHitRate < Double(passes * seen) / asked { fail("a label was forgotten.") }
        return [
            "new": new / Double(labels.count - warmUp), "seen": again / Double(passes * seen),
            "width": all,
        ]
    }
}
