import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points.
@Suite("Text")
struct TextTests {
    @Test(
        "A text is as wide as its longest line and as high as its lines",
        arguments: [
            (nil, nil, CGSize(88, 16)), (.infinity, .infinity, CGSize(88, 16)),
            (60, nil, CGSize(40, 32)), (60, 16, CGSize(48, 16)), (0, nil, CGSize(8, 160)),
            (0, 0, CGSize(8, 16)),
        ] as [(CGFloat?, CGFloat?, CGSize)])
    func lines(width: CGFloat?, height: CGFloat?, expected: CGSize) {
        #expect(size(width, height) { Text("Hello World") } == expected)
    }

    @Test("The nearest font counts: its own, then the environment's, then body")
    func fonts() {
        #expect(size(nil, nil) { Text("ab").font(.title).font(.caption) } == CGSize(26, 26))
        #expect(
            size(nil, nil) { VStack { Text("ab").font(.title) }.font(.caption) } == CGSize(26, 26))
        #expect(size(nil, nil) { VStack { Text("ab") }.font(.caption) } == CGSize(12, 12))
        #expect(size(nil, nil) { Text("ab").font(.caption).font(nil) } == CGSize(12, 12))
        #expect(size(nil, nil) { Text("ab").font(.system(size: 34)) } == CGSize(32, 32))
    }

    @Test("A line limit truncates the rest")
    func lineLimit() {
        let screen = Screen(60, 100) { Text("Hello World").lineLimit(1) }
        #expect(screen.text == "text 6 42 48×16 #000000 \"Hello…\"")
        #expect(size(60, nil) { Text("Hello World").lineLimit(2) } == CGSize(40, 32))
        #expect(size(60, nil) { Text("Hello World").lineLimit(0) }.height == 16)
    }

    @Test("The nearest colour counts: its own, then the environment's, then the desktop's")
    func colors() {
        #expect(Screen(8, 16) { Text("a") }.text.contains("#000000"))
        #expect(Screen(8, 16, colorScheme: .dark) { Text("a") }.text.contains("#ffffff"))
        #expect(Screen(8, 16) { Text("a").foregroundColor(.red) }.text.contains("#ff3b30"))
        let nested = Screen(8, 16) {
            VStack { Text("a").foregroundColor(.green) }.foregroundColor(.red)
        }
        #expect(nested.text.contains("#34c759"))
    }

    @Test("An empty text has the height of a line and shows nothing")
    func empty() {
        #expect(size(nil, nil) { Text("") } == CGSize(0, 16))
        #expect(Screen(10, 10) { Text("") }.text.isEmpty)
    }

    @Test("Bold, italic and monospaced digits reach the font")
    func traits() throws {
        let screen = Screen(100, 20) { Text("12").bold().italic().monospacedDigit() }
        guard case .text(let layout, _, _) = try #require(screen.displayList.primitives.first)
        else {
            Issue.record("There is no text.")
            return
        }
        let font = try #require(layout.text.spans.first).font
        #expect(font.weight == .bold)
        #expect(font.isItalic)
        #expect(font.features == .monospacedDigit)
    }
}
