import LozengeCore

/// Undoing, which is shared with the program: steps are changes of the window's undo manager.
///
/// Where the program registers the changes of the text itself, as a document does, the field undoes its own steps.
///
/// Source: `docs/editing.md`, EDIT-17.
extension TextFieldBox {
    /// The steps and registrations before a change.
    struct UndoState {
        fileprivate let steps: Int
        fileprivate let registrations: Int

        init(_ context: some RequestContext<TextFieldBox>) {
            steps = context.resolved.editing.history.begunSteps
            registrations = context.read(\.undoManager)?.registrations ?? 0
        }
    }

    /// Registers a step that was begun since; a name of `nil` is that of its kind.
    func shareUndo(
        since before: UndoState, named name: String?, _ context: some RequestContext<Self>
    ) {
        let field = context.resolved
        let history = field.editing.history
        guard let manager = context.read(\.undoManager), history.begunSteps != before.steps else {
            return
        }
        field.sharesUndo = manager.registrations == before.registrations
        guard field.sharesUndo else { return }
        Self.register(isBack: true, of: context.node, in: manager)
        switch history.latestKind {
        case .typing: manager.setActionName(name ?? "Typing")
        case .deleting: manager.setActionName(name ?? "Delete")
        case .other, nil: manager.setActionName(name ?? "")
        }
    }

    /// Registers a step back, or forward, which registers the opposite when it is done.
    private static func register(
        isBack: Bool, of node: ContentNode<Self>, in manager: UndoManager
    ) {
        manager.registerUndo(withTarget: EventContext(node).resolved) {
            [weak node, weak manager] _ in
            guard let node, node.isAlive, let manager else { return }
            let context = EventContext(node)
            context.content.edit(context) { _ = isBack ? $0.undo() : $0.redo() }
            register(isBack: !isBack, of: node, in: manager)
        }
    }

    /// Undoes a change; without one, the key is offered to other views.
    func undo(_ context: some RequestContext<Self>) -> Bool {
        if context.resolved.sharesUndo, let manager = context.read(\.undoManager), manager.canUndo {
            manager.undo()
            return true
        }
        return travel(context) { $0.undo() }
    }

    /// Does a change again; without one, the key is offered to other views.
    func redo(_ context: some RequestContext<Self>) -> Bool {
        if context.resolved.sharesUndo, let manager = context.read(\.undoManager), manager.canRedo {
            manager.redo()
            return true
        }
        return travel(context) { $0.redo() }
    }

    private func travel(
        _ context: some RequestContext<Self>, _ change: (TextEditing) -> Bool
    ) -> Bool {
        var isDone = false
        edit(context) { isDone = change($0) }
        return isDone
    }
}
