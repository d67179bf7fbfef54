import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points, its baseline 12 points down; a title's is 13 × 26.
@Suite("Runs of a text")
struct TextRunsTests {
    @Test("A sum of two texts keeps the look of each")
    func sum() throws {
        let screen = Screen(100, 40) {
            Text("ab").font(.title).foregroundColor(.red) + Text("c") + Text("d").bold()
        }
        let text = try screen.firstText()
        #expect(text.layout.text.string == "abcd")
        #expect(text.layout.text.spans.map(\.string) == ["ab", "c", "d"])
        #expect(text.layout.text.spans.map(\.font.size) == [28, 17, 17])
        #expect(text.layout.text.spans.map(\.font.weight) == [.regular, .regular, .bold])
        #expect(text.layout.measurement.size == CGSize(42, 26))
        #expect(text.paint.description == "#ff3b30 #000000 #000000")
    }

    @Test("A modifier of a sum applies to parts without a value")
    func inheritance() throws {
        let screen = Screen(100, 40) {
            (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.green).kerning(2)
        }
        let text = try screen.firstText()
        #expect(text.paint.description == "#ff3b30 #34c759")
        #expect(text.layout.text.spans.map(\.kerning) == [2, 2])
        #expect(text.layout.measurement.size == CGSize(20, 16))
    }

    @Test("Adjacent runs with the same look are one span; an empty one has none")
    func merging() throws {
        let screen = Screen(100, 40) {
            Text("") + Text("a").bold() + Text("") + Text("b").bold() + Text("c").italic(false)
        }
        #expect(try screen.firstText().layout.text.spans.map(\.string) == ["ab", "c"])
        #expect(Screen(10, 10) { Text("") + Text("") }.text.isEmpty)
        #expect(size(nil, nil) { Text("").bold() + Text("") } == CGSize(0, 16))
    }

    @Test("Raised and lowered text makes the line higher")
    func baselineOffset() {
        #expect(size(nil, nil) { Text("a").baselineOffset(5) } == CGSize(8, 21))
        #expect(size(nil, nil) { Text("a") + Text("b").baselineOffset(-3) } == CGSize(16, 19))
    }

    @Test("NaN and infinity count as 0")
    func badNumbers() {
        let text = Text("a").kerning(.nan).baselineOffset(.infinity)
        #expect(size(nil, nil) { text } == CGSize(8, 16))
    }

    @Test("Equal descriptions are equal texts")
    func equality() {
        #expect(Text("a") == Text(verbatim: "a"))
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a") + Text("b") != Text("ab"))
    }

    @Test("A text is a string and a reference")
    func memory() {
        #expect(MemoryLayout<Text>.size == MemoryLayout<String>.size + 8)
    }
}

extension Screen {
    /// Returns the first text on the screen, with its colours.
    func firstText() throws -> (layout: TextLayout, paint: TextPaint) {
        for case .text(let layout, _, let paint) in displayList.primitives {
            return (layout, paint)
        }
        throw NoText()
    }

    struct NoText: Error {}
}
