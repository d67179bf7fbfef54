import SwiftUI

/// The changes of the fight, the latest first; each can be undone with those after it.
struct HistoryList: View {
    let battle: Battle

    var body: some View {
        List {
            Section("History") {
                ForEach(battle.changes.indices.reversed(), id: \.self) { index in
                    HStack(alignment: .firstTextBaseline) {
                        Text(verbatim: battle.changes[index])
                        Spacer()
                        Button("Undo", systemImage: "arrow.uturn.backward") {
                            battle.undo(from: index)
                        }
                        .labelStyle(.iconOnly)
                        .buttonStyle(.borderless)
                        .help("Undo this change and those after it")
                    }
                }
            }
        }
        .overlay {
            if battle.changes.isEmpty {
                ContentUnavailableView(
                    "No Changes", systemImage: "clock",
                    description: Text("Damage, turns and other changes are listed here."))
            }
        }
        .inspectorColumnWidth(min: 200, ideal: 240, max: 360)
    }
}
