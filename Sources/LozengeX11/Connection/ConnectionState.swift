import CX11
import Synchronization

/// Whether a connection is still there, in a place that Xlib's exit handler can reach.
nonisolated final class ConnectionState: Sendable {
    private let lost = Atomic(false)

    var isLost: Bool { lost.load(ordering: .acquiring) }

    /// Makes the process survive the loss of `display`: Xlib's calls then do nothing.
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
