import Foundation
import LozengeCore

/// Editing by keys and the pointer.
extension TextFieldBox {
    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard context.tree.focus.has(context.node) else { return false }
        if key.phase == .down, key.isForMenu { return openMenuAtCaret(context) }
        return EditCommand(key).map { perform($0, context) } ?? false
    }

    func handle(_ input: TextInput, _ context: EventContext<Self>) -> Bool {
        switch input {
        case .typed(let string): edit(context) { $0.insert(string, isTyped: true) }
        case .composing(let composition): edit(context) { $0.compose(composition) }
        }
        return true
    }

    /// The middle button pastes the primary selection at the pointer; the secondary button opens a menu.
    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .pointerDown(let button, let place, _, _, _) = event, isEnabled else {
            return false
        }
        let down = PressEvent(kind: .down(clicks: 1), location: place, time: context.tree.now)
        let press = TextFieldPress(context)
        switch button {
        case .middle:
            guard press.began(down, clicks: 1) else { return false }
            paste(.selected, context)
        case .secondary:
            if !press.isOnSelection(place) { _ = press.began(down, clicks: 1) }
            openMenu(context, at: CGRect(origin: place, size: .zero))
        default: return false
        }
        return true
    }

    /// Performs a command.
    ///
    /// - Returns: False if the key has no effect here and is offered to other views.
    func perform(_ command: EditCommand, _ context: some RequestContext<Self>) -> Bool {
        let editor = context.resolved.editor
        let backend = context.tree.backend
        switch command {
        case .insert(let string): edit(context) { $0.insert(string, isTyped: true) }
        case .move(let motion, let isExtending):
            edit(context) { $0.move(motion, isExtending: isExtending) }
            offerSelection(context)
        case .delete(let motion):
            let before = editor.text.string
            edit(context) { $0.delete(motion) }
            if motion == .backward || motion == .wordBackward, editor.text.string == before {
                context.read(\.submitActions).backspaceBeforeText?()
            }
        case .selectAll:
            edit(context) { $0.select(0..<$0.text.end) }
            offerSelection(context)
        case .copy, .cut:
            let selected = editor.text.selected
            guard !selected.isEmpty, !isSecret else { return true }
            backend?.offer(selected, on: .copied)
            if command == .cut { edit(context) { $0.insert("", isTyped: false) } }
        case .paste: paste(.copied, context)
        case .undo: return isSecret || undo(context) { $0.undo() }
        case .redo: return isSecret || undo(context) { $0.redo() }
        case .submit:
            commit()
            let actions = context.read(\.submitActions).actions
            for action in actions.reversed() { action() }
            return !actions.isEmpty
        }
        return true
    }

    /// Undoes or redoes a change; without one, the key is offered to other views.
    private func undo(
        _ context: some RequestContext<Self>, _ change: (LineEditor) -> Bool
    ) -> Bool {
        var isDone = false
        edit(context) { isDone = change($0) }
        return isDone
    }

    /// Pastes a clipboard at the caret when its contents arrive.
    func paste(_ clipboard: Clipboard, _ context: some RequestContext<Self>) {
        context.tree.backend?.requestText(from: clipboard) { [weak node = context.node] text in
            guard let node, node.isAlive, let text else { return }
            let context = EventContext(node)
            var isCut = false
            context.content.edit(context) { isCut = !$0.paste(text) }
            if isCut { context.content.sayThatPasteIsCut(context, clipboard) }
            // The focus may have moved by now.
            if !context.tree.focus.has(context.node) { context.content.commit() }
        }
    }

    private func sayThatPasteIsCut(_ context: some RequestContext<Self>, _ clipboard: Clipboard) {
        let place = clipboard == .copied ? "on the clipboard" : "where it is selected"
        let words = Text(
            verbatim: "This field has room for only part of that text. All of it is still \(place)."
        )
        context.resolved.menu.openTooltip(
            { AnyView(Tooltip(text: words)) }, of: context.node, at: caretInWindow(context))
    }

    /// Changes the text or the selection, and reports the change.
    func edit(_ context: some RequestContext<Self>, _ change: (LineEditor) -> Void) {
        let editor = context.resolved.editor
        let before = editor.text.string
        change(editor)
        reshape(context)
        if context.tree.focus.has(context.node) {
            restartBlink(context)
            showCaret(context)
        }
        guard editor.text.string != before else { return }
        text.wrappedValue = editor.text.string
        // The binding may have refused or changed the text.
        context.setNeedsUpdate()
    }

    /// Offers the selection as the primary selection, pasted by the middle button.
    func offerSelection(_ context: some RequestContext<Self>) {
        guard !isSecret else { return }
        let selected = context.resolved.editor.text.selected
        if !selected.isEmpty { context.tree.backend?.offer(selected, on: .selected) }
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        let hasFocus = context.tree.focus.has(context.node)
        if hasFocus {
            // A focus by keyboard selects all: typing replaces the text, an arrow keeps it.
            let isVisible = context.tree.focus.isVisible
            edit(context) { if isVisible { $0.select(0..<$0.text.end) } }
        } else {
            finishComposition(context)
            context.tree.backend?.setTextInput(nil)
            commit()
            if context.isAlive { context.setNeedsUpdate() }
        }
    }

    /// Enters the preedit text because the focus or the caret moves.
    func finishComposition(_ context: some RequestContext<Self>) {
        guard context.resolved.editor.composition != nil else { return }
        edit(context) { $0.finishComposition() }
        context.tree.backend?.setTextInput(nil)
    }

    // MARK: The caret

    /// Returns true if the caret of a focused field is in the visible part of its blinking.
    func isCaretOn(_ context: PaintContext<Self>) -> Bool {
        guard let period = context.caretBlink, period > .zero else { return true }
        let elapsed = context.time - context.resolved.blinkStart
        return elapsed >= Self.patience || Int(max(elapsed, .zero) / period) % 2 == 0
    }

    /// The time without input after which the caret stops blinking, so that an idle app sleeps.
    ///
    /// Source: GTK and Qt, ten seconds.
    private static let patience = Duration.seconds(10)

    /// Requests the frame in which the caret blinks next.
    func blink(_ context: some RequestContext<Self>) {
        guard context.tree.focus.has(context.node), context.tree.isActive,
            let period = context.tree.backend?.caretBlink, period > .zero
        else { return }
        let elapsed = max(context.tree.clock.time - context.resolved.blinkStart, .zero)
        guard elapsed < Self.patience else { return }
        let next = context.resolved.blinkStart + period * (Int(elapsed / period) + 1)
        context.wake(at: next, pace: .display)
    }

    private func restartBlink(_ context: some RequestContext<Self>) {
        context.resolved.blinkStart = context.tree.now
        blink(context)
    }

    /// Scrolls the text to the caret, and reports the caret to the input method.
    func showCaret(_ context: some RequestContext<Self>) {
        let field = context.resolved
        let (room, content) = (textRect(in: context.bounds), contentWidth(context))
        var scroll = field.scroll
        let caret = field.editor.caret.minX
        if caret - scroll > room.width - Self.caretWidth {
            scroll = caret - room.width + Self.caretWidth
        }
        scroll = min(max(0, min(scroll, caret)), max(0, content - room.width))
        if scroll != field.scroll {
            field.scroll = scroll
            context.setNeedsPaint()
        }
        context.tree.backend?.setTextInput(caretInWindow(context))
    }
}
