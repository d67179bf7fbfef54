import CX11
import Foundation
import LozengeCore

/// The texts that were asked of other programs and are on their way.
///
/// Nobody is waited for: an owner that says nothing is given up after a while, one that never ends
/// when there is too much.
///
/// Source: ICCCM 2.0, section 2; how long GTK, SDL and Chromium wait.
final class SelectionRequests {
    /// How long an owner may take to say anything, and then for each part.
    private static let (firstPatience, patience) = (Duration.seconds(1), Duration.seconds(5))
    /// The most bytes that a text can have.
    static let mostBytes = 256 << 20

    /// A text on its way.
    private final class Request {
        let selection: Atom
        let property: Atom
        /// The names that it can still be asked for by, the best first.
        var targets: [Atom]
        let receive: @MainActor (String?) -> Void
        /// What came of it in parts; `nil` where it comes at once.
        var parts: [UInt8]?
        var isLatin = false
        var timer: TimerQueue.Token?

        init(
            selection: Atom, property: Atom, targets: [Atom],
            _ receive: @escaping @MainActor (String?) -> Void
        ) {
            self.selection = selection
            self.property = property
            self.targets = targets
            self.receive = receive
        }
    }

    /// It owns this.
    private unowned let connection: XConnection
    /// Never shown; made for the first request.
    private var window: XID = 0
    private var requests: [Request] = []

    init(connection: XConnection) { self.connection = connection }

    private var display: OpaquePointer { connection.display }
    private var atoms: XAtoms { connection.atoms }

    /// Asks the owner of a selection for its text.
    func request(_ selection: Atom, _ receive: @escaping @MainActor (String?) -> Void) {
        guard let property = freeProperty(), connection.canSend() else { return receive(nil) }
        if window == 0 {
            window = connection.makeUnseenWindow(in: connection.root)
            XSelectInput(display, window, PropertyChangeMask)
        }
        let request = Request(
            selection: selection, property: property,
            targets: [atoms[.utf8String], atoms[.textPlainUTF8], XA_STRING], receive)
        requests.append(request)
        ask(request)
    }

    /// A property that no other request uses: an owner that is late writes into that of its own.
    ///
    /// - Returns: `nil` if there are as many as one app has hands.
    private func freeProperty() -> Atom? {
        let names = [atoms[.pasted], atoms[.pastedToo], atoms[.pastedBesides]]
        return names.first { name in !requests.contains { $0.property == name } }
    }

    private func ask(_ request: Request) {
        guard !request.targets.isEmpty, connection.canSend() else { return finish(request, nil) }
        let target = request.targets.removeFirst()
        request.isLatin = target == XA_STRING
        XConvertSelection(
            display, request.selection, target, request.property, window,
            connection.selections.userTime)
        wait(for: request, Self.firstPatience)
    }

    private func wait(for request: Request, _ patience: Duration) {
        if let timer = request.timer { connection.timers.remove(timer) }
        request.timer = connection.timers.add(at: .now + patience) { [weak self, weak request] in
            guard let self, let request else { return }
            finish(request, nil)
        }
    }

    private func finish(_ request: Request, _ bytes: [UInt8]?) {
        guard let index = requests.firstIndex(where: { $0 === request }) else { return }
        requests.remove(at: index)
        if let timer = request.timer { connection.timers.remove(timer) }
        request.receive(
            bytes.map { bytes in
                request.isLatin
                    ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
                    : String(decoding: bytes, as: UTF8.self)
            })
    }

    /// Takes an event that is about a text on its way.
    ///
    /// - Returns: Whether it was one.
    func handle(_ event: XEvent) -> Bool {
        guard window != 0, event.xany.window == window else { return false }
        switch event.type {
        case SelectionNotify: answered(event.xselection)
        case PropertyNotify where event.xproperty.state == PropertyNewValue:
            if let request = requests.first(where: {
                $0.property == event.xproperty.atom && $0.parts != nil
            }) {
                takePart(of: request)
            }
        default: break
        }
        return true
    }

    private func answered(_ answer: XSelectionEvent) {
        // Anybody may send one.
        guard
            let request = requests.first(where: {
                $0.selection == answer.selection && $0.parts == nil
                    && (answer.property == 0 || answer.property == $0.property)
            })
        else { return }
        guard answer.property != 0 else { return ask(request) }
        switch take(request.property) {
        case .parts:
            request.parts = []
            wait(for: request, Self.patience)
        case .bytes(let bytes): finish(request, bytes)
        case nil: ask(request)
        }
    }

    private func takePart(of request: Request) {
        guard case .bytes(let bytes) = take(request.property) else { return finish(request, nil) }
        if bytes.isEmpty { return finish(request, request.parts) }
        request.parts?.append(contentsOf: bytes)
        guard request.parts?.count ?? 0 <= Self.mostBytes else { return finish(request, nil) }
        wait(for: request, Self.patience)
    }

    private enum Content {
        case bytes([UInt8])
        /// It comes in parts.
        case parts
    }

    /// Reads what was written for a request and deletes it, which asks for the next part.
    private func take(_ property: Atom) -> Content? {
        guard connection.canSend() else { return nil }
        var bytes: [UInt8] = []
        var rest: UInt = 1
        while rest > 0 {
            var (type, format, count): (Atom, Int32, UInt) = (0, 0, 0)
            var data: UnsafeMutablePointer<UInt8>?
            let status = XGetWindowProperty(
                display, window, property, bytes.count / 4, 1 << 16, True, 0, &type, &format,
                &count, &rest, &data)
            defer { if let data { XFree(data) } }
            guard status == Success, !connection.isLost, let data else { return nil }
            // Reading it has deleted it, which asks for the first part.
            if type == atoms[.incremental] { return .parts }
            guard format == 8, bytes.count + Int(count) <= Self.mostBytes else {
                XDeleteProperty(display, window, property)
                return nil
            }
            bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        }
        return .bytes(bytes)
    }
}
