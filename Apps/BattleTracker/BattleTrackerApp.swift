import SwiftUI

/// A tracker for a game master: the turn order, hit points and conditions.
@main
struct BattleTrackerApp: App {
    @State private var battle = Battle.opened()

    var body: some Scene {
        Window("Battle Tracker", id: "battle") {
            BattleView(battle: battle)
        }
        .defaultSize(width: 860, height: 640)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New Fight…") { battle.isAskedForNewFight = true }.keyboardShortcut("n")
            }
            CommandGroup(replacing: .undoRedo) {
                Button("Undo") { battle.undo() }
                    .keyboardShortcut("z")
                    .disabled(!battle.canUndo)
                Button("Redo") { battle.redo() }
                    .keyboardShortcut("z", modifiers: [.command, .shift])
                    .disabled(!battle.canRedo)
            }
            CommandMenu("Fight") {
                Button("Next Turn") { battle.nextTurn() }.keyboardShortcut(.return)
                Button("Previous Turn") { battle.previousTurn() }
                    .keyboardShortcut(.return, modifiers: [.command, .shift])
                Button("Select Next Combatant") { battle.moveSelection(by: 1) }
                    .keyboardShortcut(.downArrow)
                Button("Select Previous Combatant") { battle.moveSelection(by: -1) }
                    .keyboardShortcut(.upArrow)
            }
        }
        Window("Bestiary", id: "bestiary") {
            BestiaryView(battle: battle)
        }
        .defaultSize(width: 380, height: 560)
    }
}
