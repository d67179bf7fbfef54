import SwiftUI

extension View {
    /// Asks before all combatants are removed.
    func newFightAlert(for battle: Battle) -> some View {
        modifier(NewFightAlert(battle: battle))
    }
}

private struct NewFightAlert: ViewModifier {
    @Bindable var battle: Battle

    func body(content: Content) -> some View {
        content.alert("Start a new fight?", isPresented: $battle.isAskedForNewFight) {
            Button("Start", role: .destructive) { battle.beginAnother() }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("All combatants are removed. Undo restores them.")
        }
    }
}
