import CharacterSheet
import SwiftUI

/// The combatants in the order of their turns.
///
/// Several can be selected. Delete removes them, and dragging moves them.
struct CombatantList: View {
    @Bindable var battle: Battle
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ScrollViewReader { reader in
            List(selection: $battle.chosen) {
                ForEach(battle.found) { combatant in
                    CombatantRow(
                        combatant: combatant, isTurn: battle.encounter.turn == combatant.id)
                }
                .onMove(perform: battle.isFinding ? nil : { battle.move($0, to: $1) })
            }
            .listStyle(.inset)
            .scrollContentBackground(.hidden)
            .overlay { EmptyList(battle: battle) }
            .contextMenu(forSelectionType: UUID.self) { CombatantMenu(battle: battle, ids: $0) }
            .onDeleteCommand { battle.remove(battle.chosen) }
            .animation(reducesMotion ? nil : .default, value: battle.combatants.map(\.id))
            .onChange(of: battle.selection) { if let id = $1 { reader.scrollTo(id) } }
        }
    }
}

/// The message in place of combatants.
struct EmptyList: View {
    let battle: Battle
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        if battle.combatants.isEmpty {
            ContentUnavailableView {
                Label("No Combatants", systemImage: "person")
            } description: {
                Text("Add creatures from the bestiary to begin a fight.")
            } actions: {
                Button("Add from Bestiary…") { openWindow(id: "bestiary") }
            }
        } else if battle.found.isEmpty {
            ContentUnavailableView.search(text: battle.search)
        }
    }
}

/// Quick actions for combatants.
struct CombatantMenu: View {
    let battle: Battle
    let ids: Set<UUID>

    var body: some View {
        if !ids.isEmpty {
            Text(title)
            Divider()
            Button("Damage 5") { battle.damage(5, to: ids) }
            Button("Heal 5") { battle.damage(-5, to: ids) }
            Divider()
            Menu("Conditions") {
                ForEach(Condition.allCases) { condition in
                    Toggle(condition.name, isOn: isOn(condition))
                }
            }
            Divider()
            if ids.count == 1, let id = ids.first {
                Button("Edit…") { battle.edit(id) }
            }
            Button("Remove from Fight", role: .destructive) { battle.remove(ids) }
        }
    }

    /// The name of the combatant, or the number of several.
    private var title: LocalizedStringKey {
        if ids.count == 1, let combatant = ids.first.flatMap({ battle.encounter[$0] }) {
            return "\(combatant.name)"
        }
        return "\(ids.count) combatants"
    }

    private func isOn(_ condition: Condition) -> Binding<Bool> {
        Binding(
            get: {
                ids.allSatisfy { battle.encounter[$0]?.conditions.contains(condition) == true }
            },
            set: { battle.set(condition, $0, of: ids) })
    }
}

/// A combatant, in columns.
struct CombatantRow: View {
    let combatant: Combatant
    let isTurn: Bool

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Column(widest: "00", alignment: .trailing) {
                Text("\(combatant.initiative)").fontWeight(isTurn ? .bold : .regular)
            }
            .foregroundStyle(.secondary)
            if !textSize.isAccessibilitySize {
                Portrait(of: combatant.character, width: 36, height: 45)
            }
            VStack(alignment: .leading, spacing: 4) {
                heading
                HitPointBar(hitPoints: combatant.hitPoints, damageTaken: combatant.damageTaken)
                    .font(.footnote)
                if !combatant.conditions.isEmpty { Badges(conditions: combatant.conditions) }
            }
        }
        .padding(.vertical, 2)
        .overlay(alignment: .leading) {
            if isTurn {
                Capsule().fill(Color.accentColor).frame(width: 4).padding(.vertical, 4)
                    .offset(x: -10)
            }
        }
        .listRowBackground(isTurn ? Color.accentColor.opacity(0.1) : nil)
    }

    /// The name with the armour class, which is below it if a line has no space for both.
    private var heading: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                name
                Spacer(minLength: 0)
                Column(widest: "AC 00", alignment: .trailing) { armorClass }
            }
            VStack(alignment: .leading, spacing: 2) {
                name
                armorClass
            }
        }
    }

    private var name: some View {
        Text(verbatim: combatant.name)
            .fontWeight(isTurn ? .bold : .medium)
            .strikethrough(combatant.isDown)
            .lineLimit(textSize.isAccessibilitySize ? 2 : 1)
    }

    private var armorClass: some View {
        Text("AC \(combatant.armorClass)").font(.subheadline).foregroundStyle(.secondary)
    }
}

/// A view of the width of its widest value, so that rows form columns.
struct Column<Content: View>: View {
    let widest: String
    let alignment: Alignment
    @ViewBuilder let content: Content

    var body: some View {
        Text(verbatim: widest).hidden().overlay(alignment: alignment) { content.fixedSize() }
    }
}
