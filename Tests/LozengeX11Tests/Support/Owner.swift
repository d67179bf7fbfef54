import CX11
import Foundation

@testable import LozengeX11

/// Another program that has copied a text, and answers requests as a test defines.
final class Owner {
    let peer: Peer
    let window: XID
    /// The requestor's window and the property for a text in parts.
    private(set) var requests: [XSelectionRequestEvent] = []

    /// Takes a selection.
    init(of selection: String, on stage: Stage) throws {
        peer = try Peer(of: stage)
        window = XCreateSimpleWindow(peer.display, peer.root, 0, 0, 1, 1, 0, 0, 0)
        XSetSelectionOwner(peer.display, peer.atom(selection), window, 0)
        XSync(peer.display, False)
    }

    /// The requests and the taken parts since the last call.
    func events() -> [XEvent] {
        var events: [XEvent] = []
        while XPending(peer.display) > 0 {
            var event = XEvent()
            XNextEvent(peer.display, &event)
            events.append(event)
        }
        return events
    }

    /// Answers a request with `bytes`; refuses it if `nil`.
    func answer(_ request: XSelectionRequestEvent, _ bytes: [UInt8]?, type: String? = nil) {
        if let bytes {
            XChangeProperty(
                peer.display, request.requestor, request.property,
                type.map(peer.atom) ?? request.target, 8, PropModeReplace, bytes,
                Int32(bytes.count))
        }
        notify(request, property: bytes == nil ? 0 : request.property)
    }

    /// Announces a text in parts.
    func announce(_ request: XSelectionRequestEvent, count: Int) {
        XSelectInput(peer.display, request.requestor, PropertyChangeMask)
        setProperty(
            request.property, of: request.requestor, type: peer.atom("INCR"),
            to: [UInt(bitPattern: count)],
            on: peer.display)
        notify(request, property: request.property)
    }

    func notify(_ request: XSelectionRequestEvent, property: Atom) {
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.property = property
        answer.xselection.time = request.time
        XSendEvent(peer.display, request.requestor, False, 0, &answer)
        XSync(peer.display, False)
    }
}
