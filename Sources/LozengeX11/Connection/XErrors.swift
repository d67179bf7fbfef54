import CX11
import Foundation
import LozengeCore
import Synchronization

/// The handling of X errors: requests that the server could not carry out.
///
/// An error arrives long after the request and names it by its serial number. Xlib's own handler
/// ends the process. This handler ignores errors that an ``ErrorTrap`` expects; it counts the
/// others and reports each kind once.
public nonisolated enum XErrors {
    /// The number of unexpected errors so far; 0 unless this target has a bug.
    public static var count: Int { state.withLock { $0.count } }

    /// Replaces Xlib's error handlers, two of which end the process.
    ///
    /// Xlib's extensions report that they are missing if the connection is lost in their first
    /// request. Their handler is silent because the event loop reports the loss.
    static func install() {
        XSetErrorHandler(errorArrived)
        // Xlib calls the exit handler of the display afterwards; see `ConnectionState`.
        XSetIOErrorHandler { _ in 0 }
        XSetExtensionErrorHandler { _, _, _ in 0 }
    }

    static func add(_ trap: ErrorTrap) {
        state.withLock { state in
            state.traps.removeAll { $0.isSettled }
            state.traps.append(trap)
        }
    }

    /// Removes the traps of a connection that is about to be closed.
    static func forget(_ display: OpaquePointer) {
        state.withLock { $0.traps.removeAll { $0.belongs(to: UInt(bitPattern: display)) } }
    }

    fileprivate static func record(_ error: XErrorEvent, display: UInt) {
        let isNew = state.withLock { state in
            if state.traps.contains(where: { $0.catches(error, from: display) }) { return false }
            state.count += 1
            let kind = Kind(
                code: error.error_code, request: error.request_code, minor: error.minor_code)
            return state.seen.insert(kind).inserted
        }
        guard isNew else { return }
        let line =
            "lozenge: X error: code \(error.error_code), request \(error.request_code)."
            + "\(error.minor_code), serial \(error.serial), resource "
            + "0x\(String(error.resourceid, radix: 16)). Continuing without that request."
        writeToStandardError(line)
    }

    private struct Kind: Hashable {
        var code: UInt8
        var request: UInt8
        var minor: UInt8
    }

    private struct State {
        var count = 0
        var seen: Set<Kind> = []
        var traps: [ErrorTrap] = []
    }

    private static let state = Mutex(State())
}

/// Xlib's error handler; it must not call Xlib.
private nonisolated func errorArrived(
    _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
    if let event { XErrors.record(event.pointee, display: UInt(bitPattern: display)) }
    return 0
}
