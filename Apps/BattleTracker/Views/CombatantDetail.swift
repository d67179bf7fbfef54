import CharacterSheet
import Foundation
import SwiftUI

/// The card of a combatant, with all actions.
struct CombatantDetail: View {
    let battle: Battle
    let combatant: Combatant

    @State private var isNarrow = false

    var body: some View {
        Form {
            Section {
                CharacterCard(character: character, isNarrow: isNarrow)
                    .listRowInsets(EdgeInsets())
            }
            Section("Hit points") { DamageForm(battle: battle, id: combatant.id) }
            Section { Stepper("Initiative \(combatant.initiative)", value: initiative) }
            Section("Conditions") { ConditionTable(battle: battle, combatant: combatant) }
            Section {
                Button("Edit…") { battle.edit(combatant.id) }
                Button("Remove from Fight", role: .destructive) { battle.remove(combatant.id) }
            }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < 500
        } action: {
            isNarrow = $0
        }
    }

    private var character: Binding<Character> {
        Binding(
            get: { combatant.character },
            set: {
                var changed = combatant
                changed.character = $0
                battle.setCharacter(changed)
            })
    }

    private var initiative: Binding<Int> {
        Binding(
            get: { combatant.initiative }, set: { battle.setInitiative($0, of: combatant.id) })
    }
}

/// Damage and healing by number.
///
/// Return is damage.
struct DamageForm: View {
    let battle: Battle
    let id: UUID

    @State private var amount = ""
    /// The reason why the amount was not taken, in a sentence.
    @State private var complaint: String?
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    field; buttons
                }
                VStack(alignment: .leading, spacing: 8) {
                    field
                    HStack(spacing: 8) { buttons }
                }
                VStack(alignment: .leading, spacing: 8) {
                    field; buttons
                }
            }
            if let complaint {
                Text(verbatim: complaint).font(.footnote).foregroundStyle(.red)
            }
        }
        .onChange(of: amount) { complaint = nil }
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
        // In a narrow window the card is shown by the same command.
        .onChange(of: battle.isAskedForHitPoints && isShown) { _, isAsked in
            guard isAsked else { return }
            isFocused = true
            battle.isAskedForHitPoints = false
        }
    }

    private var field: some View {
        TextField("Hit points", text: $amount, prompt: Text("Points"))
            .labelsHidden()
            .textFieldStyle(.roundedBorder)
            .frame(minWidth: 90)
            .focused($isFocused)
            .onSubmit { apply(1) }
    }

    @ViewBuilder private var buttons: some View {
        Button("Damage") { apply(1) }
            .buttonStyle(.bordered)
            .tint(.red)
        Button("Heal") { apply(-1) }
            .buttonStyle(.bordered)
            .tint(.green)
            .keyboardShortcut("h")
    }

    private func apply(_ sign: Int) {
        isFocused = true
        switch HitPointSum(amount) {
        case .points(let points):
            battle.damage(sign * points, to: id)
            amount = ""
        case .empty: complaint = "Enter a number of hit points, such as 7 or 12+5."
        case .invalid: complaint = "“\(amount.prefix(30))” is not a number of hit points."
        }
    }
}

/// The conditions of a combatant, as switches.
struct ConditionTable: View {
    let battle: Battle
    let combatant: Combatant
    /// The least width of a switch: that of the longest name.
    @ScaledMetric(relativeTo: .callout) private var width: CGFloat = 142

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 6)], spacing: 6) {
            ForEach(Condition.allCases) { condition in
                Toggle(isOn: battle.isOn(condition, of: combatant)) {
                    Text(verbatim: condition.name)
                        .font(.callout)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
                .toggleStyle(.button)
            }
        }
        .padding(.vertical, 6)
    }
}

extension Battle {
    /// A switch for one condition.
    func isOn(_ condition: Condition, of combatant: Combatant) -> Binding<Bool> {
        Binding(
            get: { combatant.conditions.contains(condition) },
            set: { _ in self.toggle(condition, of: combatant.id) })
    }
}
