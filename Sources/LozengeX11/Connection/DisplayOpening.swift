import CX11
import Foundation
import Synchronization

/// Opens a display, or says why it cannot be opened.
///
/// `XOpenDisplay` waits for ever for a server that accepts the connection and then says nothing, as
/// a stopped one does, so it runs on a thread that is left behind when the deadline passes. A
/// connection made only to probe the server would do harm: one started without `-noreset` resets
/// when its last client leaves.
///
/// - Parameters:
///   - name: The display's name; `nil` for what `DISPLAY` says.
///   - deadline: How long the server may take to answer.
/// - Returns: The display.
/// - Throws: A ``StartupError`` that says why it cannot be opened.
func openDisplay(
    named name: String?, deadline: DispatchTimeInterval = .seconds(10)
) throws(StartupError) -> OpaquePointer {
    let name = name ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    guard !name.isEmpty else { throw .noDisplay }

    let opening = Opening()
    // Not on a queue of Dispatch's: the first use of one starts a timer that wakes the app every second.
    Thread.detachNewThread {
        opening.finish(with: XOpenDisplay(name))
    }
    guard opening.finished.wait(timeout: .now() + deadline) == .success else {
        throw .silent(display: name)
    }
    guard let display = opening.display else { throw .refused(display: name) }
    return display
}

/// What the thread that opens a display hands over.
private nonisolated final class Opening: Sendable {
    let finished = DispatchSemaphore(value: 0)
    private let address = Mutex<UInt>(0)

    var display: OpaquePointer? {
        OpaquePointer(bitPattern: address.withLock { $0 })
    }

    func finish(with display: OpaquePointer?) {
        address.withLock { $0 = UInt(bitPattern: display) }
        finished.signal()
    }
}
