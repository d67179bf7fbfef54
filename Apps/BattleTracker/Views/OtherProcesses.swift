import SwiftUI

extension View {
    /// Follows what other processes do to the document: shows it when the window becomes active, and
    /// asks which version to keep if both have changed it.
    func followsOtherProcesses(_ battle: Battle) -> some View {
        modifier(ConflictAlert(battle: battle)).modifier(ChangeWatch(battle: battle))
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

private struct ChangeWatch: ViewModifier {
    let battle: Battle

    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        content.onChange(of: phase) { if $1 == .active { battle.lookForChanges() } }
    }
}
