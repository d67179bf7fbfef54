import CX11
public import Foundation
import LozengeCore

/// The keyboard: keys that mean something, and text that an input method makes of them.
extension XWindow {
    /// The input method is told later: it may answer by events, and the client is in the middle of
    /// something.
    public func setTextInput(_ caret: CGRect?) {
        textCaret = caret
        if caret == nil { isTextInterrupted = true }
    }

    /// The window has the keyboard now, or not any more.
    func keyboardMoved(here isHere: Bool) {
        hasKeyboard = isHere
        if !isHere {
            connection.keyboard.left()
            finishComposition()
        }
        updateInputContext()
    }

    /// What the input method is not done with becomes text as it is.
    private func finishComposition() {
        guard let context = inputContext, let composition = context.composition else { return }
        context.reset()
        tell(.text(.typed(composition.string)))
    }

    /// Has the input method know whether a text is written, and where.
    func updateInputContext() {
        guard visibility != .closed, !connection.isLost else { return }
        // Another text may be written by now: what was composed for the one before is over.
        if isTextInterrupted { inputContext?.setFocus(false) }
        isTextInterrupted = false
        guard let textCaret, hasKeyboard else { return inputContext?.setFocus(false) ?? () }
        if inputContext?.isAlive != true { makeInputContext() }
        inputContext?.setFocus(true)
        inputContext?.deliver()
        if textCaret != toldCaret { tellCaret(textCaret) }
    }

    /// Has the input method know where the caret is, once it can be told.
    private func tellCaret(_ caret: CGRect) {
        toldCaret = caret
        if let spotTimer { connection.timers.remove(spotTimer) }
        let time = connection.inputMethod.timeForCaret
        spotTimer = connection.timers.add(at: time) { [weak self] in
            guard let self, let inputContext, !connection.isLost else { return }
            spotTimer = nil
            // It may have been asked something meanwhile.
            guard connection.inputMethod.timeForCaret <= .now else { return tellCaret(caret) }
            inputContext.moveSpot(
                x: Int16(clamping: caret.minX * scale), y: Int16(clamping: caret.maxY * scale))
        }
    }

    private func makeInputContext() {
        inputContext = connection.inputMethod.makeContext(for: id) { [weak self] composition in
            self?.tell(.text(.composing(composition)))
        }
        let events = inputContext?.events ?? 0
        if events & ~UInt(bitPattern: windowEvents) != 0 {
            XSelectInput(
                connection.display, id, windowEvents | Int(bitPattern: events))
        }
    }

    func handleKey(_ event: XEvent) {
        var key = event.xkey
        let keyboard = connection.keyboard
        let isPress = event.type == KeyPress
        let text = isPress && textCaret != nil ? inputContext?.text(of: &key) : nil
        // What an input method has made of keys comes as a key without a number.
        guard key.keycode != 0 else {
            if let text, !text.isEmpty { tell(.text(.typed(text))) }
            return
        }
        if isPress { note(key.time) }
        let isRepeat = isPress && keyboard.pressed(key.keycode)
        if !isPress { keyboard.released(key.keycode) }
        let phase: KeyEvent.Phase = isRepeat ? .repeat : isPress ? .down : .up
        if let translated = keyEvent(keyboard.lookup(key), phase: phase) {
            tell(.key(translated))
        } else if let text, !text.isEmpty {
            // A key that the toolkit has no name for may still type something.
            tell(.text(.typed(text)))
        }
    }
}

extension Int16 {
    /// The nearest whole number there is.
    fileprivate init(clamping value: CGFloat) {
        self = value.isNaN ? 0 : Int16(Swift.min(Swift.max(value.rounded(), -32768), 32767))
    }
}
