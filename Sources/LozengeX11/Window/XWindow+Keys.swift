import CX11
public import Foundation
import LozengeCore

/// Key events and input methods.
extension XWindow {
    /// Sets the caret.
    ///
    /// The input method is updated later: it may send events, which the client cannot handle during
    /// this call.
    public func setTextInput(_ caret: CGRect?) {
        textCaret = caret
        if caret == nil { keyReceiver.isTextInterrupted = true }
    }

    /// The window that gets the keys of this one: that behind menus and popovers.
    var keyReceiver: XWindow {
        popup.map { $0.options.kind.isTransient ? $0.owner.keyReceiver : self } ?? self
    }

    /// The caret of the text field that keys go to: in a popover in front, or else in the window.
    private var inputCaret: CGRect? {
        guard let front = popups.last(where: { $0.popup?.options.kind == .popover }) else {
            return textCaret
        }
        guard let caret = front.inputCaret, let origin = front.positionInOwner else { return nil }
        return caret.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Records that the window gained or lost the focus.
    func keyboardMoved(here isHere: Bool) {
        hasKeyboard = isHere
        services.accessibility.changed(self)
        if !isHere {
            modifiersChanged(to: [])
            services.keyboard.left()
            services.accessibility.keys.left()
            finishComposition()
        }
        updateInputContext()
    }

    /// Enters the preedit text as typed and ends the composition.
    private func finishComposition() {
        guard let context = inputContext, let composition = context.composition else { return }
        context.reset()
        deliver(.text(.typed(composition.string)))
    }

    /// Updates the input method's focus and caret.
    func updateInputContext() {
        guard visibility != .closed, !server.isLost else { return }
        // Another text field may be edited by now, so the previous composition ends.
        if isTextInterrupted { inputContext?.setFocus(false) }
        isTextInterrupted = false
        guard let inputCaret, hasKeyboard else { return inputContext?.setFocus(false) ?? () }
        if inputContext?.isAlive != true { makeInputContext() }
        inputContext?.setFocus(true)
        inputContext?.deliver()
        if inputCaret != reportedCaret { reportCaret(inputCaret) }
    }

    /// Reports the caret to the input method at the next possible time.
    private func reportCaret(_ caret: CGRect) {
        reportedCaret = caret
        if let caretTimer { timers.remove(caretTimer) }
        let time = services.inputMethod.timeForCaret
        caretTimer = timers.add(at: time) { [weak self] in
            guard let self, let inputContext, !server.isLost else { return }
            caretTimer = nil
            // The input method may have been used again meanwhile.
            guard services.inputMethod.timeForCaret <= .now else { return reportCaret(caret) }
            inputContext.moveSpot(
                x: Int16(clamping: caret.minX * scale), y: Int16(clamping: caret.maxY * scale))
        }
    }

    private func makeInputContext() {
        inputContext = services.inputMethod.makeContext(for: id) { [weak self] composition in
            self?.deliver(.text(.composing(composition)))
        }
        let events = inputContext?.events ?? 0
        if events & ~UInt(bitPattern: windowEvents) != 0 {
            server.send { XSelectInput($0, id, windowEvents | Int(bitPattern: events)) }
        }
    }

    /// Handles a key, after a screen reader has heard it.
    func handleKey(_ event: XEvent) {
        guard services.accessibility.hasReader, event.xkey.keycode != 0, !server.isLost else {
            return handleUntakenKey(event)
        }
        let key = ReaderKey(event.xkey, services.keyboard.lookup(event.xkey))
        services.accessibility.keys.pass(key) { [weak self] in self?.handleUntakenKey(event) }
    }

    private func handleUntakenKey(_ event: XEvent) {
        guard visibility != .closed, !server.isLost else { return }
        var key = event.xkey
        let keyboard = services.keyboard
        let isPress = event.type == KeyPress
        let text = isPress && inputCaret != nil ? inputContext?.text(of: &key) : nil
        // Text from an input method arrives as a key event without a key code.
        guard key.keycode != 0 else {
            if let text, !text.isEmpty { deliver(.text(.typed(text))) }
            return
        }
        if isPress { note(key.time) }
        let isRepeat = isPress && keyboard.pressed(key.keycode)
        if !isPress { keyboard.released(key.keycode) }
        let lookup = keyboard.lookup(key)
        modifiersChanged(to: lookup.heldModifiers(isPress: isPress))
        let phase: KeyEvent.Phase = isRepeat ? .repeat : isPress ? .down : .up
        if let translated = keyEvent(lookup, phase: phase) {
            deliver(.key(translated))
        } else if let text, !text.isEmpty {
            // A key without a counterpart in `Key` may still type text.
            deliver(.text(.typed(text)))
        }
    }
}
