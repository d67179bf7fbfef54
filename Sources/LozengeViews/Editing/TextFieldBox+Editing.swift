import Foundation
import LozengeCore

/// Editing by keys and the pointer.
extension TextFieldBox {
    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        guard context.tree.focus.has(context.node) else { return false }
        if key.phase == .down, key.isForMenu { return openMenuAtCaret(context) }
        if handleUnicodeInput(of: key, context) { return true }
        if find(key) { return true }
        if let command = command(of: key, context) { return perform(command, context) }
        // The key may be one that saves the text: what is typed after it is another step.
        if key.phase == .down {
            context.resolved.editing.history.close()
            setBinding(context)
        }
        return false
    }

    private func command(of key: KeyEvent, _ context: EventContext<Self>) -> EditCommand? {
        guard kind != .line, key.phase != .up else { return EditCommand(key) }
        let held = key.modifiers.subtracting(.capsLock)
        let submits = kind == .paragraphs && !context.read(\.submitActions).actions.isEmpty
        let isBreak = submits ? held == .shift : held.isSubset(of: .shift)
        if key.key == .return, isBreak { return .insert("\n") }
        if kind == .document, key.key == .return { return nil }
        if kind == .document, key.key == .tab, held.isEmpty { return .insert("\t") }
        if isAttributed, let format = EditCommand(formatting: key) { return format }
        return EditCommand(multiline: key) ?? EditCommand(key)
    }

    func handle(_ input: TextInput, _ context: EventContext<Self>) -> Bool {
        switch input {
        case .typed(let string):
            if typeUnicode({ $0.type(string) }, context) { return true }
            edit(context) { $0.insert(string, isTyped: true) }
        case .composing(let composition):
            context.resolved.unicodeInput = nil
            edit(context) { $0.compose(composition) }
        }
        return true
    }

    private func handleUnicodeInput(of key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        if UnicodeInput.begins(with: key) {
            let input = UnicodeInput()
            context.resolved.unicodeInput = input
            edit(context) { $0.compose(input.composition) }
            return true
        }
        // The keys of a character come up, and modifiers change, without a meaning.
        guard context.resolved.unicodeInput != nil else { return false }
        return key.phase == .up || typeUnicode({ $0.press(key) }, context)
    }

    /// Adds to the number of a character that is being typed.
    ///
    /// - Returns: False if none is, or if that was its end and the input has its usual effect.
    private func typeUnicode(
        _ change: (inout UnicodeInput) -> UnicodeInput.Effect, _ context: EventContext<Self>
    ) -> Bool {
        guard var input = context.resolved.unicodeInput else { return false }
        let effect = change(&input)
        context.resolved.unicodeInput = effect == .goesOn ? input : nil
        switch effect {
        case .goesOn: edit(context) { $0.compose(input.composition) }
        case .ends(let character):
            edit(context) {
                $0.compose(nil)
                if !character.isEmpty { $0.insert(character, isTyped: true) }
            }
        case .isLeft: edit(context) { $0.compose(nil) }
        }
        return effect != .isLeft
    }

    /// The middle button pastes the primary selection at the pointer; the secondary button opens a menu.
    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        if case .scroll(let distance, _) = event, kind == .paragraphs {
            return scroll(to: context.resolved.scroll + distance.height, context)
        }
        guard case .pointerDown(let button, let place, _, _, _) = event, isEnabled else {
            return false
        }
        let down = PressEvent(kind: .down(clicks: 1), location: place, time: context.tree.now)
        let press = TextFieldPress(context)
        switch button {
        case .middle:
            press.moveCaret(to: down)
            paste(.selected, context)
        case .secondary:
            if !press.isOnSelection(place) { press.moveCaret(to: down) }
            openMenu(context, at: CGRect(origin: place, size: .zero))
        default: return false
        }
        return true
    }

    /// Performs a command.
    ///
    /// - Returns: False if the key has no effect here and is offered to other views.
    func perform(_ command: EditCommand, _ context: some RequestContext<Self>) -> Bool {
        let editing = context.resolved.editing
        let backend = context.tree.backend
        switch command {
        case .insert(let string): edit(context) { $0.insert(string, isTyped: true) }
        case .move(let motion, let isExtending):
            finishComposition(context)
            edit(context) { $0.move(motion, isExtending: isExtending) }
            offerSelection(context)
        case .delete(let motion):
            finishComposition(context)
            let before = editing.revision
            edit(context) { $0.delete(motion) }
            if motion == .backward || motion == .wordBackward, editing.revision == before {
                context.read(\.submitActions).backspaceBeforeText?.action?()
            }
        case .selectAll:
            finishComposition(context)
            edit(context) { $0.select(0..<$0.text.end) }
            offerSelection(context)
        case .selectNothing:
            finishComposition(context)
            edit(context) { $0.select($0.text.caret..<$0.text.caret) }
        case .copy, .cut:
            // Without a selection here, that of another text is copied.
            guard !editing.text.selection.isEmpty, !isSecret else {
                return command == .cut || isSecret
            }
            backend?.offer(editing.selectedText(), on: .copied)
            TextEditing.copied = editing.copiedPart
            if command == .cut { edit(context, named: "Cut") { $0.insert("", isTyped: false) } }
        case .paste: paste(.copied, context)
        case .pastePlain: paste(.copied, isPlain: true, context)
        case .undo: return isSecret || undo(context)
        case .redo: return isSecret || redo(context)
        case .format(let format):
            let base = context.textSetting.base
            edit(context) { $0.toggle(format, over: base) }
        case .submit:
            finish(context)
            let actions = context.read(\.submitActions).actions
            for latest in actions.reversed() { latest.action?() }
            return !actions.isEmpty
        }
        return true
    }

    /// Pastes a clipboard at the caret when its contents arrive.
    ///
    /// Text that was copied from an editor of this program keeps its attributes, unless `isPlain`.
    func paste(
        _ clipboard: Clipboard, isPlain: Bool = false, _ context: some RequestContext<Self>
    ) {
        context.tree.backend?.requestText(from: clipboard) { [weak node = context.node] text in
            guard let node, node.isAlive, let text else { return }
            let context = EventContext(node)
            guard context.content.isEnabled else { return }
            context.content.edit(context, named: "Paste") {
                if !isPlain, clipboard == .copied, $0.text.runs != nil,
                    let copied = TextEditing.copied, copied.string == text
                {
                    $0.insert(copied)
                } else {
                    $0.insert(text, isTyped: false)
                }
            }
            // The focus may have moved by now.
            if !context.tree.focus.has(context.node) { context.content.finish(context) }
        }
    }

    func commit(_ context: EventContext<Self>) {
        finishComposition(context)
        reportCaret(context)
        finish(context)
    }

    /// Ends the editing: sets the binding, and the value of a formatted one.
    private func finish(_ context: some RequestContext<Self>) {
        setBinding(context)
        commit()
    }

    /// Changes the text or the selection, and reports the change.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - name: The name of the change in the menu; `nil` for that of its kind.
    ///   - change: Changes the text or the selection.
    func edit(
        _ context: some RequestContext<Self>, named name: String? = nil,
        _ change: (TextEditing) -> Void
    ) {
        let field = context.resolved
        let editing = field.editing
        let undo = UndoState(context)
        let (revision, extent) = (editing.revision, editing.extent)
        editing.time = context.tree.now
        change(editing)
        if editing.composition == nil { field.unicodeInput = nil }
        _ = editing.show(editing.visible)
        if kind != .line, editing.extent != extent {
            context.setNeedsLayout()
            // The place of the caret may be behind what the views around know of the text so far.
            if context.tree.focus.has(context.node) { field.showsSelection = true }
        }
        context.setNeedsPaint()
        if context.tree.focus.has(context.node) {
            restartBlink(context)
            showCaret(context)
        }
        guard editing.revision != revision else { return reportSelection(field) }
        find?.find.textChanged(to: editing.revision)
        context.read(\.textInputReceiver)?.note(context.node, isChange: true)
        field.behind = text
        if editing.text.end <= Self.mostSetAtOnce || editing.text.runs != nil {
            setBinding(context)
        } else {
            context.wake(at: context.tree.now + Self.settingDelay)
        }
        noteJoinedChange(since: undo, context)
        shareUndo(since: undo, named: name, context)
    }

    /// The length of a text up to which the binding is set at every key, in bytes; that of a longer text is set a little
    /// later, when the change is on the screen.
    ///
    /// Source: `docs/editing.md`, EDIT-34. To set a text of 20 MB takes four times as long as to show a key.
    private static let (mostSetAtOnce, settingDelay) = (64 << 10, Duration.milliseconds(50))

    /// Offers the selection as the primary selection, pasted by the middle button.
    func offerSelection(_ context: some RequestContext<Self>) {
        let editing = context.resolved.editing
        guard !isSecret, !editing.text.selection.isEmpty else { return }
        context.tree.backend?.offer(editing.selectedText(), on: .selected)
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        let hasFocus = context.tree.focus.has(context.node)
        if hasFocus {
            // Unless the pointer chooses a place, or the field had the focus before, all is selected: typing replaces the
            // text, an arrow keeps it.
            let focus = context.tree.focus
            let selectsAll = !focus.isByPointer && !focus.isReturning && kind == .line
            edit(context) { if selectsAll { $0.select(0..<$0.text.end) } }
        } else {
            finishComposition(context)
            context.tree.backend?.setTextInput(nil)
            finish(context)
            if context.isAlive { context.setNeedsUpdate() }
        }
    }

    /// Enters the preedit text because the focus or the caret moves.
    func finishComposition(_ context: some RequestContext<Self>) {
        if context.resolved.unicodeInput != nil {
            context.resolved.unicodeInput = nil
            edit(context) { $0.compose(nil) }
        }
        guard context.resolved.editing.composition != nil else { return }
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

    func timeCame(_ context: EventContext<Self>) -> Bool {
        let field = context.resolved
        guard field.behind == nil, field.restingPress == nil else { return false }
        blink(context)
        context.setNeedsRepaint()
        return true
    }

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
        guard kind == .line else {
            if kind == .paragraphs { scrollToCaret(context) }
            let caret = caretRect(context)
            context.reveal(caret.insetBy(dx: 0, dy: -caret.height / 2))
            reportCaret(context)
            return
        }
        let (room, content) = (textRect(in: context.bounds), contentWidth(context))
        var scroll = field.scroll
        let caret = field.editing.caret.minX
        if caret - scroll > room.width - Self.caretWidth {
            scroll = caret - room.width + Self.caretWidth
        }
        scroll = min(max(0, min(scroll, caret)), max(0, content - room.width))
        if scroll != field.scroll {
            field.scroll = scroll
            context.setNeedsPaint()
        }
        showLine(context)
        reportCaret(context)
    }

    /// Reports the caret of a field with the focus to the input method.
    private func reportCaret(_ context: some RequestContext<Self>) {
        guard context.tree.focus.has(context.node) else { return }
        context.tree.backend?.setTextInput(caretInWindow(context))
    }

    /// Scrolls the lines of a field with a limit to the caret.
    private func scrollToCaret(_ context: some RequestContext<Self>) {
        let caret = context.resolved.editing.caret
        let (start, room) = (context.resolved.scroll, textRect(in: context.bounds).height)
        _ = scroll(to: min(max(start, caret.maxY - room), caret.minY), context)
    }

    /// Scrolls the lines of a field with a limit, within the text.
    ///
    /// - Returns: False if they stay where they are.
    func scroll(to offset: CGFloat, _ context: some RequestContext<Self>) -> Bool {
        let field = context.resolved
        let most = max(0, field.editing.extent - textRect(in: context.bounds).height)
        let offset = min(max(0, offset), most)
        guard offset != field.scroll else { return false }
        field.scroll = offset
        // The visible part is laid out.
        context.setNeedsPlacement()
        context.setNeedsPaint()
        return true
    }

    /// Shapes the visible part of a line.
    func showLine(_ context: some RequestContext<Self>) {
        let (start, room) = (context.resolved.scroll, textRect(in: context.bounds).width)
        _ = context.resolved.editing.show(start...start + max(0, room))
    }
}
