import LozengeCore

/// Undoing, which is shared with the program: steps are changes of the window's undo manager.
///
/// Source: `docs/editing.md`, EDIT-17.
extension TextFieldBox {
    /// The steps and registrations before a change.
    struct UndoState {
        fileprivate let steps: Int
        let registrations: Int

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
        guard let manager = context.read(\.undoManager) else { return }
        defer { field.registrations = manager.registrations }
        guard hasBegunStep(since: before, context), manager.groupsByEvent else { return }
        let registrations = manager.registrations
        Self.register(isBack: true, of: context.node, in: manager)
        guard manager.registrations != registrations else { return }
        field.sharesUndo = true
        switch field.editing.history.latestKind {
        case .typing: manager.setActionName(name ?? "Typing")
        case .deleting: manager.setActionName(name ?? "Delete")
        case .other, nil: manager.setActionName(name ?? "")
        }
    }

    /// Notes a change that has joined the latest step.
    func noteJoinedChange(since before: UndoState, _ context: some RequestContext<Self>) {
        guard context.resolved.sharesUndo, !hasBegunStep(since: before, context) else { return }
        context.read(\.undoManager)?.latestChangeGrows()
    }

    private func hasBegunStep(
        since before: UndoState, _ context: some RequestContext<Self>
    ) -> Bool {
        context.resolved.editing.history.begunSteps != before.steps
    }

    /// Removes the steps of this field from the window's undo manager if the field has none any more.
    func forgetUndoneSteps(_ context: some RequestContext<Self>) {
        let field = context.resolved
        guard field.sharesUndo, !field.editing.history.canUndo, !field.editing.history.canRedo
        else { return }
        forgetSteps(context)
    }

    /// Removes the steps of this field from the window's undo manager.
    func forgetSteps(_ context: some RequestContext<Self>) {
        let field = context.resolved
        guard field.sharesUndo else { return }
        field.sharesUndo = false
        context.read(\.undoManager)?.removeAllActions(withTarget: field)
    }

    /// Registers a step back, or forward, which registers the opposite when it is done.
    private static func register(
        isBack: Bool, of node: ContentNode<Self>, in manager: UndoManager
    ) {
        manager.registerUndo(withTarget: EventContext(node).resolved) {
            [weak node, weak manager] _ in
            guard let node, node.isAlive, let manager else { return }
            let context = EventContext(node)
            let focus = context.tree.focus
            // The keyboard goes to the text that changes, from another one.
            if !focus.has(node), focus.node is ContentNode<Self>, node.isReachable {
                focus.returns(to: node)
            }
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
