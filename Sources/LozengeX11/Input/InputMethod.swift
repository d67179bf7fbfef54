import CX11
import Foundation
import LozengeCore

/// The user's input method: what makes text of keys, where that takes more than one.
///
/// It is opened when the first text is written, since most windows have none. Without a server of its
/// own, or when that is not there, Xlib itself puts together what dead keys and the Compose key say.
///
/// Source: Xlib, chapter 13; what GLFW and GTK do with it.
final class InputMethod {
    private let display: OpaquePointer
    private var method: XIM?
    private var isTried = false
    private var contexts: [WeakContext] = []
    private var destroyCallback = XIMCallback()

    /// When it was last told something, or told something itself.
    private var lastWord = ContinuousClock.now

    /// When it can be told where the caret is: it has nothing more to say for the moment.
    ///
    /// What it says while Xlib waits for its answer is put off and not answered, and it waits for that
    /// for ever.
    var timeForCaret: ContinuousClock.Instant { lastWord + Self.pause }

    /// Source: a choice; longer than it takes to say what it has to say about a key, shorter than
    /// anybody notices of where it shows its own window.
    private static let pause = Duration.milliseconds(100)

    private struct WeakContext {
        weak var context: InputContext?
    }

    init(display: OpaquePointer) { self.display = display }

    /// Whether events have to be offered to it.
    var isOpen: Bool { method != nil }

    /// Whether an event was for the input method, and for nobody else.
    func filters(_ event: inout XEvent) -> Bool {
        guard isOpen else { return false }
        let isForIt = XFilterEvent(&event, 0) != 0
        if isForIt { lastWord = .now }
        for entry in contexts { entry.context?.deliver() }
        return isForIt
    }

    /// A context for the texts of a window; `nil` where there is no input method at all.
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
        // Names of keys are looked up in the tables of the user's language.
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

    /// The input method has ended: nothing of it may be touched any more, and the next text asks for
    /// another.
    private func isGone() {
        for entry in contexts { entry.context?.forget() }
        contexts = []
        method = nil
        isTried = false
    }
}
