import BenchSupport
import Foundation
import LozengeCore
import LozengeText

/// The cache after many labels that are not shown any more.
enum CacheSize {
    /// The most that the engine says it keeps, and that the heap has grown by, in MiB; and which part of the last
    /// thousand labels is not known any more when they are asked for again, in percent.
    static func measured(_ labels: [String]) -> Measured {
        let engine = PangoTextEngine()
        func ask(_ label: String) { _ = engine.shape(StyledText(label, font: TextBench.font)) }
        // The fonts are not part of the cache.
        ask("A label in the same font, 0123456789")
        let before = Heap.bytes
        var (said, taken) = (0, 0)
        for (index, label) in labels.enumerated() {
            ask(label)
            guard index % 100 == 0 else { continue }
            said = max(said, engine.cacheSize)
            taken = max(taken, Heap.bytes - before)
        }
        if engine.cacheHitRate > 0 { fail("a label that was to be new is there twice.") }

        let last = labels.suffix(1000)
        for label in last { ask(label) }
        let asked = Double(1 + labels.count + last.count)
        let known = engine.cacheHitRate * asked / Double(last.count)
        let mebibyte = Double(1 << 20)
        return [
            "said": Double(said) / mebibyte, "heap": Double(taken) / mebibyte,
            "forgotten": max(0, (1 - known) * 100).rounded(),
        ]
    }
}
