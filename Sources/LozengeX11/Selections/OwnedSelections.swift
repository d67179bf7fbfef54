import CX11
import LozengeCore

/// The selections that this app owns, with text that other programs may request.
///
/// Requests are events, answered as they arrive without waiting for their senders.
///
/// Source: ICCCM 2.0, section 2.
final class OwnedSelections {
    /// The time of the last user input, which the protocol requires to own a selection.
    var userTime: Time = 0

    private struct Offer {
        let text: String
        let since: Time
    }

    private let server: XServer
    private let foreignWindows: ForeignWindows
    /// The unmapped window that owns the selections; 0 before the first offer.
    private var owner: XID = 0
    private var offers: [Atom: Offer] = [:]
    private var transfers: [IncrementalTransfer] = []

    init(server: XServer, foreignWindows: ForeignWindows) {
        self.server = server
        self.foreignWindows = foreignWindows
    }

    private var display: OpaquePointer { server.display }
    private var atoms: XAtoms { server.atoms }

    /// Becomes the owner of a selection and offers `text` on it.
    func offer(_ text: String, on clipboard: Clipboard) {
        guard server.canSend() else { return }
        if owner == 0 {
            owner = server.makeUnmappedWindow(in: server.root)
        }
        let selection = selection(of: clipboard)
        offers[selection] = Offer(text: text, since: userTime)
        XSetSelectionOwner(display, selection, owner, userTime)
    }

    /// Returns the text that this app offers; `nil` if it does not own the selection.
    func text(on clipboard: Clipboard) -> String? { offers[selection(of: clipboard)]?.text }

    /// Returns the selection's atom for a clipboard.
    func selection(of clipboard: Clipboard) -> Atom {
        clipboard == .selected ? XA_PRIMARY : atoms[.clipboard]
    }

    /// Handles an event about a selection.
    ///
    /// - Returns: False if the event is not about a selection.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case SelectionRequest where event.xselectionrequest.owner == owner && owner != 0:
            answer(event.xselectionrequest)
        case SelectionClear where event.xselectionclear.window == owner && owner != 0:
            lost(event.xselectionclear)
        case PropertyNotify:
            guard let transfer = transfers.first(where: { $0.concerns(event) }) else {
                return false
            }
            guard server.canSend(IncrementalTransfer.partLength) else { return true }
            if transfer.proceed() { endTransfers { $0 === transfer } }
        case DestroyNotify:
            guard transfers.contains(where: { $0.concerns(event) }) else { return false }
            endTransfers { $0.concerns(event) }
        default:
            return false
        }
        return true
    }

    private func endTransfers(where isOver: (IncrementalTransfer) -> Bool) {
        for transfer in transfers where isOver(transfer) {
            foreignWindows.stopListening(to: transfer.window)
        }
        transfers.removeAll(where: isOver)
    }

    private func lost(_ clear: XSelectionClearEvent) {
        // A clear event from before the app became the owner again is ignored.
        guard let offer = offers[clear.selection],
            clear.time == 0 || clear.time.isNotBefore(offer.since)
        else { return }
        offers[clear.selection] = nil
    }

    /// Answers a request; refuses one that cannot be fulfilled.
    private func answer(_ request: XSelectionRequestEvent) {
        // The app reads its own text directly, so a request that names one of its windows is
        // forged.
        guard !foreignWindows.isOwn(request.requestor),
            server.canSend(IncrementalTransfer.partLength)
        else { return }
        // Clients older than the ICCCM name no property.
        let property = request.property == 0 ? request.target : request.property
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.time = request.time
        // The requesting window may be destroyed by now.
        ErrorTrap.around(display) {
            let isMet =
                offers[request.selection].map { offer in
                    (request.time == 0 || request.time.isNotBefore(offer.since))
                        && convert(
                            offer, to: request.target, into: property, of: request.requestor)
                } ?? false
            answer.xselection.property = isMet ? property : 0
            XSendEvent(display, request.requestor, False, 0, &answer)
        }
    }

    /// Converts an offer to `target` and writes it to a property of `window`.
    ///
    /// - Returns: False if the conversion is not supported.
    private func convert(
        _ offer: Offer, to target: Atom, into property: Atom, of window: XID,
        isPartOfMany: Bool = false
    ) -> Bool {
        func write(_ values: [UInt], type: Atom) {
            setProperty(property, of: window, type: type, to: values, on: display)
        }
        switch target {
        case atoms[.targets]:
            write(
                [atoms[.targets], atoms[.timestamp], atoms[.multiple]] + textTargets, type: XA_ATOM)
        case atoms[.timestamp]:
            write([offer.since], type: XA_INTEGER)
        case atoms[.multiple] where !isPartOfMany:
            return convertMany(offer, property, of: window)
        case XA_STRING:
            // The target STRING is always Latin-1.
            let scalars = offer.text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F }
            return put(scalars, type: XA_STRING, property, of: window, inParts: !isPartOfMany)
        case let name where textTargets.contains(name):
            let type = name == atoms[.text] ? atoms[.utf8String] : name
            return put(
                Array(offer.text.utf8), type: type, property, of: window, inParts: !isPartOfMany)
        default:
            return false
        }
        return true
    }

    /// The targets for text, the preferred one first.
    private var textTargets: [Atom] {
        [
            atoms[.utf8String], atoms[.textPlainUTF8], atoms[.textPlain], atoms[.text], XA_STRING,
        ]
    }

    /// Answers a MULTIPLE request, whose property lists pairs of target and property.
    private func convertMany(_ offer: Offer, _ property: Atom, of window: XID) -> Bool {
        guard var pairs = readNumbers(property, of: window, type: atoms[.atomPair], on: display),
            pairs.count % 2 == 0
        else { return false }
        for index in stride(from: 0, to: pairs.count, by: 2) {
            let isMet =
                pairs[index + 1] != 0
                && convert(
                    offer, to: pairs[index], into: pairs[index + 1], of: window, isPartOfMany: true)
            if !isMet { pairs[index + 1] = 0 }
        }
        setProperty(property, of: window, type: atoms[.atomPair], to: pairs, on: display)
        return true
    }

    /// Writes bytes to a property: few at once, many by an incremental transfer.
    private func put(
        _ bytes: [UInt8], type: Atom, _ property: Atom, of window: XID, inParts: Bool
    ) -> Bool {
        let bytes = bytes.filter { $0 != 0 }
        guard bytes.count > IncrementalTransfer.partLength else {
            XChangeProperty(
                display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
            return true
        }
        // A client that requests again has given up the previous transfer.
        let now = ContinuousClock.now
        endTransfers { $0.isOver(at: now, for: property, of: window) }
        guard inParts, foreignWindows.listen(to: window) else { return false }
        transfers.append(
            IncrementalTransfer(
                bytes, type: type, property: property, window: window, display: display,
                announcing: atoms[.incremental]))
        return true
    }
}

extension Time {
    /// Returns true if this time is not before `other`.
    ///
    /// The server's clock wraps around after 49 days.
    fileprivate func isNotBefore(_ other: Time) -> Bool {
        Int32(truncatingIfNeeded: self &- other) >= 0
    }
}
