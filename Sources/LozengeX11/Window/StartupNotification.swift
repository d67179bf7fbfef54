import CX11
import Foundation
import LozengeCore

/// The launch this process is the result of, as the program that launched it announced it.
///
/// The launcher shows a busy cursor until it hears that the window is there.
///
/// Source: freedesktop.org, Startup Notification 0.1.
struct StartupNotification {
    let id: String

    /// Takes the launch from `DESKTOP_STARTUP_ID`, so that child processes do not take it too.
    static func take() -> StartupNotification? {
        let name = "DESKTOP_STARTUP_ID"
        guard let id = EnvironmentVariables.ofProcess[name], !id.isEmpty else { return nil }
        unsetenv(name)
        return StartupNotification(id: id)
    }

    /// When the user asked for the launch, in the server's time: what lets the first window take the
    /// keyboard.
    var userTime: UInt? {
        guard let mark = id.range(of: "_TIME", options: .backwards) else { return nil }
        return UInt(id[mark.upperBound...])
    }

    /// The message that the launch is complete, in the pieces of 20 bytes it is sent in.
    var completion: [[UInt8]] {
        let quoted = id.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let bytes = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
        return stride(from: 0, to: bytes.count, by: 20).map { start in
            let piece = Array(bytes[start..<min(start + 20, bytes.count)])
            return piece + [UInt8](repeating: 0, count: 20 - piece.count)
        }
    }

    /// Tells the launcher that `window` is what it waits for.
    func complete(window: XID, on connection: XConnection) {
        var name = XAtoms.Name.netStartupInfoBegin
        for piece in completion {
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = connection.atoms[name]
            event.xclient.format = 8
            withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: piece) }
            XSendEvent(connection.display, connection.root, False, PropertyChangeMask, &event)
            name = .netStartupInfo
        }
    }
}
