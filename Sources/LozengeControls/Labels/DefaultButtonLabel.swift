import LozengeCore
import LozengeViews

/// The label of a button that is described by its role alone.
///
/// Matches: SwiftUI.DefaultButtonLabel
nonisolated public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        case .destructive: Text("Delete")
        default: Text("Cancel")
        }
    }
}

nonisolated extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role: a cross for `close`, a tick for `confirm`, a word for others.
    ///
    /// Matches: SwiftUI.Button.init(role:action:)
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
