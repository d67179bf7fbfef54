import SwiftUI

/// A tracker for a game master: the turn order, hit points and conditions.
@main
struct BattleTrackerApp: App {
    @State private var battle = Battle.opened()

    var body: some Scene {
        Window("Battle Tracker", id: "battle") {
            BattleView(battle: battle)
        }
        .defaultSize(width: 900, height: 660)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New Fight…") { battle.isAskedForNewFight = true }.keyboardShortcut("n")
            }
            CommandGroup(replacing: .undoRedo) {
                Button(battle.undoTitle) { battle.undo() }
                    .keyboardShortcut("z")
                    .disabled(!battle.canUndo)
                Button(battle.redoTitle) { battle.redo() }
                    .keyboardShortcut("z", modifiers: [.command, .shift])
                    .disabled(!battle.canRedo)
            }
            CommandGroup(after: .pasteboard) {
                Button("Find Combatant…") { battle.isFinding = true }
                    .keyboardShortcut("f")
                    .disabled(battle.combatants.isEmpty)
            }
            CommandMenu("Fight") {
                Button("Next Turn") { battle.nextTurn() }.keyboardShortcut(.return)
                Button("Previous Turn") { battle.previousTurn() }
                    .keyboardShortcut(.return, modifiers: [.command, .shift])
                Button("Select Next Combatant") { battle.moveSelection(by: 1) }
                    .keyboardShortcut(.downArrow)
                Button("Select Previous Combatant") { battle.moveSelection(by: -1) }
                    .keyboardShortcut(.upArrow)
                Divider()
                BestiaryButton()
                Button("New Combatant…") { battle.draft = CombatantDraft() }
                    .keyboardShortcut("n", modifiers: [.command, .shift])
                Group {
                    Button("Enter Hit Points") { battle.isAskedForHitPoints = true }
                        .keyboardShortcut("d")
                    Button("Damage 5") { battle.damage(5, to: battle.chosen) }
                    Button("Heal 5") { battle.damage(-5, to: battle.chosen) }
                    Button("Remove from Fight") { battle.remove(battle.chosen) }
                }
                .disabled(battle.chosen.isEmpty)
            }
        }
        Window("Bestiary", id: "bestiary") {
            BestiaryView(battle: battle)
        }
        .defaultSize(width: 380, height: 560)
    }
}

/// The command that opens the bestiary.
private struct BestiaryButton: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Add from Bestiary…") { openWindow(id: "bestiary") }.keyboardShortcut("b")
    }
}
