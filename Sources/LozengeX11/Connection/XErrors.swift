import CX11
import Foundation
import LozengeCore
import Synchronization

/// What became of the requests that the server could not carry out.
///
/// Errors arrive long after the request and name it by its serial number. Xlib's own handler ends
/// the process; this one forgives those that an ``ErrorTrap`` expects, counts and reports the rest
/// once per kind, and goes on.
public nonisolated enum XErrors {
    /// How many errors nobody expected; 0 as long as this room is free of mistakes.
    public static var count: Int { state.withLock { $0.count } }

    /// Replaces Xlib's two handlers that end the process, and the handler of its extensions.
    ///
    /// The extensions report themselves missing if the connection is lost in their first request; the
    /// event loop reports that.
    static func install() {
        XSetErrorHandler(errorArrived)
        // Xlib then calls the exit handler of the display; see `ConnectionState`.
        XSetIOErrorHandler { _ in 0 }
        XSetExtensionErrorHandler { _, _, _ in 0 }
    }

    static func add(_ trap: ErrorTrap) {
        state.withLock { state in
            state.traps.removeAll { $0.isSettled }
            state.traps.append(trap)
        }
    }

    /// Drops the traps of a connection that is about to be closed.
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
            "lozenge: X error \(error.error_code) in request \(error.request_code)."
            + "\(error.minor_code), serial \(error.serial), resource "
            + "0x\(String(error.resourceid, radix: 16)); carrying on"
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
