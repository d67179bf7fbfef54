import CX11

/// The time of the last user input in a window, by which the window manager decides about the
/// focus.
///
/// The property is on a separate window, so that programs that watch the main window do not wake up
/// for each key.
///
/// Source: EWMH, `_NET_WM_USER_TIME_WINDOW`.
final class UserTime {
    /// The unmapped window with the property.
    let window: XID
    private let server: XServer
    /// The server time of the last input; 0 without one.
    private(set) var latest: UInt = 0
    private var isPublished = true

    init(server: XServer, parent: XID) {
        self.server = server
        window = server.makeUnmappedWindow(in: parent)
    }

    /// Records the time of an input; 0 is ignored.
    func note(_ time: UInt) {
        guard time != latest, time != 0 else { return }
        latest = time
        isPublished = false
    }

    /// Sends the time to the window manager; called after the effect of the input was drawn.
    func publish() {
        guard !isPublished else { return }
        isPublished = true
        server.send {
            setProperty(
                server.atoms[.netUserTime], of: window, type: XA_CARDINAL, to: [latest], on: $0)
        }
    }
}
