import CX11
import LozengeCore

/// The windows of a connection that are open, and the state that they share.
final class OpenWindows {
    private let server: XServer
    /// The windows by their identifiers; each is kept alive until it is closed.
    private(set) var windows: [XID: XWindow] = [:]
    /// The pointer devices of XInput 2; `nil` until ``followPointers()`` and if the server has none.
    private(set) var pointers: PointerDevices?
    private var arePointersFollowed = false
    /// The grab of the pointer and the keyboard while a menu is open.
    let menuGrab: MenuGrab
    /// The counter of presses in all windows: a press in another window ends a double click.
    var clicks = ClickCounter()
    private var launch: StartupNotification?

    /// - Parameters:
    ///   - server: The server that the windows are on.
    ///   - menuGrab: The grab that their menus share.
    ///   - launch: The launch that started the process; `nil` if no launcher waits for a window.
    init(server: XServer, menuGrab: MenuGrab, launch: StartupNotification?) {
        self.server = server
        self.menuGrab = menuGrab
        self.launch = launch
    }

    /// The ordinary window that the user used last; `nil` for none.
    var front: XWindow? {
        windows.values.filter { $0.popup == nil && $0.options.kind == .normal }.max {
            ($0.hasKeyboard ? 1 : 0, $0.userTime.latest, $0.id)
                < ($1.hasKeyboard ? 1 : 0, $1.userTime.latest, $1.id)
        }
    }

    /// Adds a window, so that it receives events.
    func add(_ window: XWindow) {
        windows[window.id] = window
        server.send { _ in pointers?.select(in: window.id) }
    }

    /// Removes a window; no effect if it is not open.
    func remove(_ window: XWindow) { windows[window.id] = nil }

    /// Selects XInput 2 events in all windows, on the first call only.
    ///
    /// Waits for the server, so it is called after the first frame.
    func followPointers() {
        guard !arePointersFollowed, server.canSend() else { return }
        arePointersFollowed = true
        pointers = PointerDevices(display: server.display, root: server.root)
        menuGrab.pointers = pointers
        for window in windows.keys { pointers?.select(in: window) }
    }

    /// Returns the launch that started the process on the first call, `nil` on later ones.
    func claimLaunch() -> StartupNotification? {
        defer { launch = nil }
        return launch
    }
}
