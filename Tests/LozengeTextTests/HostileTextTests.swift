import Foundation
import LozengeCore
import Testing

@testable import LozengeText

@Suite("Text nobody would write")
struct HostileTextTests {
    let engine = PinnedFonts.engine()

    @Test(
        "Long texts are shaped and broken in bounded time", .timeLimit(.minutes(1)),
        arguments: [
            ("a word of a million letters", String(repeating: "x", count: 1_000_000)),
            ("a million line feeds", String(repeating: "\n", count: 1_000_000)),
            ("many words", String(repeating: "word ", count: 100_000)),
            ("many short lines", String(repeating: "ab\n", count: 100_000)),
            ("many marks", "a" + String(repeating: "\u{301}", count: 100_000)),
            ("many overrides", String(repeating: "\u{202E}a\u{202C}", count: 20_000)),
            ("alternating scripts", String(repeating: "aב", count: 20_000)),
        ])
    func long(name: String, text: String) {
        let clock = ContinuousClock()
        let time = clock.measure {
            let shaped = engine.shape(text)
            for width in [0, 100, 200, 1000] as [CGFloat] {
                #expect(shaped.measure(width: width).size.height > 0)
            }
            #expect(shaped.lines(width: 100, limit: 2).count == 2)
        }
        #expect(time < .seconds(20), "\(name)")
        print(name, time)
    }

    @Test("Something of every plane of Unicode", arguments: 0..<17)
    func planes(plane: UInt32) {
        var text = ""
        for offset in stride(from: UInt32(0), to: 0x10000, by: 97) {
            if let scalar = Unicode.Scalar(plane << 16 | offset) { text.unicodeScalars.append(scalar) }
        }
        let shaped = engine.shape(text)
        #expect(shaped.measure(width: 200).size.height > 0)
        #expect(!shaped.layout(width: 200).lines.isEmpty)
    }
}
