import CX11
import Foundation
import LozengeCore
import Synchronization

/// A display that is being opened on a thread while the program does other work.
///
/// `XOpenDisplay` never returns if the server accepts the connection and does not answer, as a
/// stopped server does. After the deadline its thread is abandoned. A second connection to probe
/// the server would do harm: a server started without `-noreset` resets when its last client
/// leaves.
public struct DisplayOpening: ~Copyable {
    private let name: String
    private let outcome = Outcome()

    /// Starts to open a display.
    ///
    /// - Parameter name: The display, such as `:0`; `nil` for the value of `DISPLAY`.
    /// - Throws: ``StartupError/noDisplay`` if neither names a display.
    public init(named name: String? = nil) throws(StartupError) {
        let name = name ?? EnvironmentVariables.ofProcess["DISPLAY"] ?? ""
        guard !name.isEmpty else { throw .noDisplay }
        self.name = name
        // A write to a server that went away has to fail and must not end the process.
        signal(SIGPIPE, SIG_IGN)
        XErrors.install()
        detachThread { [outcome] in outcome.set(XOpenDisplay(name)) }
    }

    /// Waits until the display is open.
    ///
    /// - Parameter deadline: The time limit for the server's answer, from now on.
    /// - Returns: The display.
    /// - Throws: A ``StartupError`` if the display cannot be opened.
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

/// The result of the thread that opens a display.
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
