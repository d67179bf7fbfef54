import CharacterSheet
import SwiftUI

/// The combatants in the order of their turns.
///
/// Arrow keys select another combatant, and Delete removes the selected one.
struct CombatantList: View {
    let battle: Battle
    let isNarrow: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(battle.combatants) { combatant in
                        CombatantRow(
                            combatant: combatant, isTurn: battle.encounter.turn == combatant.id,
                            isSelected: battle.selection == combatant.id, isNarrow: isNarrow
                        )
                        .onTapGesture { battle.selection = combatant.id }
                        .contextMenu { CombatantMenu(battle: battle, combatant: combatant) }
                    }
                }
                .padding(6)
                .animation(reducesMotion ? nil : .default, value: battle.combatants.map(\.id))
            }
            .onChange(of: battle.selection) { if let id = $1 { reader.scrollTo(id) } }
        }
        .frame(maxWidth: .infinity)
        .focusable()
        .focusEffectDisabled()
        .onKeyPress(.downArrow) { move(1) }
        .onKeyPress(.upArrow) { move(-1) }
        .onKeyPress(keys: [.delete, .deleteForward]) { _ in remove() }
    }

    private func move(_ distance: Int) -> KeyPress.Result {
        battle.moveSelection(by: distance)
        return .handled
    }

    private func remove() -> KeyPress.Result {
        guard let selection = battle.selection else { return .ignored }
        battle.remove(selection)
        return .handled
    }
}

/// Quick actions for a combatant.
struct CombatantMenu: View {
    let battle: Battle
    let combatant: Combatant

    var body: some View {
        Button("Damage 5") { battle.damage(5, to: combatant.id) }
        Button("Heal 5") { battle.damage(-5, to: combatant.id) }
        Divider()
        Menu("Conditions") {
            ForEach(Condition.allCases) { condition in
                Toggle(condition.name, isOn: battle.isOn(condition, of: combatant))
            }
        }
        Divider()
        Button("Remove from Fight", role: .destructive) { battle.remove(combatant.id) }
    }
}

/// A combatant, in columns.
struct CombatantRow: View {
    let combatant: Combatant
    let isTurn: Bool
    let isSelected: Bool
    let isNarrow: Bool

    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Column(widest: "00", alignment: .trailing) { Text("\(combatant.initiative)") }
                .foregroundStyle(.secondary)
                .fontWeight(isTurn ? .bold : .regular)
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
        .padding(8)
        .background(background, in: RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .leading) {
            if isTurn { Capsule().fill(Color.accentColor).frame(width: 4).padding(.vertical, 6) }
        }
        .overlay {
            if isSelected && isFocused {
                RoundedRectangle(cornerRadius: 8).strokeBorder(Color.accentColor, lineWidth: 2)
            }
        }
        .contentShape(Rectangle())
    }

    private var background: Color {
        if isSelected { return .accentColor.opacity(0.22) }
        return isTurn ? .accentColor.opacity(0.1) : .gray.opacity(0.08)
    }

    /// The name with the armour class, which is below it if a line has no space for both.
    @ViewBuilder private var heading: some View {
        if isNarrow && textSize.isAccessibilitySize {
            name
            armorClass
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                name
                Spacer(minLength: 0)
                Column(widest: "AC 00", alignment: .trailing) { armorClass }
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
