import CX11
import Foundation
import LozengeCore

/// The user's input method, which composes text from several keys.
///
/// It is opened when the first text field is edited, since most windows have none. Without an input
/// method server, Xlib handles dead keys and the Compose key.
///
/// Source: "Xlib – C Language X Interface", chapter 13; the practice of GLFW and GTK.
final class InputMethod {
    private let display: OpaquePointer
    private var method: XIM?
    private var isTried = false
    private var contexts: [WeakContext] = []
    private var destroyCallback = XIMCallback()

    /// The time of the last message to or from the input method.
    private var lastWord = ContinuousClock.now

    /// The earliest time at which the caret can be reported to the input method.
    ///
    /// Until then the input method may still be sending messages. If it sends one while Xlib waits
    /// for its reply, Xlib queues the message unanswered and both wait forever.
    var timeForCaret: ContinuousClock.Instant { lastWord + Self.pause }

    /// Source: a choice.
    ///
    /// Longer than the messages for one key take, and too short to notice in the position of the
    /// candidate window.
    private static let pause = Duration.milliseconds(100)

    private struct WeakContext {
        weak var context: InputContext?
    }

    init(display: OpaquePointer) { self.display = display }

    /// True if events have to pass ``filters(_:)``.
    var isOpen: Bool { method != nil }

    /// Passes an event to the input method.
    ///
    /// - Returns: True if the input method consumed it.
    func filters(_ event: inout XEvent) -> Bool {
        guard isOpen else { return false }
        let isForIt = XFilterEvent(&event, 0) != 0
        if isForIt { lastWord = .now }
        for entry in contexts { entry.context?.deliver() }
        return isForIt
    }

    /// Creates a context for the text fields of a window; `nil` if there is no input method.
    func makeContext(
        for window: XID, _ receive: @escaping (Composition?) -> Void
    ) -> InputContext? {
        open()
        guard let method else { return nil }
        contexts.removeAll { $0.context == nil }
        guard let made = InputContext(method, window: window, receive) else { return nil }
        contexts.append(WeakContext(context: made))
        return made
    }

    private func open() {
        guard method == nil, !isTried else { return }
        isTried = true
        // Xlib finds the compose table by the user's locale.
        setlocale(LC_CTYPE, "")
        XSetLocaleModifiers("")
        method = XOpenIM(display, nil, nil, nil)
        if method == nil {
            XSetLocaleModifiers("@im=none")
            method = XOpenIM(display, nil, nil, nil)
        }
        guard let method else { return }
        destroyCallback.client_data = Unmanaged.passUnretained(self).toOpaque()
            .assumingMemoryBound(to: CChar.self)
        destroyCallback.callback = { _, owner, _ in
            guard let owner else { return }
            Unmanaged<InputMethod>.fromOpaque(owner).takeUnretainedValue().isGone()
        }
        lozenge_on_destroy(method, &destroyCallback)
    }

    /// Drops the contexts after the input method ended.
    ///
    /// The next text field opens it again.
    private func isGone() {
        for entry in contexts { entry.context?.forget() }
        contexts = []
        method = nil
        isTried = false
    }
}
