import SwiftUI

extension View {
    /// Asks which version to keep when another process has changed the document.
    func conflictAlert(for battle: Battle) -> some View {
        modifier(ConflictAlert(battle: battle))
    }
}

private struct ConflictAlert: ViewModifier {
    @Bindable var battle: Battle

    func body(content: Content) -> some View {
        content.alert(
            "This encounter was changed by another Battle Tracker.",
            isPresented: $battle.isAskedAboutConflict
        ) {
            Button("Keep Both") { battle.keepBoth() }
            Button("Reload", role: .destructive) { battle.reload() }
        } message: {
            Text(
                "Your latest changes are not saved. Keep Both saves your version as a new file. "
                    + "Reload shows the other version; Undo brings yours back.")
        }
    }
}
