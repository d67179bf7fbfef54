import SwiftUI

/// A sheet with the values of a combatant, new or of the fight.
struct CombatantForm: View {
    let battle: Battle
    @State var draft: CombatantDraft

    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                    .focused($isNameFocused)
                TextField("Kind", text: $draft.kind, prompt: Text("Small humanoid"))
                Stepper(
                    "Armor class \(draft.armorClass)", value: $draft.armorClass,
                    in: DocumentLimits.armorClass)
                TextField("Hit points", value: $draft.hitPoints, format: .number)
                Stepper(
                    "Initiative \(draft.initiative)", value: $draft.initiative,
                    in: DocumentLimits.initiative)
            }
            .navigationTitle(draft.isNew ? "New Combatant" : "Edit Combatant")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(draft.isNew ? "Add" : "Save") { save() }
                        .disabled(!draft.isComplete)
                }
            }
        }
        .frame(minWidth: 300, idealWidth: 420, minHeight: 300)
        .onSubmit { if draft.isComplete { save() } }
        .defaultFocus($isNameFocused, true)
    }

    private func save() {
        if battle.save(draft) { dismiss() }
    }
}
