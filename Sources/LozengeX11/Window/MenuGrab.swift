import CX11
import LozengeCore

/// The grab of the pointer and the keyboard while a menu or a popover is open.
///
/// With the grab, a press anywhere on the screen closes it, and keys operate it without focus
/// from the window manager. A grab keeps the screen from being locked, so nothing else uses it.
final class MenuGrab {
    private let server: XServer
    private let timers: TimerQueue
    /// False if menus open without a grab, for debugging.
    private let isEnabled: Bool
    /// The devices whose XInput 2 events the windows receive; `nil` if they receive core events.
    var pointers: PointerDevices?
    /// The window that the menu belongs to; `nil` without a grab.
    private(set) weak var window: XWindow?
    /// The time from which attempts to grab are rare.
    private var deadline = ContinuousClock.now
    /// The timer of the next attempt; `nil` while no other program holds a device.
    private var attempt: TimerQueue.Token?

    init(server: XServer, timers: TimerQueue, isEnabled: Bool) {
        self.server = server
        self.timers = timers
        self.isEnabled = isEnabled
    }

    /// Starts the grab for a menu of `window`; no effect if it has it already.
    func begin(for window: XWindow) {
        guard self.window !== window, isEnabled else { return }
        cancelAttempt()
        self.window = window
        deadline = .now + Self.patience
        grab(at: window.userTime.latest)
    }

    /// Grabs both devices; tries again while another program holds one.
    ///
    /// The other program may hold it for long, such as one that takes a picture of a part of the screen. If it
    /// took the device after the user's last input, the server refuses a grab at the time of that input.
    private func grab(at time: Time) {
        attempt = nil
        guard let window, server.canSend() else { return }
        let display = server.display
        let pointer =
            pointers?.grab(for: window.id, at: time) ?? grabCorePointer(for: window.id, at: time)
        let keyboard = XGrabKeyboard(
            display, window.id, True, GrabModeAsync, GrabModeAsync, time)
        let isTaken = pointer == GrabSuccess && keyboard == GrabSuccess
        guard !isTaken else { return }
        let pause = .now < deadline ? Self.pause : Self.longPause
        attempt = timers.add(at: .now + pause) { [weak self] in
            self?.grab(at: Time(CurrentTime))
        }
    }

    private func grabCorePointer(for window: XID, at time: Time) -> Int32 {
        let events = UInt32(
            ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
                | LeaveWindowMask)
        return XGrabPointer(
            server.display, window, True, events, GrabModeAsync, GrabModeAsync, 0, 0, time)
    }

    /// Releases the grab.
    func end() {
        guard window != nil else { return }
        window = nil
        cancelAttempt()
        server.send { display in
            pointers?.ungrab()
            XUngrabPointer(display, Time(CurrentTime))
            XUngrabKeyboard(display, Time(CurrentTime))
        }
    }

    private func cancelAttempt() {
        if let attempt { timers.remove(attempt) }
        attempt = nil
    }

    private static let patience = Duration.milliseconds(200)
    private static let pause = Duration.milliseconds(20)
    private static let longPause = Duration.milliseconds(250)
}
