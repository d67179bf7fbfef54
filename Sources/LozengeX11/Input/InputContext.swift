import CX11
import Foundation
import LozengeCore

/// The context of an input method for the text fields of one window.
final class InputContext {
    private var context: XIC?
    /// The callbacks and their owner, at a fixed address that Xlib keeps.
    private let preedit = UnsafeMutablePointer<lozenge_preedit>.allocate(capacity: 1)
    private let receive: (Composition?) -> Void
    private var text = PreeditText()
    /// True if the preedit text changed since it was delivered.
    private var isChanged = false
    private var spot: (x: Int16, y: Int16)?
    private var hasFocus = false

    init?(_ method: XIM, window: XID, _ receive: @escaping (Composition?) -> Void) {
        self.receive = receive
        preedit.initialize(to: lozenge_preedit())
        preedit.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        preedit.pointee.draw = { owner, change in
            InputContext.with(owner) { context in
                if let change { context.draw(change.pointee) }
            }
        }
        preedit.pointee.caret = { owner, move in
            InputContext.with(owner) { context in
                if let move { context.moveCaret(&move.pointee) }
            }
        }
        preedit.pointee.done = { owner in InputContext.with(owner) { $0.finish() } }
        let inline = XIMStyle(XIMPreeditCallbacks | XIMStatusNothing)
        let isInline = lozenge_has_style(method, inline) != 0
        context = lozenge_create_context(method, window, isInline ? preedit : nil)
        guard context != nil else { return nil }
    }

    isolated deinit {
        if let context { XDestroyIC(context) }
        preedit.deallocate()
    }

    /// Drops the context, which was destroyed with its input method.
    func forget() {
        context = nil
        finish()
    }

    /// False once the input method is gone.
    var isAlive: Bool { context != nil }

    /// The preedit text; `nil` if there is none.
    var composition: Composition? { text.composition }

    /// The mask of events that the window has to select for the input method.
    var events: UInt { context.map(lozenge_context_events) ?? 0 }

    func setFocus(_ hasFocus: Bool) {
        guard let context, hasFocus != self.hasFocus else { return }
        self.hasFocus = hasFocus
        if hasFocus {
            XSetICFocus(context)
        } else {
            XUnsetICFocus(context)
            reset()
        }
    }

    /// Discards the preedit text.
    func reset() {
        guard let context else { return }
        if let rest = Xutf8ResetIC(context) { XFree(rest) }
        finish()
    }

    /// Reports the position of the caret, in device pixels of the window.
    func moveSpot(x: Int16, y: Int16) {
        // The call waits for the input method, so it is made only for a new position.
        guard let context, spot?.x != x || spot?.y != y else { return }
        spot = (x, y)
        lozenge_set_spot(context, x, y)
    }

    /// Returns the text that a key types; empty if it types none.
    func text(of key: inout XKeyEvent) -> String {
        guard let context else { return "" }
        var bytes = [CChar](repeating: 0, count: 64)
        var status: Int32 = 0
        var count = Xutf8LookupString(context, &key, &bytes, Int32(bytes.count), nil, &status)
        if status == XBufferOverflow {
            bytes = [CChar](repeating: 0, count: Int(count))
            count = Xutf8LookupString(context, &key, &bytes, Int32(bytes.count), nil, &status)
        }
        guard status == XLookupChars || status == XLookupBoth, count > 0 else { return "" }
        return String(
            decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func with(
        _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (InputContext) -> Void
    ) {
        guard let owner else { return }
        body(Unmanaged<InputContext>.fromOpaque(owner).takeUnretainedValue())
    }

    private func draw(_ change: XIMPreeditDrawCallbackStruct) {
        text.apply(change)
        isChanged = true
    }

    private func moveCaret(_ move: inout XIMPreeditCaretCallbackStruct) {
        text.moveCaret(&move)
        isChanged = true
    }

    /// Delivers the preedit text if it changed.
    ///
    /// Must not be called from Xlib's callbacks: the receiver may report the caret, and the input
    /// method would then wait forever.
    func deliver() {
        guard isChanged else { return }
        isChanged = false
        receive(text.composition)
    }

    private func finish() {
        guard text.composition != nil || isChanged else { return }
        text = PreeditText()
        isChanged = false
        receive(nil)
    }
}
