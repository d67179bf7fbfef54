import LozengeCore

/// A command about the clipboard.
package enum ClipboardCommand {
    case copy, cut, paste

    fileprivate init?(_ key: KeyEvent) {
        switch EditCommand(key) {
        case .copy: self = .copy
        case .cut: self = .cut
        case .paste: self = .paste
        default: return nil
        }
    }
}

nonisolated extension View {
    /// Calls `action` for a key of the clipboard that no view inside has handled, while the focus is in this view.
    ///
    /// - Parameter action: Returns true if it has handled the command.
    /// - Returns: This view with the action.
    package func onClipboardCommand(
        perform action: @escaping (ClipboardCommand) -> Bool
    ) -> some View {
        modifier(ClipboardCommandEffect(perform: action))
    }
}

/// A layout-neutral modifier that handles the keys of the clipboard.
///
/// Source: `docs/dragging.md`, DND-10.
nonisolated private struct ClipboardCommandEffect {
    let perform: (ClipboardCommand) -> Bool
}

extension ClipboardCommandEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard let command = ClipboardCommand(key), context.read(\.isEnabled) else { return false }
        return perform(command)
    }
}
