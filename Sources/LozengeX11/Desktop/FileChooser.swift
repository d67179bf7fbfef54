import CBus
import CX11
import Foundation
import LozengeCore
import Synchronization

/// A question for files to the desktop's portal.
///
/// A thread of its own connects to the bus and calls the portal, both of which can take long; the user's answer arrives as
/// a signal on the bus library's thread. A portal that does not accept the question within three seconds counts as none;
/// the user has any time to answer.
///
/// Source: the XDG desktop portal's `org.freedesktop.portal.FileChooser`, version 4, and its `Request`.
final class FileChooser: PendingFileRequest {
    private let question: PortalQuestion

    /// Asks the question.
    ///
    /// - Parameters:
    ///   - request: The question.
    ///   - address: The address of the session bus.
    ///   - window: The window to which the dialog belongs.
    ///   - answer: Called once, later, unless the question is taken back.
    init(
        _ request: FileRequest, bus address: String, window: XID,
        _ answer: @escaping @MainActor (FileAnswer) -> Void
    ) {
        let token = "lozenge\(UInt32.random(in: .min ... .max))"
        let question = PortalQuestion(
            method: request.method, body: request.body(window: window, token: token), token: token,
            answer)
        self.question = question
        detachThread { question.ask(on: address) }
    }

    func cancel() { question.cancel() }

    // An abandoned question is not asked.
    isolated deinit { question.cancel() }
}

/// The part of a question that other threads use.
private nonisolated final class PortalQuestion: Sendable {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    /// The time limit for the portal's receipt, in milliseconds.
    private static let patience: Int32 = 3000

    private let method: String
    private let body: String
    private let token: String
    private let answer: @MainActor (FileAnswer) -> Void
    private nonisolated(unsafe) let cancellable = g_cancellable_new()
    private let state = Mutex(State())

    private struct State {
        nonisolated(unsafe) var connection: OpaquePointer?
        /// The object whose signal is the answer.
        var handle = ""
        var isOver = false
    }

    init(
        method: String, body: String, token: String,
        _ answer: @escaping @MainActor (FileAnswer) -> Void
    ) {
        (self.method, self.body, self.token, self.answer) = (method, body, token, answer)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(cancellable)) }

    /// Connects to the bus and asks the portal; can take long.
    func ask(on address: String) {
        guard let connection = BusConnection.open(address, cancellable) else {
            return end(.unavailable)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
        g_dbus_connection_set_exit_on_close(connection, 0)
        guard let sender = g_dbus_connection_get_unique_name(connection), keep(connection) else {
            return end(.unavailable)
        }
        let name = String(cString: sender).dropFirst().replacing(".", with: "_")
        listen(to: "\(Self.path)/request/\(name)/\(token)", on: connection)
        listen(on: connection)
        guard
            let reply = call(
                Self.name, Self.path, "org.freedesktop.portal.FileChooser", method, body,
                on: connection),
            let handle = reply[0]?.path
        else { return end(.unavailable) }
        // Portals before version 0.9 choose another object.
        if handle != state.withLock({ $0.handle }) { listen(to: handle, on: connection) }
    }

    /// Keeps the connection until the answer.
    ///
    /// - Returns: False if the question was taken back meanwhile.
    private func keep(_ connection: OpaquePointer) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            g_object_ref(UnsafeMutableRawPointer(connection))
            state.connection = connection
            return true
        }
    }

    private func listen(to handle: String, on connection: OpaquePointer) {
        state.withLock { $0.handle = handle }
        let rule =
            "type='signal',sender='\(Self.name)',path='\(handle)',"
            + "interface='org.freedesktop.portal.Request',member='Response'"
        _ = call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
            "(\(BusValue.quoted(rule)),)", on: connection)
    }

    private func listen(on connection: OpaquePointer) {
        g_dbus_connection_add_filter(
            connection,
            { _, message, isIncoming, question in
                if let message, let question, isIncoming != 0 {
                    Unmanaged<PortalQuestion>.fromOpaque(question).takeUnretainedValue()
                        .hear(message)
                }
                return message
            }, Unmanaged.passRetained(self).toOpaque(),
            { question in
                if let question { Unmanaged<PortalQuestion>.fromOpaque(question).release() }
            })
    }

    /// Calls a method and waits for its reply.
    private func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ body: String,
        on connection: OpaquePointer
    ) -> BusValue? {
        guard let body = BusValue(body) else { return nil }
        return body.withPointer {
            BusValue(
                replyOf: g_dbus_connection_call_sync(
                    connection, name, path, interface, method, $0, nil,
                    G_DBUS_CALL_FLAGS_NONE, Self.patience, cancellable, nil))
        }
    }

    private func hear(_ message: OpaquePointer) {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL,
            g_dbus_message_get_member(message).map({ String(cString: $0) }) == "Response",
            let path = g_dbus_message_get_path(message).map({ String(cString: $0) }),
            path == state.withLock({ $0.handle }), let body = BusValue(bodyOf: message)
        else { return }
        let uris = body[1]?["uris"]?.texts ?? []
        let files = uris.compactMap { URL(string: $0) }.filter(\.isFileURL)
        end(body[0]?.number == 0 && !files.isEmpty ? .chosen(files) : .cancelled)
    }

    /// Passes the answer on, the first time.
    private func end(_ result: FileAnswer) {
        guard finish() else { return }
        DispatchQueue.main.async { [answer] in
            MainActor.assumeIsolated { answer(result) }
        }
    }

    /// Takes the question back.
    func cancel() {
        if finish(closes: true) { g_cancellable_cancel(cancellable) }
    }

    /// Ends the question and releases the connection.
    ///
    /// - Parameter closes: True to close the portal's dialog.
    /// - Returns: False if it had ended before.
    private func finish(closes: Bool = false) -> Bool {
        let former = state.withLock { state -> (handle: String, connection: UInt)? in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer { state.connection = nil }
            return (state.handle, UInt(bitPattern: state.connection))
        }
        guard let former else { return false }
        guard let connection = OpaquePointer(bitPattern: former.connection) else { return true }
        if closes {
            let message = g_dbus_message_new_method_call(
                Self.name, former.handle, "org.freedesktop.portal.Request", "Close")
            g_dbus_connection_send_message(
                connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(message))
        }
        // The last reference is released on another thread: it may belong to the thread of the bus.
        let address = former.connection
        detachThread {
            guard let connection = OpaquePointer(bitPattern: address) else { return }
            g_dbus_connection_flush_sync(connection, nil, nil)
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
        return true
    }
}

nonisolated extension FileRequest {
    fileprivate var method: String {
        switch kind {
        case .open, .folder: "OpenFile"
        case .save: "SaveFile"
        }
    }

    /// The arguments of the method, in GVariant's text format.
    fileprivate func body(window: XID, token: String) -> String {
        var options = ["'handle_token': <\(BusValue.quoted(token))>", "'modal': <true>"]
        if let acceptLabel {
            options.append("'accept_label': <\(BusValue.quoted(acceptLabel))>")
        }
        switch kind {
        case .open(let allowsSeveral): options.append("'multiple': <\(allowsSeveral)>")
        case .folder: options.append("'directory': <true>")
        case .save(let name): options.append("'current_name': <\(BusValue.quoted(name))>")
        }
        if let folder {
            // Bytes with a zero at the end, as C has them.
            let bytes = (Array(folder.path.utf8) + [0]).map { "byte \($0)" }
            options.append("'current_folder': <[\(bytes.joined(separator: ", "))]>")
        }
        if !filters.isEmpty {
            options.append("'filters': <[\(filters.map(\.text).joined(separator: ", "))]>")
        }
        return "('x11:\(String(window, radix: 16))', \(BusValue.quoted(title)), "
            + "{\(options.joined(separator: ", "))})"
    }
}

nonisolated extension FileRequest.Filter {
    /// The filter in GVariant's text format: 0 marks a pattern of names, 1 a MIME type.
    fileprivate var text: String {
        let parts =
            nameExtensions.map { "(uint32 0, \(BusValue.quoted(Self.pattern(of: $0))))" }
            + mimeTypes.map { "(uint32 1, \(BusValue.quoted($0)))" }
        return "(\(BusValue.quoted(name)), [\(parts.joined(separator: ", "))])"
    }

    /// Returns a pattern for names with an extension in small and capital letters.
    private static func pattern(of nameExtension: String) -> String {
        nameExtension.reduce("*.") { pattern, letter in
            let (small, capital) = (letter.lowercased(), letter.uppercased())
            return pattern + (small == capital ? small : "[\(small)\(capital)]")
        }
    }
}
