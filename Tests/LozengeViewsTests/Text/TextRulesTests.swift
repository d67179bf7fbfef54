import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points, its baseline 12 points down; lines along it are one point
/// thick, two points below the baseline and five above.
@Suite("Underline and strikethrough")
struct TextRulesTests {
    @Test("An underline is as long as the lines of text, below the letters")
    func underline() {
        let screen = Screen(16, 32) { Text("ab c").underline() }
        #expect(
            screen.text == """
                fill rectangle 0 14 16×1 #000000
                fill rectangle 0 30 8×1 #000000
                text 0 0 16×32 #000000 "ab⏎c"
                """)
    }

    @Test("A strikethrough is above the letters, in its own colour")
    func strikethrough() {
        let screen = Screen(16, 16) { Text("ab").strikethrough(color: .red) }
        #expect(
            screen.text == """
                text 0 0 16×16 #000000 "ab"
                fill rectangle 0 7 16×1 #ff3b30
                """)
    }

    @Test("Only the span with the attribute has the line")
    func spans() {
        let screen = Screen(32, 16) { Text("a") + Text("bc").underline() + Text("d") }
        #expect(screen.text.hasPrefix("fill rectangle 8 14 16×1 #000000\n"))
    }

    @Test("The units of a pattern are as long as the line is thick")
    func patterns() {
        let screen = Screen(16, 16) { Text("ab").underline(pattern: .dot) }
        #expect(screen.text.components(separatedBy: "fill").count - 1 == 3)
        let long = Screen(16, 16) { Text("ab").underline(pattern: .dash) }
        #expect(
            long.text.hasPrefix(
                "fill rectangle 0 14 10×1 #000000\nfill rectangle 15 14 1×1 #000000\n"))
    }

    @Test("An inactive line is not drawn, also inside an active one")
    func inactive() {
        let screen = Screen(16, 16) { (Text("a").underline(false) + Text("b")).underline() }
        #expect(screen.text.hasPrefix("fill rectangle 8 14 8×1"))
    }
}
