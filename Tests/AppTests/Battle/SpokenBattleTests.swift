import Lozenge
import LozengeTesting
import Testing

@testable import BattleTracker

@Suite("Playing an encounter without seeing it")
struct SpokenBattleTests {
    private let battle = Battle(.sample)

    /// Returns the words of a reader after each key.
    private func transcript(_ keys: [Key]) -> [String] {
        let screen = Screen(900, 700) { BattleView(battle: battle) }
        var lines = screen.speech
        for key in keys {
            let before = screen.speech.count
            screen.press(key)
            lines.append("[\(key)]")
            lines += screen.speech.dropFirst(before)
        }
        return lines
    }

    @Test("A turn by the keyboard is heard: the commands, then the card of the combatant")
    func turn() {
        let lines = transcript([.tab, .tab, .space, .tab, .tab, .tab, .downArrow, .tab, .tab])
        #expect(
            lines == [
                "[tab]", "Sidebar, button",
                "[tab]", "Next Turn, button, End the turn (Ctrl+Return)",
                "[space]",
                "[tab]", "Undo, button, Undo Next Turn (Ctrl+Z)",
                "[tab]", "Add, menu button, Add a combatant (Ctrl+B, Ctrl+Shift+N)",
                "[tab]", "History, toggle button, not pressed, Show the history",
                "[downArrow]", "Heal 5, button",
                "[tab]", "Hit points, entry",
                "[tab]", "Damage, button",
            ])
    }
}
