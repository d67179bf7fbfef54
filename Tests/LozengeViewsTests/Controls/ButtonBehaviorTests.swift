import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Widths, repetition and hover effects of buttons")
struct ButtonBehaviorTests {
    private let diary = Diary()

    @Test("A flexible button is as wide as its space, a fitted one as its label")
    func sizing() throws {
        func width(_ sizing: ButtonSizing) throws -> CGFloat {
            let screen = Screen(300, 100) { Button("Go") {}.buttonSizing(sizing) }
            return try #require(screen.element(.button, "Go")).frame.width
        }
        #expect(try width(.flexible) == 300)
        #expect(try width(.fitted) == width(.automatic))
        #expect(try width(.fitted) < 100)
    }

    @Test("A held button repeats its action, at once and then at a pace, until it is released")
    func repeating() {
        let screen = Screen(200, 100) {
            Button("Go") { diary.note("go") }.buttonRepeatBehavior(.enabled)
        }
        let middle = CGPoint(x: 100, y: 50)
        screen.send(.pointerMoved(to: middle))
        screen.send(.pointerDown(.primary, at: middle))
        #expect(diary.lines.count == 1)
        screen.advance(by: .milliseconds(480))
        #expect(diary.lines.count == 1)
        screen.advance(by: .milliseconds(600))
        let held = diary.lines.count
        #expect((6...9).contains(held))
        screen.send(.pointerUp(.primary, at: middle))
        screen.advance(by: .seconds(1))
        #expect(diary.lines.count == held)
    }

    @Test("Otherwise a held button acts once, when it is released")
    func once() {
        let screen = Screen(200, 100) { Button("Go") { diary.note("go") } }
        let middle = CGPoint(x: 100, y: 50)
        screen.send(.pointerMoved(to: middle))
        screen.send(.pointerDown(.primary, at: middle))
        screen.advance(by: .seconds(2))
        #expect(diary.lines.isEmpty)
        screen.send(.pointerUp(.primary, at: middle))
        #expect(diary.lines == ["go"])
    }

    @Test("A hover effect is drawn under the pointer, unless it is disabled")
    func hover() {
        func changes(_ content: some View) -> Bool {
            let screen = Screen(200, 100) { content }
            let before = screen.text
            screen.send(.pointerMoved(to: CGPoint(x: 100, y: 50)))
            return screen.text != before
        }
        let text = Text("Point").padding()
        #expect(changes(text.hoverEffect()))
        #expect(changes(text.hoverEffect(.lift)))
        #expect(!changes(text.hoverEffect(.highlight, isEnabled: false)))
        #expect(!changes(text.hoverEffect().hoverEffectDisabled()))
        #expect(!changes(text.hoverEffect().disabled(true)))
    }
}
