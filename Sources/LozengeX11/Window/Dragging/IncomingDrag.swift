import CX11
import Foundation
import LozengeCore

/// A drag of another program over a window of the app.
final class IncomingDrag {
    /// The window of the other program.
    let source: XID
    let window: XWindow
    private let drags: Drags
    private let answer: DropAnswer
    private let received: ReceivedOffer
    private let offer: DataOffer
    private var position: (point: CGPoint, wanted: DragEffect)?
    private var areLinksAsked = false
    /// True once the contents are dropped.
    private var isDropped = false

    /// - Returns: `nil` if the message makes no sense.
    init?(_ message: XClientMessageEvent, over window: XWindow, _ drags: Drags) {
        let source = XID(UInt32(truncatingIfNeeded: message.data.l.0))
        let version = UInt(bitPattern: message.data.l.1) >> 24 & 0xff
        // A window of the app itself sends no messages.
        guard version >= XdndMessage.oldestVersion, drags.foreignWindows.listen(to: source) else {
            return nil
        }
        self.source = source
        self.window = window
        self.drags = drags
        var names = [message.data.l.2, message.data.l.3, message.data.l.4].map {
            Atom(UInt32(truncatingIfNeeded: $0))
        }
        if message.data.l.1 & 1 != 0 {
            let server = drags.server
            ErrorTrap.around(server.display) {
                let list = server.atoms[.xdndTypeList]
                names = server.numbers(of: list, on: source, type: XA_ATOM) ?? names
            }
        }
        let received = ReceivedOffer(
            drags.server.atoms[.xdndSelection], forms: drags.forms.types(of: names),
            requests: drags.requests)
        let answer = DropAnswer(to: source, from: window.id, received, drags)
        self.received = received
        self.answer = answer
        // The answer is sent once the offer is gone, as nothing can be loaded then.
        offer = DataOffer(types: received.types) { type, receive in
            received.load(type) { data in withExtendedLifetime(answer) { receive(data) } }
        }
    }

    /// Passes a position to the window, and answers with the effect of a drop.
    func moved(_ message: XClientMessageEvent) {
        received.time = Time(UInt32(truncatingIfNeeded: message.data.l.3))
        loadLinks()
        let place = UInt(bitPattern: message.data.l.2)
        let point = window.point(x: Int32(place >> 16 & 0xffff), y: Int32(place & 0xffff))
        position = (point, drags.server.effect(of: message.data.l.4))
        let effect = showPosition()
        window.setAlarm()
        XdndMessage.status(effect).send(to: source, from: window.id, on: drags.server)
    }

    private func showPosition() -> DragEffect? {
        position.flatMap { window.client?.dragMoved(offer, to: $0.point, $0.wanted) }
    }

    /// Loads the addresses, by which views choose what they take.
    private func loadLinks() {
        guard !areLinksAsked, offer.types.contains(DataOffer.linksType) else { return }
        areLinksAsked = true
        offer.load(DataOffer.linksType) { [self] data in
            offer.links = data.map { DataOffer.links(in: $0) }
            if isDropped { finishDrop() }
        }
    }

    /// Ends the drag without a drop.
    func left() {
        drags.foreignWindows.stopListening(to: source)
        window.client?.dragLeft()
        window.setAlarm()
    }

    /// Drops the contents.
    func drop(_ message: XClientMessageEvent) {
        let time = Time(UInt32(truncatingIfNeeded: message.data.l.2))
        received.time = time
        window.note(time)
        drags.foreignWindows.stopListening(to: source)
        isDropped = true
        // Otherwise the drop waits for the addresses, which may be those of several items.
        if !received.isBusy { finishDrop() }
    }

    private func finishDrop() {
        _ = showPosition()
        answer.begin(with: window.client?.dragDropped())
        window.setAlarm()
    }
}

/// The answer to a drop, which is sent once the data are no longer needed.
private final class DropAnswer {
    private let (source, window): (XID, XID)
    private let received: ReceivedOffer
    private let drags: Drags
    private var effect: DragEffect?
    private var isDue = false

    /// The time without a request after which the data are no longer needed.
    ///
    /// Source: `docs/dragging.md`, DND-9.
    private static let patience = Duration.seconds(5)

    init(to source: XID, from window: XID, _ received: ReceivedOffer, _ drags: Drags) {
        (self.source, self.window) = (source, window)
        self.received = received
        self.drags = drags
    }

    /// Begins with the answer: at once if nothing was taken.
    func begin(with effect: DragEffect?) {
        isDue = true
        self.effect = effect
        if effect == nil { send() } else { wait() }
    }

    /// Waits until nothing is loaded any more: a view may keep what was dropped.
    private func wait() {
        drags.timers.add(at: max(.now, received.latest) + Self.patience) { [weak self] in
            guard let self, isDue else { return }
            let isIdle = !received.isBusy && received.latest + Self.patience <= .now
            if isIdle { send() } else { wait() }
        }
    }

    private func send() {
        guard isDue else { return }
        isDue = false
        received.close()
        XdndMessage.finished(effect).send(to: source, from: window, on: drags.server)
    }

    isolated deinit { send() }
}

extension XWindow {
    /// Converts a point of the screen, in device pixels, to a point of the window.
    ///
    /// Waits for the server.
    func point(x: Int32, y: Int32) -> CGPoint {
        var (own, child): ((x: Int32, y: Int32), XID) = ((0, 0), 0)
        server.send {
            XTranslateCoordinates($0, server.root, id, x, y, &own.x, &own.y, &child)
        }
        return CGPoint(x: CGFloat(own.x) / scale, y: CGFloat(own.y) / scale)
    }
}
