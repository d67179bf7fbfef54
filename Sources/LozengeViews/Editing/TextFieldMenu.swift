import Foundation
import LozengeCore

/// The context menu of a text field: the commands for its text and selection.
nonisolated struct TextFieldMenu {
    let field: EventContext<TextFieldBox>
}

extension TextFieldMenu: View {
    var body: some View {
        items(of: .undoRedo)
        Divider()
        items(of: .pasteboard)
    }

    private func items(of group: CommandGroupPlacement) -> some View {
        let commands = StandardCommand.editing[group, default: []]
        return ForEach(commands.indices, id: \.self) { index in
            let edit = commands[index].key.flatMap { EditCommand($0) }
            commands[index].button { _ in
                if let edit { _ = field.content.perform(edit, field) }
            }
            .disabled(edit.map { !field.content.canPerform($0, field) } ?? true)
        }
    }
}

extension TextFieldBox {
    /// Opens the menu beside a rectangle in the window.
    func openMenu(_ context: some RequestContext<Self>, at anchor: CGRect) {
        context.resolved.menu.openMenu(
            { [unowned node = context.node] in
                AnyView(TextFieldMenu(field: EventContext(node)))
            }, of: context.node, at: anchor)
    }

    /// Opens the menu below the caret.
    func openMenuAtCaret(_ context: some RequestContext<Self>) -> Bool {
        openMenu(context, at: caretInWindow(context))
        context.resolved.menu.menu?.selectFirst()
        return context.resolved.menu.isOpen
    }

    /// Returns true if a command would have an effect now.
    fileprivate func canPerform(_ command: EditCommand, _ context: some RequestContext<Self>)
        -> Bool
    {
        let editing = context.resolved.editing
        return switch command {
        case .undo: editing.history.canUndo && !editing.isSecret
        case .redo: editing.history.canRedo && !editing.isSecret
        case .cut, .copy: !editing.text.selection.isEmpty && !editing.isSecret
        case .selectAll: editing.text.end > 0
        // The clipboard may change before the item is chosen.
        default: true
        }
    }
}
