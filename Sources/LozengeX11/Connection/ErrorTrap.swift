import CX11
import Synchronization

/// A range of requests that may fail: requests on windows of other clients, and allocations.
///
/// The trap does not wait for the server: it keeps the range and compares it with the serial number
/// in an error when one arrives.
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

    /// Makes requests whose errors are ignored.
    ///
    /// - Returns: The trap, which receives the errors of the requests made in `body`.
    @discardableResult
    static func around(_ display: OpaquePointer, _ body: () -> Void) -> ErrorTrap {
        let trap = ErrorTrap(display: display)
        XErrors.add(trap)
        body()
        let end = XNextRequest(display)
        trap.state.withLock { $0.end = end }
        return trap
    }

    /// The code of the first error so far; `nil` without one.
    var error: UInt8? { state.withLock { $0.error } }

    /// True once the server has processed every request of the range; ``error`` is final then.
    var isSettled: Bool {
        guard let end = state.withLock({ $0.end }) else { return false }
        return XLastKnownRequestProcessed(OpaquePointer(bitPattern: display)) + 1 >= end
    }

    /// Returns true if the trap belongs to the connection `display`.
    func belongs(to display: UInt) -> Bool { display == self.display }

    /// Records the error if it names a request of the range.
    ///
    /// Must not call Xlib, since Xlib's error handler calls it.
    ///
    /// - Returns: True if the request is in the range.
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
