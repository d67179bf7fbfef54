import Accessibility
import SwiftUI

/// The main view: the combatants, the card of the selected one, and the history of the fight.
struct BattleView: View {
    @Bindable var battle: Battle

    @State private var showsHistory = false
    /// The column that a narrow window shows.
    @State private var column = NavigationSplitViewColumn.sidebar
    @ScaledMetric private var listWidth: CGFloat = 380

    var body: some View {
        VStack(spacing: 0) {
            if let message = battle.message { MessageBar(message: message, battle: battle) }
            NavigationSplitView(preferredCompactColumn: $column) {
                CombatantList(battle: battle)
                    .searchable(
                        text: $battle.search, isPresented: $battle.isFinding, placement: .sidebar,
                        prompt: "Find a combatant"
                    )
                    .onSubmit(of: .search) { battle.selectFirstFound() }
                    .navigationSplitViewColumnWidth(
                        min: listWidth * 0.7, ideal: listWidth, max: listWidth * 1.6)
            } detail: {
                detail
            }
            .inspector(isPresented: $showsHistory) { HistoryList(battle: battle) }
        }
        .toolbar { FightToolbar(battle: battle, showsHistory: $showsHistory) }
        .onChange(of: battle.isAskedForHitPoints) { if $1 { column = .detail } }
        .onChange(of: battle.encounter.turn) { announceTurn() }
        .frame(minWidth: 280, minHeight: 320)
        .modifier(MonospacedDigits())
        .sheet(item: $battle.draft) { CombatantForm(battle: battle, draft: $0) }
        .newFightAlert(for: battle)
        .followsOtherProcesses(battle)
    }

    /// Says whose turn it is.
    private func announceTurn() {
        guard let turn = battle.encounter.turn, let combatant = battle.encounter[turn] else {
            return
        }
        AccessibilityNotification.Announcement(
            "Round \(battle.encounter.round), \(combatant.name)"
        ).post()
    }

    @ViewBuilder private var detail: some View {
        if let combatant = battle.selected {
            // Another combatant's card is shown from the top.
            CombatantDetail(battle: battle, combatant: combatant)
                .id(combatant.id)
        } else {
            Text(battle.combatants.isEmpty ? "" : "No combatant selected.")
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Sets monospaced digits for all texts inside, whatever their font.
struct MonospacedDigits: ViewModifier {
    @Environment(\.font) private var font: Font?

    func body(content: Content) -> some View {
        content.environment(\.font, (font ?? .body).monospacedDigit())
    }
}

/// A message, shown until it is dismissed.
struct MessageBar: View {
    let message: String
    let battle: Battle

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: message).font(.callout)
            Spacer()
            Button("OK") { battle.message = nil }.keyboardShortcut(.cancelAction)
        }
        .padding(10)
        .background(Color.yellow.opacity(0.25))
    }
}
