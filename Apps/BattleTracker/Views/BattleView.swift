import SwiftUI

/// The main view: the turn, the combatants, and the card of the selected one.
///
/// The card is beside the list if both fit, otherwise below it, as in a narrow window or with large text.
struct BattleView: View {
    let battle: Battle

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        GeometryReader { window in
            VStack(spacing: 0) {
                TurnBar(battle: battle, isNarrow: isNarrow(window.size))
                if let message = battle.message { MessageBar(message: message, battle: battle) }
                Divider()
                if battle.isFinding { FindBar(battle: battle) }
                if isNarrow(window.size) {
                    CombatantList(battle: battle, isNarrow: window.size.width < 440)
                        .frame(height: listHeight(window.size))
                    Divider()
                    detail(width: window.size.width)
                } else {
                    HStack(spacing: 0) {
                        CombatantList(battle: battle, isNarrow: false)
                        Divider()
                        detail(width: detailWidth(window.size))
                            .frame(width: detailWidth(window.size))
                    }
                }
            }
        }
        .frame(minWidth: 280, minHeight: 320)
        .modifier(MonospacedDigits())
        .newFightAlert(for: battle)
        .followsOtherProcesses(battle)
    }

    private func isNarrow(_ size: CGSize) -> Bool {
        size.width < (textSize.isAccessibilitySize ? 1400 : 720)
    }

    private func listHeight(_ size: CGSize) -> CGFloat { max(100, size.height * 0.4) }

    private func detailWidth(_ size: CGSize) -> CGFloat { min(560, (size.width * 0.45).rounded()) }

    @ViewBuilder private func detail(width: CGFloat) -> some View {
        if let combatant = battle.selected {
            // Another combatant's card is shown from the top.
            CombatantDetail(battle: battle, combatant: combatant, width: width)
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
