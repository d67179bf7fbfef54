import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Gestures with modifier keys")
struct GestureModifierKeysTests {
    @Test("A tap with Shift and one without are told apart, further keys do not matter")
    func tap() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Text("card")
                .gesture(
                    TapGesture().modifiers(.shift).onEnded { diary.note("shift") }
                        .exclusively(before: TapGesture().onEnded { diary.note("plain") }))
        }
        screen.click("card")
        screen.click("card", modifiers: .shift)
        screen.click("card", modifiers: [.shift, .control])
        screen.click("card", modifiers: .control)
        #expect(diary.lines == ["plain", "shift", "shift", "plain"])
    }
}
