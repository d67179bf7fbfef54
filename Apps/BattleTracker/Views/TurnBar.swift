import SwiftUI

/// The round, and the commands for turns.
struct TurnBar: View {
    let battle: Battle
    let isNarrow: Bool

    @Environment(\.openWindow) private var openWindow

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) {
                round
                Spacer()
                tools
                turns
            }
            VStack(spacing: 8) {
                HStack(spacing: 12) {
                    round
                    Spacer()
                    tools
                }
                turns
            }
            VStack(spacing: 8) {
                round
                tools
                turns
            }
            VStack(spacing: 8) {
                round
                tools
                turnButtons
            }
            // Undo and redo are in the menus, too.
            VStack(spacing: 8) {
                round
                add
                turnButtons
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
    }

    private var round: some View {
        Text("Round \(battle.encounter.round)").font(.title2).fontWeight(.bold)
    }

    private var tools: some View {
        HStack(spacing: 6) {
            Button("Undo", systemImage: "arrow.uturn.backward") { battle.undo() }
                .disabled(!battle.canUndo)
                .help("\(battle.undoTitle) (Ctrl+Z)")
            Button("Redo", systemImage: "arrow.uturn.forward") { battle.redo() }
                .disabled(!battle.canRedo)
                .help("\(battle.redoTitle) (Ctrl+Shift+Z)")
            add
        }
        .labelStyle(.iconOnly)
    }

    private var add: some View {
        Button("Add from Bestiary…", systemImage: "plus") { openWindow(id: "bestiary") }
            .labelStyle(.iconOnly)
            .help("Add a creature from the bestiary (Ctrl+B)")
    }

    private var turns: some View { HStack(spacing: 8) { turnButtons } }

    @ViewBuilder private var turnButtons: some View {
        Button("Previous") { battle.previousTurn() }
            .buttonStyle(.bordered)
            .disabled(battle.encounter.turn == nil)
            .help("Go back a turn (Ctrl+Shift+Return)")
        Button("Next Turn") { battle.nextTurn() }
            .buttonStyle(.borderedProminent)
            .disabled(battle.combatants.isEmpty)
            .help("End the turn (Ctrl+Return)")
    }
}
