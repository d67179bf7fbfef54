import SwiftUI

/// The round, and the commands for turns and changes.
struct FightToolbar: ToolbarContent {
    let battle: Battle
    @Binding var showsHistory: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .principal) {
            Text("Round \(battle.encounter.round)").font(.headline)
        }
        ToolbarItemGroup(placement: .primaryAction) {
            Button("Previous Turn", systemImage: "backward.end") { battle.previousTurn() }
                .disabled(battle.encounter.turn == nil)
                .help("Go back a turn (Ctrl+Shift+Return)")
            Button("Next Turn", systemImage: "forward.end") { battle.nextTurn() }
                .disabled(battle.combatants.isEmpty)
                .help("End the turn (Ctrl+Return)")
        }
        ToolbarItemGroup {
            Button("Undo", systemImage: "arrow.uturn.backward") { battle.undo() }
                .disabled(!battle.canUndo)
                .help("\(battle.undoTitle) (Ctrl+Z)")
            Button("Redo", systemImage: "arrow.uturn.forward") { battle.redo() }
                .disabled(!battle.canRedo)
                .help("\(battle.redoTitle) (Ctrl+Shift+Z)")
            AddMenu(battle: battle)
            Toggle("History", systemImage: "sidebar.right", isOn: $showsHistory)
                .help(showsHistory ? "Hide the history" : "Show the history")
        }
    }
}

/// The commands that add combatants.
struct AddMenu: View {
    let battle: Battle
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Menu("Add", systemImage: "plus") {
            Button("Add from Bestiary…") { openWindow(id: "bestiary") }
            Button("New Combatant…") { battle.draft = CombatantDraft() }
        }
        .help("Add a combatant (Ctrl+B, Ctrl+Shift+N)")
    }
}
