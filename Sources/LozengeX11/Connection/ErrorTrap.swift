import CX11
import Synchronization

/// A range of requests that may fail: those on windows of other clients, and allocations.
///
/// Nothing waits for the server: the range is remembered and compared with the serial number that
/// an error names, whenever it comes.
///
/// Source: GTK's `gdk_x11_display_error_trap_pop_ignored`.
nonisolated final class ErrorTrap: Sendable {
    private struct State {
        var start: UInt
        /// The first request after the range; `nil` while it grows.
        var end: UInt?
        var error: UInt8?
    }

    private let display: UInt
    private let state: Mutex<State>

    private init(display: OpaquePointer) {
        self.display = UInt(bitPattern: display)
        state = Mutex(State(start: XNextRequest(display)))
    }

    /// Forgives every error that the requests made in `body` lead to.
    @discardableResult
    static func around(_ display: OpaquePointer, _ body: () -> Void) -> ErrorTrap {
        let trap = ErrorTrap(display: display)
        XErrors.add(trap)
        body()
        let end = XNextRequest(display)
        trap.state.withLock { $0.end = end }
        return trap
    }

    /// The first error that came, if one came yet.
    var error: UInt8? { state.withLock { $0.error } }

    /// Whether the server has dealt with every request of the range, so that ``error`` is final.
    var isSettled: Bool {
        guard let end = state.withLock({ $0.end }) else { return false }
        return XLastKnownRequestProcessed(OpaquePointer(bitPattern: display)) + 1 >= end
    }

    /// Whether the trap is on this connection.
    func belongs(to display: UInt) -> Bool { display == self.display }

    /// Takes the error if it names a request of the range.
    ///
    /// Calls no Xlib, being called by it.
    func catches(_ error: XErrorEvent, from display: UInt) -> Bool {
        guard belongs(to: display) else { return false }
        return state.withLock { state in
            guard error.serial >= state.start, error.serial < state.end ?? .max else {
                return false
            }
            state.error = state.error ?? error.error_code
            return true
        }
    }
}
