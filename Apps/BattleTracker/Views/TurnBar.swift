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
        HStack(spacing: 12) {
            Button("Undo") { battle.undo() }.disabled(!battle.canUndo)
            Button("Redo") { battle.redo() }.disabled(!battle.canRedo)
            add
        }
    }

    private var add: some View {
        Button("Add…") { openWindow(id: "bestiary") }
            .keyboardShortcut("b")
            .help("Adds a creature from the bestiary (Ctrl+B).")
    }

    private var turns: some View { HStack(spacing: 8) { turnButtons } }

    @ViewBuilder private var turnButtons: some View {
        Button("Previous") { battle.previousTurn() }
            .buttonStyle(.bordered)
            .disabled(battle.encounter.turn == nil)
        Button("Next Turn") { battle.nextTurn() }
            .buttonStyle(.borderedProminent)
            .disabled(battle.combatants.isEmpty)
            .help("Ends the turn (Ctrl+Return).")
    }
}
