import LozengeCore
import LozengeViews

/// The commands for finding: in the focused editor, or in the search field of the window.
///
/// Matches: SwiftUI.TextEditingCommands
nonisolated public struct TextEditingCommands {
    /// Creates the commands.
    ///
    /// Matches: SwiftUI.TextEditingCommands.init()
    public init() {}
}

extension TextEditingCommands: Commands {
    public var body: some Commands {
        CommandGroup(after: .textEditing) { FindItem() }
    }
}

/// The item that begins a search; disabled in a window without either.
nonisolated private struct FindItem {
    @FocusedValue(\.find) private var find
}

extension FindItem: View {
    var body: some View {
        Button("Find…") { find?.begin() }
            .keyboardShortcut("f")
            .disabled(find == nil)
    }
}
