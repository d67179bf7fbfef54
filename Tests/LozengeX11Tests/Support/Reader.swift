import CX11
import Foundation

@testable import LozengeX11

/// Another program that pastes: requests a selection from its owner and reads it.
final class Reader {
    let peer: Peer
    let window: XID
    private let stage: Stage

    init(of stage: Stage) throws {
        self.stage = stage
        peer = try Peer(of: stage)
        window = XCreateSimpleWindow(peer.display, peer.root, 0, 0, 1, 1, 0, 0, 0)
        XSelectInput(peer.display, window, PropertyChangeMask)
    }

    /// Returns the server's time, in milliseconds.
    func serverTime() throws -> Time {
        XChangeProperty(
            peer.display, window, peer.atom("CLOCK"), XA_STRING, 8, PropModeAppend, nil, 0)
        XSync(peer.display, False)
        var event = XEvent()
        try stage.run("the server's time") {
            XCheckTypedWindowEvent(peer.display, window, PropertyNotify, &event) == True
        }
        return event.xproperty.time
    }

    /// Requests a selection as `target`, and waits for the answer.
    ///
    /// - Returns: True if it was not refused.
    func ask(
        _ selection: String, as target: String, at time: Time = 0, into property: String = "ANSWER"
    ) throws -> Bool {
        XConvertSelection(
            peer.display, peer.atom(selection), peer.atom(target), peer.atom(property), window, time
        )
        XSync(peer.display, False)
        var property: Atom = 0
        try stage.run("an answer") {
            while XPending(peer.display) > 0 {
                var event = XEvent()
                XNextEvent(peer.display, &event)
                if event.type == SelectionNotify {
                    property = event.xselection.property
                    return true
                }
            }
            return false
        }
        return property != 0
    }

    /// Returns the text of a selection in one piece; `nil` if it was refused or comes in parts.
    func text(
        _ selection: String = "PRIMARY", as target: String = "UTF8_STRING", at time: Time = 0
    ) throws -> String? {
        guard try ask(selection, as: target, at: time) else { return nil }
        return peer.text("ANSWER", of: window)
    }

    /// Returns the text of a selection that comes in parts, with their number.
    func parts(
        _ selection: String = "PRIMARY", into property: String = "ANSWER"
    ) throws -> (bytes: [UInt8], count: Int) {
        guard try ask(selection, as: "UTF8_STRING", into: property) else { return ([], 0) }
        var bytes: [UInt8] = []
        var count = 0
        var isDone = false
        // Deleting the announcement requests the first part.
        XDeleteProperty(peer.display, window, peer.atom(property))
        XSync(peer.display, False)
        try stage.run("the last part") {
            while !isDone, XPending(peer.display) > 0 {
                var event = XEvent()
                XNextEvent(peer.display, &event)
                guard event.type == PropertyNotify, event.xproperty.state == PropertyNewValue else {
                    continue
                }
                guard event.xproperty.atom == peer.atom(property) else { continue }
                let part = peer.bytes(property, of: window)
                XDeleteProperty(peer.display, window, peer.atom(property))
                XSync(peer.display, False)
                isDone = part.isEmpty
                if !part.isEmpty { count += 1 }
                bytes += part
            }
            return isDone
        }
        return (bytes, count)
    }
}
