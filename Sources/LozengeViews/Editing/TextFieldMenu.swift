import Foundation
import LozengeCore

/// The context menu of a text field: the commands for its text and selection.
nonisolated struct TextFieldMenu {
    let field: EventContext<TextFieldBox>
}

extension TextFieldMenu: View {
    var body: some View {
        SpellingMenu(field: field)
        items(of: .undoRedo)
        Divider()
        items(of: .pasteboard)
        if field.content.isAttributed {
            Divider()
            TextFormatMenu(field: field)
        }
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

/// The commands for the attributes of a text.
nonisolated private struct TextFormatMenu {
    let field: EventContext<TextFieldBox>
}

extension TextFormatMenu: View {
    var body: some View {
        ForEach(TextFormat.allCases, id: \.self) { format in
            Button(format.title) { _ = field.content.perform(.format(format), field) }
                .keyboardShortcut(format.letter.map { KeyboardShortcut(KeyEquivalent($0)) })
                .disabled(!field.content.canPerform(.format(format), field))
        }
        Menu("Color") {
            Button("Automatic") { setColor(nil) }
            ForEach(Self.colors, id: \.name) { color in
                Button(LocalizedStringKey(color.name)) { setColor(color.color) }
            }
        }
        let link = field.resolved.editing.link
        if let askForLink = field.content.askForLink {
            Button(link == nil ? "Add Link…" : "Edit Link…") { [weak node = field.node] in
                askForLink(link) { link in
                    guard let node, node.isAlive else { return }
                    let field = EventContext(node)
                    field.content.edit(field) { $0.setLink(link) }
                }
            }
        }
        if let link {
            Button("Open Link") { field.read(\.openURL)(link) }
            Button("Remove Link") { field.content.edit(field) { $0.setLink(nil) } }
        }
    }

    /// Source: a choice; the named colours that are read on both grounds.
    private static let colors: [(name: String, color: Color)] = [
        ("Red", .red), ("Orange", .orange), ("Green", .green), ("Blue", .blue),
        ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
    ]

    private func setColor(_ color: Color?) {
        field.content.edit(field) { $0.changeAttributes { $0.swiftUI.foregroundColor = color } }
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
        finishComposition(context)
        openMenu(context, at: caretInWindow(context))
        context.resolved.menu.menu?.selectFirst()
        return context.resolved.menu.isOpen
    }

    /// Returns true if a command would have an effect now.
    func hasUse(for key: KeyEvent, _ context: EventContext<Self>) -> Bool? {
        guard let command = EditCommand(key) else { return nil }
        if canPerform(command, context) { return true }
        // The window may undo more than the field can.
        return switch command {
        case .undo: context.read(\.undoManager)?.canUndo == true
        case .redo: context.read(\.undoManager)?.canRedo == true
        default: false
        }
    }

    fileprivate func canPerform(_ command: EditCommand, _ context: some RequestContext<Self>)
        -> Bool
    {
        let editing = context.resolved.editing
        return switch command {
        case .undo: editing.history.canUndo && !editing.isSecret
        case .redo: editing.history.canRedo && !editing.isSecret
        case .cut, .copy: !editing.text.selection.isEmpty && !editing.isSecret
        case .selectAll: editing.text.end > 0
        case .format(let format): editing.canToggle(format, over: context.textSetting.base)
        // The clipboard may change before the item is chosen.
        default: true
        }
    }
}
