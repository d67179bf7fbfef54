import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Keys for views")
struct KeyPressTests {
    @Test("The innermost handler of the focused views gets a key")
    func innermost() {
        let diary = Diary()
        let screen = Screen(200, 200) {
            VStack {
                Color.red.focusable()
                    .onKeyPress("x") {
                        diary.note("inner x")
                        return .handled
                    }
                    .onKeyPress(.upArrow) {
                        diary.note("seen")
                        return .ignored
                    }
            }
            .onKeyPress(phases: .down) {
                diary.note("outer \($0.characters) \($0.modifiers.rawValue)")
                return .handled
            }
        }
        screen.type("x")
        #expect(diary.lines == [])
        screen.press(.tab)
        screen.type("xy")
        screen.press(.upArrow, modifiers: .shift)
        #expect(diary.lines == ["inner x", "outer y 0", "seen", "outer  2"])
    }

    @Test("Keys are reported when they go down, repeat, and come up")
    func phases() {
        let diary = Diary()
        let screen = Screen(200, 200) {
            Color.red.focusable()
                .onKeyPress(characters: .decimalDigits, phases: .all) {
                    diary.note("\($0.phase.rawValue)\($0.characters)")
                    return .handled
                }
        }
        screen.press(.tab)
        screen.type("1a")
        screen.send(.key(KeyEvent(.character("2"), characters: "2", phase: .repeat)))
        #expect(diary.lines == ["11", "41", "22"])
    }

    @Test("Every key has a unique equivalent")
    func equivalents() {
        let keys: [Key] =
            [
                .return, .tab, .space, .escape, .delete, .deleteForward, .upArrow, .downArrow,
                .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .insert, .menu,
                .character("a"),
            ] + (1...20).map(Key.function)
        var told: Set<KeyEquivalent> = []
        let screen = Screen(200, 200) {
            Color.red.focusable().onKeyPress(phases: .down) {
                told.insert($0.key)
                return .handled
            }
        }
        screen.press(.tab)
        for key in keys { screen.press(key) }
        #expect(told.count == keys.count)
        #expect(told.contains(.escape) && told.contains("a") && told.contains(.pageDown))
    }
}
