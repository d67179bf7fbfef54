import CX11
import Foundation

@testable import LozengeX11

/// Another program that takes part in drags: as their source, or as their target.
final class DragPeer {
    let peer: Peer
    let window: XID
    private let stage: Stage
    /// The data of the drag by the names of their types.
    var data: [String: [UInt8]] = [:]
    /// False for a source that does not answer requests.
    var serves = true

    /// - Parameters:
    ///   - stage: The stage.
    ///   - area: The frame of the window.
    ///   - version: The version of the protocol that a target claims; `nil` for a window that takes no drops.
    /// - Throws: A failure without a connection.
    init(
        of stage: Stage, at area: (x: Int32, y: Int32, side: UInt32) = (600, 600, 100),
        version: UInt? = 5
    ) throws {
        self.stage = stage
        peer = try Peer(of: stage)
        window = XCreateSimpleWindow(
            peer.display, peer.root, area.x, area.y, area.side, area.side, 0, 0, 0)
        if let version {
            setProperty(
                peer.atom("XdndAware"), of: window, type: XA_ATOM, to: [version],
                on: peer.display)
        }
        XMapRaised(peer.display, window)
        XSync(peer.display, False)
    }

    var id: Int { Int(bitPattern: window) }

    /// Sends a message of a source, which owns the selection, to the app.
    func send(_ message: String, _ values: [Int] = []) {
        peer.send([id] + values, type: "Xdnd" + message, to: stage.window.id)
    }

    /// Begins a drag of the data over the app's window.
    func enter(version: Int = 5) {
        let names = data.keys.sorted().map { peer.atom($0) }
        setProperty(
            peer.atom("XdndTypeList"), of: window, type: XA_ATOM, to: names, on: peer.display)
        XSetSelectionOwner(peer.display, peer.atom("XdndSelection"), window, 0)
        send("Enter", [version << 24 | 1, 0, 0, 0])
    }

    /// Moves the drag to a point of the app's window, in pixels.
    func move(to x: Int, _ y: Int, action: String = "XdndActionCopy") {
        let origin = stage.window.onScreen(.zero).origin
        send(
            "Position",
            [
                0, (Int(origin.x) + x) << 16 | (Int(origin.y) + y), 0,
                Int(bitPattern: peer.atom(action)),
            ])
    }

    /// A message that has arrived.
    struct Message {
        let name: String
        let values: [Int]
    }

    /// Returns the messages that have arrived, and answers requests of the data.
    func messages() -> [Message] {
        var messages: [Message] = []
        while XPending(peer.display) > 0 {
            var event = XEvent()
            XNextEvent(peer.display, &event)
            if event.type == SelectionRequest {
                if serves { answer(event.xselectionrequest) }
            } else if event.type == ClientMessage,
                let name = XGetAtomName(
                    peer.display, event.xclient.message_type)
            {
                let l = event.xclient.data.l
                messages.append(
                    Message(name: String(cString: name), values: [l.0, l.1, l.2, l.3, l.4]))
                XFree(name)
            }
        }
        return messages
    }

    /// Waits for a message.
    func wait(for name: String) throws -> [Int] {
        var found: [Int]?
        try stage.run(name) {
            for message in messages() where message.name == "Xdnd" + name {
                found = message.values
            }
            return found != nil
        }
        return found ?? []
    }

    /// Sends a message of a target to the app.
    func answer(_ message: String, _ isTaken: Bool, _ action: String = "XdndActionCopy") {
        let action = Int(bitPattern: peer.atom(action))
        send(message, message == "Status" ? [isTaken ? 1 : 0, 0, 0, action] : [1, action])
    }

    private func answer(_ request: XSelectionRequestEvent) {
        let name = XGetAtomName(peer.display, request.target)
        let bytes = name.flatMap { data[String(cString: $0)] }
        XFree(name)
        if let bytes {
            XChangeProperty(
                peer.display, request.requestor, request.property, request.target, 8,
                PropModeReplace, bytes, Int32(bytes.count))
        }
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.property = bytes == nil ? 0 : request.property
        XSendEvent(peer.display, request.requestor, False, 0, &answer)
        XSync(peer.display, False)
    }
}
