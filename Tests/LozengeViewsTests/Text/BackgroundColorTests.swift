import Foundation
import LozengeTesting
import SwiftUI
import Testing

/// A body character is 8 × 16 points.
@Suite("Colours behind letters")
struct BackgroundColorTests {
    private func marked(_ words: String, _ part: String) -> AttributedString {
        var string = AttributedString(words)
        if let range = string.range(of: part) { string[range].backgroundColor = .yellow }
        return string
    }

    @Test("They are behind the letters of the part, as high as each line")
    func lines() {
        let screen = Screen(16, 32) { Text(marked("ab cd", "b cd")) }
        #expect(
            screen.text == """
                fill rectangle 8 0 8×16 #ffcc00
                fill rectangle 0 16 16×16 #ffcc00
                text 0 0 16×32 #000000 #000000 "ab⏎cd"
                """)
    }

    @Test("They move with the text, and follow the colour scheme")
    func place() {
        for (scheme, color) in [(ColorScheme.light, "#ffcc00"), (.dark, "#ffd60a")] {
            let screen = Screen(34, 26, colorScheme: scheme) { [string = marked("abc", "b")] in
                Text(string).padding(.leading, 10).padding(.top, 10)
            }
            #expect(screen.text.contains("fill rectangle 18 10 8×16 \(color)"))
        }
    }

    @Test("A placeholder has none")
    func redacted() {
        let screen = Screen(24, 16) { Text(marked("abc", "b")).redacted(reason: .placeholder) }
        #expect(!screen.text.contains("#ffcc00"))
    }

    @Test("A selection is in front of them, in a text and in an editor")
    func selection() throws {
        let text = Screen(60, 16) { [string = marked("abc", "b")] in
            Text(string).textSelection(.enabled)
        }
        text.doubleClick(at: CGPoint(x: 30, y: 8))
        try expectOrder(in: text)
        let editor = Screen(200, 100) { [string = marked("abc", "b")] in
            TextEditor(text: .constant(string))
        }
        editor.press(.tab)
        editor.press(.character("a"), modifiers: .control)
        try expectOrder(in: editor)
    }

    /// Expects the background, the selection and the letters in this order.
    private func expectOrder(in screen: Screen) throws {
        let lines = screen.text.split(separator: "\n")
        let background = try #require(lines.firstIndex { $0.contains("#ffcc00") })
        let letters = try #require(lines.firstIndex { $0.contains("\"abc\"") })
        #expect(background < letters)
        #expect(lines[background + 1..<letters].contains { $0.contains("fill rectangle") })
    }
}
