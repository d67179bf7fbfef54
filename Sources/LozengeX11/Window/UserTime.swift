import CX11

/// When the user last did something to a window, for the window manager to decide who may take the
/// keyboard.
///
/// Kept on a window of its own, so that those who watch the real one are not woken by every key.
///
/// Source: EWMH, `_NET_WM_USER_TIME_WINDOW`.
final class UserTime {
    let window: XID
    private let connection: XConnection
    private(set) var latest: UInt = 0
    private var isPublished = true

    init(connection: XConnection, parent: XID) {
        self.connection = connection
        window = connection.makeUnseenWindow(in: parent)
    }

    func note(_ time: UInt) {
        guard time != latest, time != 0 else { return }
        latest = time
        isPublished = false
    }

    /// Tells the window manager, once what the user did is to be seen.
    func publish() {
        guard !isPublished else { return }
        isPublished = true
        connection.send {
            setProperty(
                connection.atoms[.netUserTime], of: window, type: XA_CARDINAL, to: [latest], on: $0)
        }
    }
}
