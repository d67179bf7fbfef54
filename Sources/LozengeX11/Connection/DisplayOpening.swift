import CX11
import Foundation
import LozengeCore
import Synchronization

/// A display that is being opened, while the program does something else.
///
/// `XOpenDisplay` waits for ever for a server that accepts the connection and then says nothing, as
/// a stopped one does, so it runs on a thread that is left behind when the deadline passes. A
/// connection made only to probe the server would do harm: one started without `-noreset` resets
/// when its last client leaves.
public struct DisplayOpening: ~Copyable {
    private let name: String
    private let outcome = Outcome()

    /// Begins to open a display.
    ///
    /// - Parameter name: Such as `:0`; `nil` for what `DISPLAY` says.
    /// - Throws: A ``StartupError`` where that is nothing.
    public init(named name: String? = nil) throws(StartupError) {
        let name = name ?? EnvironmentVariables.ofProcess["DISPLAY"] ?? ""
        guard !name.isEmpty else { throw .noDisplay }
        self.name = name
        // Writing to a server that went away must fail, not kill the process.
        signal(SIGPIPE, SIG_IGN)
        XErrors.install()
        detachThread { [outcome] in outcome.set(XOpenDisplay(name)) }
    }

    /// Waits until the display is open.
    ///
    /// - Parameter deadline: How long the server may take to answer from now on.
    /// - Returns: The display.
    /// - Throws: A ``StartupError`` that says why it cannot be opened.
    consuming func display(
        within deadline: DispatchTimeInterval = .seconds(10)
    ) throws(StartupError) -> OpaquePointer {
        guard outcome.isKnown.wait(timeout: .now() + deadline) == .success else {
            throw .silent(display: name)
        }
        guard let display = outcome.display else { throw .refused(display: name) }
        return display
    }
}

/// What the thread that opens a display hands over.
private nonisolated final class Outcome: Sendable {
    let isKnown = DispatchSemaphore(value: 0)
    private let address = Mutex<UInt>(0)

    var display: OpaquePointer? {
        OpaquePointer(bitPattern: address.withLock { $0 })
    }

    func set(_ display: OpaquePointer?) {
        address.withLock { $0 = UInt(bitPattern: display) }
        isKnown.signal()
    }
}
