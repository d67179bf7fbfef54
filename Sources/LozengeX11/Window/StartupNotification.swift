import CX11
import Foundation
import LozengeCore

/// The launch that started this process, as announced by the launcher.
///
/// The launcher shows a busy cursor until it is notified that a window is open.
///
/// Source: freedesktop.org, Startup Notification 0.1.
struct StartupNotification {
    /// The identifier that the launcher assigned.
    let id: String

    /// Reads `DESKTOP_STARTUP_ID` and removes it from the environment, so that child processes do
    /// not inherit it.
    static func removeFromEnvironment() -> StartupNotification? {
        let name = "DESKTOP_STARTUP_ID"
        guard let id = EnvironmentVariables.ofProcess[name], !id.isEmpty else { return nil }
        unsetenv(name)
        return StartupNotification(id: id)
    }

    /// The server time at which the user started the launch, with which the first window may get
    /// the focus; `nil` if unknown.
    var userTime: UInt? {
        guard let mark = id.range(of: "_TIME", options: .backwards) else { return nil }
        return UInt(id[mark.upperBound...])
    }

    /// The message that the launch is complete, in parts of 20 bytes.
    var completion: [[UInt8]] {
        let quoted = id.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let bytes = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
        return stride(from: 0, to: bytes.count, by: 20).map { start in
            let piece = Array(bytes[start..<min(start + 20, bytes.count)])
            return piece + [UInt8](repeating: 0, count: 20 - piece.count)
        }
    }

    /// Notifies the launcher that `window` is open.
    func complete(window: XID, on server: XServer) {
        var name = XAtoms.Name.netStartupInfoBegin
        for piece in completion {
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = server.atoms[name]
            event.xclient.format = 8
            withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: piece) }
            server.send { XSendEvent($0, server.root, False, PropertyChangeMask, &event) }
            name = .netStartupInfo
        }
    }
}
