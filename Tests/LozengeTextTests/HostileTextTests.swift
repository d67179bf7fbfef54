import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Text nobody would write")
struct HostileTextTests {
    let engine = PinnedFonts.engine()

    /// A short text many times over.
    nonisolated struct Repeated: Sendable, CustomTestStringConvertible {
        let part: String
        let count: Int

        init(_ part: String, _ count: Int) {
            self.part = part
            self.count = count
        }

        var text: String { String(repeating: part, count: count) }
        var testDescription: String { "\(count) × \(part.debugDescription)" }
    }

    @Test(
        "Long texts are shaped and broken in bounded time",
        arguments: [
            Repeated("x", 1_000_000), Repeated("\n", 1_000_000), Repeated("word ", 100_000),
            Repeated("ab\n", 100_000), Repeated("\u{301}", 100_000),
            Repeated("\u{202E}a\u{202C}", 20_000), Repeated("aב", 20_000),
        ])
    func long(repeated: Repeated) {
        let time = ContinuousClock().measure {
            let shaped = engine.shape(repeated.text)
            for width in [0, 100, 200, 1000] as [CGFloat] {
                #expect(shaped.measure(width: width).size.height > 0)
            }
            #expect(shaped.lines(width: 100, limit: 2).count <= 2)
        }
        #expect(time < .seconds(20))
    }

    @Test("Something of every plane of Unicode", arguments: 0..<17)
    func planes(plane: UInt32) {
        var text = ""
        for offset in stride(from: UInt32(0), to: 0x10000, by: 97) {
            if let scalar = Unicode.Scalar(plane << 16 | offset) {
                text.unicodeScalars.append(scalar)
            }
        }
        let shaped = engine.shape(text)
        #expect(shaped.measure(width: 200).size.height > 0)
        #expect(!shaped.layout(width: 200).lines.isEmpty)
    }
}
