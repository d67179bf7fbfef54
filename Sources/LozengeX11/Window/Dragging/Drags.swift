import CX11
import Foundation
import LozengeCore

/// The drags between the windows of a connection and those of other programs.
///
/// A message of another program may say anything, and come at any time.
///
/// Source: XDND, version 5; `docs/dragging.md`.
final class Drags {
    let server: XServer
    let timers: TimerQueue
    let foreignWindows: ForeignWindows
    let forms: DataForms
    let selections: OwnedSelections
    let requests: SelectionRequests
    let openWindows: OpenWindows
    /// The drag of another program that is over a window of the app; `nil` without one.
    private var incoming: IncomingDrag?
    /// The drag of this app, until its data are no longer served; `nil` without one.
    private var outgoing: XdndDrag?

    init(
        server: XServer, timers: TimerQueue, foreignWindows: ForeignWindows, forms: DataForms,
        selections: OwnedSelections, requests: SelectionRequests, openWindows: OpenWindows
    ) {
        self.server = server
        self.timers = timers
        self.foreignWindows = foreignWindows
        self.forms = forms
        self.selections = selections
        self.requests = requests
        self.openWindows = openWindows
    }

    /// Begins a drag in `window`, in place of an earlier one; `nil` without a connection.
    func begin(
        _ offer: DataOffer, in window: XWindow,
        onChange: @escaping @MainActor (DragEffect?) -> Void
    ) -> XdndDrag? {
        guard server.canSend() else { return nil }
        outgoing?.end()
        let drag = XdndDrag(offer, from: window, self, onChange: onChange)
        outgoing = drag
        return drag
    }

    /// Ends the service for a drag of this app.
    func forget(_ drag: XdndDrag) { if outgoing === drag { outgoing = nil } }

    /// Handles a message of another program to `window`; ignores one about something else.
    func handle(_ message: XClientMessageEvent, to window: XWindow) {
        let source = XID(UInt32(truncatingIfNeeded: message.data.l.0))
        var drag: IncomingDrag? {
            incoming.flatMap { $0.source == source && $0.window === window ? $0 : nil }
        }
        switch message.message_type {
        case server.atoms[.xdndEnter]:
            endIncoming()
            incoming = IncomingDrag(message, over: window, self)
        case server.atoms[.xdndPosition]:
            if let drag {
                drag.moved(message)
            } else {
                XdndMessage.status(nil).send(to: source, from: window.id, on: server)
            }
        case server.atoms[.xdndLeave]: if drag != nil { endIncoming() }
        case server.atoms[.xdndDrop]:
            if let drag {
                incoming = nil
                drag.drop(message)
            } else {
                XdndMessage.finished(nil).send(to: source, from: window.id, on: server)
            }
        case server.atoms[.xdndStatus]: outgoing?.answered(message, from: source)
        case server.atoms[.xdndFinished]: outgoing?.finished(by: source)
        default: break
        }
    }

    /// Records that a window of another program is gone.
    func destroyed(_ window: XID) {
        if incoming?.source == window { endIncoming() }
        outgoing?.destroyed(window)
    }

    /// Records that a window of the app is closed.
    func closed(_ window: XWindow) {
        if incoming?.window === window { endIncoming() }
        outgoing?.closed(window)
    }

    private func endIncoming() {
        let former = incoming
        incoming = nil
        former?.left()
    }
}
