import CX11
import Synchronization

/// The state of a connection, at an address that Xlib's exit handler can reach.
nonisolated final class ConnectionState: Sendable {
    private let lost = Atomic(false)

    var isLost: Bool { lost.load(ordering: .acquiring) }

    /// Installs an exit handler for `display`: if the connection is lost, the process goes on and
    /// Xlib's calls have no effect.
    ///
    /// The caller keeps this object as long as the display is open.
    func watch(_ display: OpaquePointer) {
        XSetIOErrorExitHandler(
            display,
            { _, state in
                guard let state else { return }
                Unmanaged<ConnectionState>.fromOpaque(state).takeUnretainedValue().markLost()
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func markLost() {
        lost.store(true, ordering: .releasing)
    }
}
