import Foundation
import LozengeCore

/// What keys and the pointer do to a field of text.
extension TextFieldBox {
    func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool {
        guard node.tree.focus.has(node) else { return false }
        if key.phase == .down, key.isForMenu { return openMenuAtCaret(node) }
        return EditCommand(key).map { perform($0, node) } ?? false
    }

    func handle(_ input: TextInput, _ node: PrimitiveNode<Self>) -> Bool {
        switch input {
        case .typed(let string): edit(node) { $0.insert(string, isTyped: true) }
        case .composing(let composition): edit(node) { $0.compose(composition) }
        }
        return true
    }

    /// The middle button writes what is selected elsewhere, where it is pressed; the secondary one
    /// opens a menu.
    func handle(_ event: InputEvent, at point: CGPoint, _ node: PrimitiveNode<Self>) -> Bool {
        guard case .pointerDown(let button, let place, _, _, _) = event, isEnabled else {
            return false
        }
        let down = PressEvent(kind: .down(clicks: 1), location: place, time: node.tree.now)
        let press = TextFieldPress(node)
        switch button {
        case .middle:
            guard press.began(down, clicks: 1) else { return false }
            paste(.selected, node)
        case .secondary:
            if !press.isOnSelection(place) { _ = press.began(down, clicks: 1) }
            openMenu(node, at: CGRect(origin: place, size: .zero))
        default: return false
        }
        return true
    }

    /// Does something to the text.
    ///
    /// - Returns: Whether the key was of use; `false` leaves it to somebody else.
    func perform(_ command: EditCommand, _ node: PrimitiveNode<Self>) -> Bool {
        let editor = node.resolved.editor
        let backend = node.tree.backend
        switch command {
        case .insert(let string): edit(node) { $0.insert(string, isTyped: true) }
        case .move(let motion, let isExtending):
            edit(node) { $0.move(motion, isExtending: isExtending) }
            offerSelection(node)
        case .delete(let motion): edit(node) { $0.delete(motion) }
        case .selectAll:
            edit(node) { $0.select(0..<$0.text.end) }
            offerSelection(node)
        case .copy, .cut:
            let selected = editor.text.selected
            guard !selected.isEmpty else { return true }
            backend?.offer(selected, on: .copied)
            if command == .cut { edit(node) { $0.insert("", isTyped: false) } }
        case .paste: paste(.copied, node)
        case .undo: return undo(node) { $0.undo() }
        case .redo: return undo(node) { $0.redo() }
        case .submit:
            commit()
            let actions = node.read(\.submitActions).actions
            for action in actions.reversed() { action() }
            return !actions.isEmpty
        }
        return true
    }

    /// Takes something back; where there is nothing to take back the key is somebody else's.
    private func undo(
        _ node: PrimitiveNode<Self>, _ change: (LineEditor) -> Bool
    ) -> Bool {
        var isDone = false
        edit(node) { isDone = change($0) }
        return isDone
    }

    /// Asks for what is on a clipboard, and writes it where the caret is then.
    func paste(_ clipboard: Clipboard, _ node: PrimitiveNode<Self>) {
        node.tree.backend?.requestText(from: clipboard) { [weak node] text in
            guard let node, node.isAlive, let text else { return }
            var isCut = false
            node.content.edit(node) { isCut = !$0.paste(text) }
            if isCut { node.content.sayThatPasteIsCut(node, clipboard) }
            // The keyboard may be elsewhere by now.
            if !node.tree.focus.has(node) { node.content.commit() }
        }
    }

    private func sayThatPasteIsCut(_ node: PrimitiveNode<Self>, _ clipboard: Clipboard) {
        let place = clipboard == .copied ? "on the clipboard" : "where it is selected"
        let words = Text(
            verbatim: "This field has room for only part of that text. All of it is still \(place)."
        )
        node.resolved.menu.openTooltip(
            { AnyView(Tooltip(text: words)) }, of: node, at: caretInWindow(node))
    }

    /// Changes the text or what is selected of it, and tells everyone.
    func edit(_ node: PrimitiveNode<Self>, _ change: (LineEditor) -> Void) {
        let editor = node.resolved.editor
        let before = editor.text.string
        change(editor)
        reshape(node)
        if node.tree.focus.has(node) {
            restartBlink(node)
            showCaret(node)
        }
        guard editor.text.string != before else { return }
        text.wrappedValue = editor.text.string
        // What became of it is shown: not everybody takes everything.
        node.setNeedsUpdate()
    }

    /// Has other programs find what is selected under the middle button.
    func offerSelection(_ node: PrimitiveNode<Self>) {
        let selected = node.resolved.editor.text.selected
        if !selected.isEmpty { node.tree.backend?.offer(selected, on: .selected) }
    }

    func focusChanged(isInside: Bool, _ node: PrimitiveNode<Self>) {
        let hasFocus = node.tree.focus.has(node)
        if hasFocus {
            // Who comes by keyboard writes over what is there, or presses an arrow.
            let isVisible = node.tree.focus.isVisible
            edit(node) { if isVisible { $0.select(0..<$0.text.end) } }
        } else {
            finishComposition(node)
            node.tree.backend?.setTextInput(nil)
            commit()
            if node.isAlive { node.setNeedsUpdate() }
        }
    }

    /// The keyboard or the caret goes elsewhere: what is shown by an input method is text now.
    func finishComposition(_ node: PrimitiveNode<Self>) {
        guard node.resolved.editor.composition != nil else { return }
        edit(node) { $0.finishComposition() }
        node.tree.backend?.setTextInput(nil)
    }

    // MARK: The caret

    /// Whether the caret is to be seen now, if the field has the keyboard.
    func isCaretOn(_ node: PrimitiveNode<Self>) -> Bool {
        guard let period = node.tree.backend?.caretBlink, period > .zero else { return true }
        let elapsed = node.tree.clock.time - node.resolved.blinkStart
        return elapsed >= Self.patience || Int(max(elapsed, .zero) / period) % 2 == 0
    }

    /// How long the caret blinks while nothing happens; then it stays, and nobody is woken up for it.
    ///
    /// Source: GTK and Qt, ten seconds.
    private static let patience = Duration.seconds(10)

    /// Asks for the frame in which the caret looks different next.
    func blink(_ node: PrimitiveNode<Self>) {
        guard node.tree.focus.has(node), node.tree.isActive,
            let period = node.tree.backend?.caretBlink, period > .zero
        else { return }
        let elapsed = max(node.tree.clock.time - node.resolved.blinkStart, .zero)
        guard elapsed < Self.patience else { return }
        let next = node.resolved.blinkStart + period * (Int(elapsed / period) + 1)
        node.wake(at: next, pace: .display)
    }

    private func restartBlink(_ node: PrimitiveNode<Self>) {
        node.resolved.blinkStart = node.tree.now
        blink(node)
    }

    /// Moves the text so that the caret can be seen, and tells the input method where it is.
    func showCaret(_ node: PrimitiveNode<Self>) {
        let field = node.resolved
        let (room, content) = (textRect(in: node.bounds), contentWidth(node))
        var scroll = field.scroll
        let caret = field.editor.caret.minX
        if caret - scroll > room.width - Self.caretWidth {
            scroll = caret - room.width + Self.caretWidth
        }
        scroll = min(max(0, min(scroll, caret)), max(0, content - room.width))
        if scroll != field.scroll {
            field.scroll = scroll
            node.setNeedsPaint()
        }
        node.tree.backend?.setTextInput(caretInWindow(node))
    }
}
