import CX11
import LozengeCore

/// A window of another program that takes drops.
struct DropWindow: Equatable {
    let id: XID
    /// The window that gets its messages.
    let receiver: XID
    /// The version of the protocol that both understand.
    let version: UInt
}

/// The windows under the pointer during a drag.
final class DropWindows {
    enum Found {
        case own(XWindow)
        case other(DropWindow)
        case none
    }

    private let server: XServer
    private let openWindows: OpenWindows
    /// The windows of other programs that were asked so far.
    private var known: [XID: DropWindow?] = [:]

    init(server: XServer, openWindows: OpenWindows) {
        self.server = server
        self.openWindows = openWindows
    }

    /// Returns the window that takes drops at a point of the screen, in device pixels.
    ///
    /// Waits for the server: once for each level of nested windows, most often two.
    func window(at x: Int32, _ y: Int32) -> Found {
        guard server.canSend() else { return .none }
        var found = Found.none
        // The windows may be gone at any time.
        ErrorTrap.around(server.display) {
            var window = server.root
            // No window manager nests deeper.
            for _ in 0..<16 {
                var (place, child): ((x: Int32, y: Int32), XID) = ((0, 0), 0)
                XTranslateCoordinates(
                    server.display, server.root, window, x, y, &place.x, &place.y, &child)
                guard child != 0 else {
                    // The desktop itself, for which a file manager may take drops.
                    if window == server.root, let desktop = dropWindow(window) {
                        found = .other(desktop)
                    }
                    return
                }
                window = child
                if let own = openWindows.windows[window] { return found = .own(own) }
                if let other = dropWindow(window) { return found = .other(other) }
            }
        }
        return found
    }

    /// Returns how a window takes drops; `nil` if it takes none.
    private func dropWindow(_ window: XID) -> DropWindow? {
        if let known = known[window] { return known }
        let found = read(window)
        known[window] = .some(found)
        return found
    }

    private func read(_ window: XID) -> DropWindow? {
        var receiver = window
        // A proxy names itself, or it is a leftover of a program that is gone.
        if let proxy = number(.xdndProxy, of: window, type: XA_WINDOW), proxy != 0,
            number(.xdndProxy, of: proxy, type: XA_WINDOW) == proxy
        {
            receiver = proxy
        }
        // The root window itself is only a target by a proxy.
        guard window != server.root || receiver != window,
            let version = number(.xdndAware, of: receiver, type: XA_ATOM),
            version >= XdndMessage.oldestVersion
        else { return nil }
        return DropWindow(
            id: window, receiver: receiver, version: min(version, XdndMessage.version))
    }

    private func number(_ name: XAtoms.Name, of window: XID, type: Atom) -> UInt? {
        server.numbers(of: server.atoms[name], on: window, type: type)?.first.map {
            $0 & 0xffff_ffff
        }
    }
}
