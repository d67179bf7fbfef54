import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Modifier keys that are held")
struct ModifierKeyChangesTests {
    private let diary = Diary()

    @Test("Changes of the keys that count are told, first those at the start")
    func changes() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.green
                .onModifierKeysChanged(mask: [.shift, .option]) { old, new in
                    diary.note("\(old.rawValue) \(new.rawValue)")
                }
                .onModifierKeysChanged(initial: false) { _, new in
                    if new.contains(.command) { diary.note("command") }
                }
        }
        _ = screen.displayList
        #expect(diary.lines == ["0 0"])
        for held: KeyModifiers in [.shift, [.shift, .control], [.shift, .option], []] {
            screen.send(.modifiers(held))
            _ = screen.displayList
        }
        #expect(diary.lines == ["0 0", "0 2", "command", "2 10", "10 0"])
    }

    @Test("Another view is shown while all keys are held")
    func alternate() {
        let screen = Screen(100, 100) {
            Text("Close").modifierKeyAlternate([.option, .shift]) { Text("Close All") }
        }
        #expect(screen.texts == ["Close"])
        screen.send(.modifiers(.option))
        #expect(screen.texts == ["Close"])
        screen.send(.modifiers([.option, .shift]))
        #expect(screen.texts == ["Close All"])
        screen.send(.modifiers([]))
        #expect(screen.texts == ["Close"])
    }

    @Test("An item of an open menu changes, too")
    func menu() throws {
        let diary = diary
        let screen = Screen(100, 100) {
            Menu("Menu") {
                Button("Close") { diary.note("one") }
                    .modifierKeyAlternate(.option) { Button("Close All") { diary.note("all") } }
            }
        }
        screen.click("Menu")
        screen.send(.modifiers(.option))
        let menu = try #require(screen.popups.first)
        #expect(menu.texts == ["Close All"])
        menu.click("Close All")
        #expect(diary.lines == ["all"])
    }
}
