import SwiftUI

extension View {
    /// Asks before everyone leaves the table.
    func newFightAlert(for battle: Battle) -> some View {
        modifier(NewFightAlert(battle: battle))
    }
}

private struct NewFightAlert: ViewModifier {
    @Bindable var battle: Battle

    func body(content: Content) -> some View {
        content.alert("Begin another fight?", isPresented: $battle.isAskedForNewFight) {
            Button("Begin", role: .destructive) { battle.beginAnother() }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Everyone leaves the table. Undo brings them back.")
        }
    }
}
