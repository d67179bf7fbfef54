import CX11
import LozengeCore

/// A message about a drag to a window of another program.
///
/// Source: XDND, version 5, "Client Messages".
enum XdndMessage {
    /// The highest version of the protocol, and the lowest that is understood.
    static let (version, oldestVersion): (UInt, UInt) = (5, 3)

    /// The drag is over the window, with contents of these types.
    case enter(types: [Atom], version: UInt)
    /// The pointer is at a point of the screen.
    case position(x: Int, y: Int, time: Time, DragEffect)
    case leave
    case drop(time: Time)
    /// The effect that a drop would have; `nil` if it would be refused.
    case status(DragEffect?)
    /// The effect that a drop has had; `nil` if it was refused.
    case finished(DragEffect?)

    /// Sends the message.
    ///
    /// - Parameters:
    ///   - target: The window that it is about; it may be gone.
    ///   - receiver: The window that it is sent to; `nil` for the same.
    ///   - window: The app's window.
    ///   - server: The server.
    func send(to target: XID, by receiver: XID? = nil, from window: XID, on server: XServer) {
        guard target != 0, server.canSend() else { return }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = target
        event.xclient.message_type = server.atoms[name]
        event.xclient.format = 32
        let values = values(server).map { Int(bitPattern: $0) }
        event.xclient.data.l = (
            Int(bitPattern: window), values[0], values[1], values[2], values[3]
        )
        ErrorTrap.around(server.display) {
            _ = XSendEvent(server.display, receiver ?? target, False, 0, &event)
        }
        XFlush(server.display)
    }

    private var name: XAtoms.Name {
        switch self {
        case .enter: .xdndEnter
        case .position: .xdndPosition
        case .leave: .xdndLeave
        case .drop: .xdndDrop
        case .status: .xdndStatus
        case .finished: .xdndFinished
        }
    }

    /// The values after the window.
    private func values(_ server: XServer) -> [UInt] {
        switch self {
        case .enter(let types, let version):
            let first = types.prefix(3) + [0, 0, 0]
            return [version << 24 | (types.count > 3 ? 1 : 0)] + first.prefix(3)
        case .position(let x, let y, let time, let effect):
            let place = UInt(UInt16(clamping: x)) << 16 | UInt(UInt16(clamping: y))
            return [0, place, time, server.atom(of: effect)]
        case .leave: return [0, 0, 0, 0]
        case .drop(let time): return [0, time, 0, 0]
        // Every position is to be told, also within the target.
        case .status(let effect):
            return [effect == nil ? 2 : 3, 0, 0, effect.map(server.atom(of:)) ?? 0]
        case .finished(let effect):
            return [effect == nil ? 0 : 1, effect.map(server.atom(of:)) ?? 0, 0, 0]
        }
    }
}

extension XServer {
    /// The atom of an effect.
    fileprivate func atom(of effect: DragEffect) -> Atom {
        switch effect {
        case .copy: atoms[.xdndActionCopy]
        case .move: atoms[.xdndActionMove]
        case .link: atoms[.xdndActionLink]
        }
    }

    /// Returns the effect of an atom in a message; a copy for another one.
    func effect(of atom: Int) -> DragEffect {
        switch Atom(bitPattern: atom) {
        case atoms[.xdndActionMove]: .move
        case atoms[.xdndActionLink]: .link
        default: .copy
        }
    }
}
