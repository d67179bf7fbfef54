import CX11
import LozengeCore

/// The pointer and the keyboard, held as long as a menu is open.
///
/// So that a press anywhere on the screen closes it, and keys choose in it though no window manager
/// gives it the keyboard. Held, they keep a screen from being locked: nothing but a menu does it.
final class MenuGrab {
    private unowned let connection: XConnection
    /// The window in front of which the menu is open.
    private(set) weak var window: XWindow?
    /// When to stop asking for what another program holds.
    private var deadline = ContinuousClock.now

    init(connection: XConnection) { self.connection = connection }

    func begin(for window: XWindow) {
        guard self.window !== window, connection.environment.grabs else { return }
        self.window = window
        deadline = .now + Self.patience
        take()
    }

    /// Takes what can be had: another program may hold it for the moment.
    private func take() {
        guard let window, connection.canSend() else { return }
        let (display, time) = (connection.display, window.userTime.latest)
        let events = UInt32(
            ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
                | LeaveWindowMask)
        // Windows of our own hear of what happens in them, and that one of everything else.
        let pointer = XGrabPointer(
            display, window.id, True, events, GrabModeAsync, GrabModeAsync, 0, 0, time)
        let keyboard = XGrabKeyboard(
            display, window.id, True, GrabModeAsync, GrabModeAsync, time)
        let isTaken = pointer == GrabSuccess && keyboard == GrabSuccess
        guard !isTaken, .now < deadline else { return }
        connection.timers.add(at: .now + Self.pause) { [weak self] in self?.take() }
    }

    func end() {
        guard window != nil else { return }
        window = nil
        connection.send { display in
            XUngrabPointer(display, Time(CurrentTime))
            XUngrabKeyboard(display, Time(CurrentTime))
        }
    }

    private static let patience = Duration.milliseconds(200)
    private static let pause = Duration.milliseconds(20)
}
