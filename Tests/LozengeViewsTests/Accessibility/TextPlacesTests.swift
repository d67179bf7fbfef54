import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeViews

/// Letters of the tests' font are 8 points wide, lines 16 high.
@Suite("The places of letters for a reader")
struct TextPlacesTests {
    /// Answers a question about the text with a label or value.
    private func answer(
        _ question: SemanticTextQuestion, about words: String, in screen: Screen
    ) -> SemanticTextAnswer? {
        var found: SemanticID?
        screen.client.observeSemantics { update in
            found =
                update.changed.first {
                    $0.properties.label == words || $0.properties.value == words
                }?.id ?? found
        }
        screen.client.updateSemantics()
        return found.flatMap { screen.client.answer(question, about: $0) }
    }

    private func wrapped() -> Screen {
        Screen(100, 100) {
            Text("one two three").frame(width: 64, height: 60, alignment: .topLeading)
        }
    }

    @Test("The frames of a range, one for each line")
    func frames() {
        let screen = wrapped()
        let origin = screen.element(.text, "one two three")?.frame.origin ?? .zero
        let first = CGRect(x: origin.x + 32, y: origin.y, width: 24, height: 16)
        #expect(answer(.frames(4..<7), about: "one two three", in: screen) == .frames([first]))
        guard
            case .frames(let both) = answer(.frames(4..<13), about: "one two three", in: screen)
        else {
            Issue.record("There is no answer.")
            return
        }
        #expect(both.count == 2 && both[1].minY > both[0].minY && both[1].width == 40)
        #expect(
            answer(.frames(4..<4), about: "one two three", in: screen)
                == .frames([CGRect(x: origin.x + 32, y: origin.y, width: 0, height: 16)]))
    }

    @Test(
        "The letter at a point, none beside the text; the line at an offset; the letters in a rectangle"
    )
    func ranges() {
        let screen = wrapped()
        let origin = screen.element(.text, "one two three")?.frame.origin ?? .zero
        func ask(_ question: SemanticTextQuestion) -> SemanticTextAnswer? {
            answer(question, about: "one two three", in: screen)
        }
        #expect(ask(.character(CGPoint(x: origin.x + 36, y: origin.y + 8))) == .ranges([4..<5]))
        #expect(ask(.character(CGPoint(x: origin.x + 36, y: origin.y - 8))) == .ranges([]))
        #expect(ask(.line(9)) == .ranges([8..<13]))
        #expect(ask(.line(2)) == .ranges([0..<8]))
        #expect(
            ask(.within(CGRect(x: origin.x + 12, y: origin.y + 5, width: 16, height: 5)))
                == .ranges([1..<4]))
    }

    @Test("The letters of a field, and of a text with other words aloud, which has none")
    func others() {
        let screen = Screen(200, 100) {
            TextField("Name", text: .constant("Ada")).frame(width: 100)
            Text("8½").accessibilityLabel("half past eight")
        }
        guard case .frames(let frames) = answer(.frames(1..<2), about: "Ada", in: screen),
            let field = screen.element(.textField, "Name")?.frame
        else {
            Issue.record("There is no answer.")
            return
        }
        #expect(frames.count == 1 && field.contains(frames[0]) && frames[0].width == 8)
        #expect(answer(.frames(0..<1), about: "half past eight", in: screen) == nil)
    }
}
