import CX11
import Foundation
import LozengeCore

/// The pending requests for data of selections that other programs own.
///
/// No call waits for an owner: a request fails after a time limit or if the data are too long.
///
/// Source: ICCCM 2.0, section 2; the time limits of GTK, SDL and Chromium.
final class SelectionRequests {
    /// The time limits for an owner's first answer and for each further part.
    static let (firstPatience, patience) = (Duration.seconds(1), Duration.seconds(5))
    /// The maximum length of the data, in bytes.
    static let mostBytes = 256 << 20

    /// The answer of an owner.
    struct Answer {
        /// The target that the owner has converted its data to.
        let target: Atom
        let bytes: [UInt8]
    }

    /// A pending request.
    private final class Request {
        let selection: Atom
        let property: Atom
        /// The targets that were not tried yet, the preferred one first.
        var targets: [Atom]
        let time: Time
        let patience: Duration
        /// The target that the owner was asked for last.
        var target: Atom = 0
        let receive: @MainActor (Answer?) -> Void
        /// The parts received so far; `nil` if the data are not transferred in parts.
        var parts: [UInt8]?
        var timer: TimerQueue.Token?

        init(
            selection: Atom, property: Atom, targets: [Atom], time: Time, patience: Duration,
            _ receive: @escaping @MainActor (Answer?) -> Void
        ) {
            self.selection = selection
            self.property = property
            self.targets = targets
            self.time = time
            self.patience = patience
            self.receive = receive
        }
    }

    private let server: XServer
    private let timers: TimerQueue
    private let selections: OwnedSelections
    /// The unmapped window that receives the data; 0 before the first request.
    private var window: XID = 0
    private var requests: [Request] = []

    /// - Parameters:
    ///   - server: The server that the owners are clients of.
    ///   - timers: The queue for time limits.
    ///   - selections: The app's own selections, which keep the time of the last user input.
    init(server: XServer, timers: TimerQueue, selections: OwnedSelections) {
        self.server = server
        self.timers = timers
        self.selections = selections
    }

    private var display: OpaquePointer { server.display }
    private var atoms: XAtoms { server.atoms }

    /// Requests the data of a selection.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - targets: The targets, the preferred one first; the next is tried when the owner refuses one.
    ///   - time: The server's time of the input that asks for them; `nil` for the user's last input.
    ///   - patience: The time limit for the first answer.
    ///   - receive: Called once, at once or later; with `nil` if there are none.
    func request(
        _ selection: Atom, as targets: [Atom], at time: Time? = nil,
        within patience: Duration = firstPatience,
        _ receive: @escaping @MainActor (Answer?) -> Void
    ) {
        guard let property = freeProperty(), server.canSend() else { return receive(nil) }
        if window == 0 {
            window = server.makeUnmappedWindow(in: server.root)
            XSelectInput(display, window, PropertyChangeMask)
        }
        let request = Request(
            selection: selection, property: property, targets: targets,
            time: time ?? selections.userTime, patience: patience, receive)
        requests.append(request)
        ask(request)
    }

    /// Requests the text of a selection.
    ///
    /// `receive` gets `nil` if there is none.
    func requestText(_ selection: Atom, _ receive: @escaping @MainActor (String?) -> Void) {
        request(selection, as: [atoms[.utf8String], atoms[.textPlainUTF8], XA_STRING]) {
            receive($0?.text)
        }
    }

    /// Returns a property that no pending request uses, so that a late owner cannot write into the
    /// property of another request.
    ///
    /// - Returns: `nil` if three requests are pending.
    private func freeProperty() -> Atom? {
        let names = [atoms[.pasted], atoms[.pastedToo], atoms[.pastedBesides]]
        return names.first { name in !requests.contains { $0.property == name } }
    }

    private func ask(_ request: Request) {
        guard !request.targets.isEmpty, server.canSend() else { return finish(request, nil) }
        let target = request.targets.removeFirst()
        request.target = target
        XConvertSelection(
            display, request.selection, target, request.property, window, request.time)
        wait(for: request, request.patience)
    }

    private func wait(for request: Request, _ patience: Duration) {
        if let timer = request.timer { timers.remove(timer) }
        request.timer = timers.add(at: .now + patience) { [weak self, weak request] in
            guard let self, let request else { return }
            finish(request, nil)
        }
    }

    private func finish(_ request: Request, _ bytes: [UInt8]?) {
        guard let index = requests.firstIndex(where: { $0 === request }) else { return }
        requests.remove(at: index)
        if let timer = request.timer { timers.remove(timer) }
        request.receive(bytes.map { Answer(target: request.target, bytes: $0) })
    }

    /// Handles an event about a pending request.
    ///
    /// - Returns: False if the event belongs to another window.
    func handle(_ event: XEvent) -> Bool {
        guard window != 0, event.xany.window == window else { return false }
        switch event.type {
        case SelectionNotify: answered(event.xselection)
        case PropertyNotify where event.xproperty.state == PropertyNewValue:
            if let request = requests.first(where: {
                $0.property == event.xproperty.atom && $0.parts != nil
            }) {
                appendPart(of: request)
            }
        default: break
        }
        return true
    }

    private func answered(_ answer: XSelectionEvent) {
        // Any client may send this event.
        guard
            let request = requests.first(where: {
                $0.selection == answer.selection && $0.target == answer.target
                    && $0.parts == nil
                    && (answer.property == 0 || answer.property == $0.property)
            })
        else { return }
        guard answer.property != 0 else { return ask(request) }
        switch readAndDelete(request) {
        case .parts:
            request.parts = []
            wait(for: request, Self.patience)
        case .bytes(let bytes): finish(request, bytes)
        case nil: ask(request)
        }
    }

    private func appendPart(of request: Request) {
        guard case .bytes(let bytes) = readAndDelete(request) else {
            return finish(request, nil)
        }
        if bytes.isEmpty { return finish(request, request.parts) }
        request.parts?.append(contentsOf: bytes)
        guard request.parts?.count ?? 0 <= Self.mostBytes else { return finish(request, nil) }
        wait(for: request, Self.patience)
    }

    private enum Content {
        case bytes([UInt8])
        /// The owner transfers the text in parts.
        case parts
    }

    /// Reads and deletes a property, which requests the next part from the owner.
    private func readAndDelete(_ request: Request) -> Content? {
        guard server.canSend() else { return nil }
        let property = request.property
        var bytes: [UInt8] = []
        var rest: UInt = 1
        while rest > 0 {
            var (type, format, count): (Atom, Int32, UInt) = (0, 0, 0)
            var data: UnsafeMutablePointer<UInt8>?
            let status = XGetWindowProperty(
                display, window, property, bytes.count / 4, 1 << 16, True, 0, &type, &format,
                &count, &rest, &data)
            defer { if let data { XFree(data) } }
            guard status == Success, !server.isLost, let data else { return nil }
            // Reading has deleted the property, which requests the first part.
            if type == atoms[.incremental] { return .parts }
            guard format == (request.target == atoms[.targets] ? 32 : 8),
                bytes.count + Int(count) * Int(format / 8) <= Self.mostBytes
            else {
                XDeleteProperty(display, window, property)
                return nil
            }
            if format == 8 {
                bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            } else {
                bytes.append(contentsOf: numbers(data, count: Int(count)))
            }
        }
        return .bytes(bytes)
    }
}

extension SelectionRequests.Answer {
    /// The answer as text, which has the target `STRING` in Latin-1, else in UTF-8.
    var text: String {
        target == XA_STRING
            ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
            : String(decoding: bytes, as: UTF8.self)
    }

    /// The answer as 32-bit numbers, such as atoms.
    var numbers: [UInt] {
        stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
            bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt($1) }
        }
    }
}

/// Returns the bytes of 32-bit numbers, the lowest first, which Xlib widens to C longs.
private func numbers(_ data: UnsafeMutablePointer<UInt8>, count: Int) -> [UInt8] {
    data.withMemoryRebound(to: UInt.self, capacity: count) { numbers in
        UnsafeBufferPointer(start: numbers, count: count).flatMap { number in
            (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
    }
}
