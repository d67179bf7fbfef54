import CX11
import LozengeCore

/// The selections that this app owns: text that other programs may ask for.
///
/// Nobody is waited for: requests are events, answered as they come.
///
/// Source: ICCCM 2.0, section 2.
final class OwnedSelections {
    /// When the user last did something: taking a selection needs a reason.
    var userTime: Time = 0

    private struct Offer {
        let text: String
        let since: Time
    }

    /// It owns this.
    private unowned let connection: XConnection
    /// Never shown; made for the first offer.
    private var owner: XID = 0
    private var offers: [Atom: Offer] = [:]
    private var transfers: [IncrementalTransfer] = []

    init(connection: XConnection) { self.connection = connection }

    private var display: OpaquePointer { connection.display }
    private var atoms: XAtoms { connection.atoms }

    /// Takes a selection and offers `text` on it.
    func offer(_ text: String, on clipboard: Clipboard) {
        guard connection.canSend() else { return }
        if owner == 0 {
            owner = connection.makeUnseenWindow(in: connection.root)
        }
        let selection = selection(of: clipboard)
        offers[selection] = Offer(text: text, since: userTime)
        XSetSelectionOwner(display, selection, owner, userTime)
    }

    /// What this app itself offers; `nil` if it offers nothing.
    func text(on clipboard: Clipboard) -> String? { offers[selection(of: clipboard)]?.text }

    func selection(of clipboard: Clipboard) -> Atom {
        clipboard == .selected ? XA_PRIMARY : atoms[.clipboard]
    }

    /// Takes an event that is about a selection.
    ///
    /// - Returns: Whether it was one.
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
            guard connection.canSend(IncrementalTransfer.partLength) else { return true }
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
            connection.foreignWindows.stopListening(to: transfer.window)
        }
        transfers.removeAll(where: isOver)
    }

    private func lost(_ clear: XSelectionClearEvent) {
        // What was taken again meanwhile is ours.
        guard let offer = offers[clear.selection],
            clear.time == 0 || clear.time.isNotBefore(offer.since)
        else { return }
        offers[clear.selection] = nil
    }

    /// Answers a request; one that cannot be met is refused.
    private func answer(_ request: XSelectionRequestEvent) {
        // The app reads its own text without asking, so a window of its own in a request is forged.
        guard !connection.foreignWindows.isOwn(request.requestor),
            connection.canSend(IncrementalTransfer.partLength)
        else { return }
        // Clients from before ICCCM name no property.
        let property = request.property == 0 ? request.target : request.property
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.time = request.time
        // The window that asks may be gone by now.
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

    /// Writes an offer as `target` into a property of `window`.
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
            // Latin-1, whatever other names of text mean.
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

    /// The names that text goes by, the best first.
    private var textTargets: [Atom] {
        [
            atoms[.utf8String], atoms[.textPlainUTF8], atoms[.textPlain], atoms[.text], XA_STRING,
        ]
    }

    /// Meets several requests at once: the property lists pairs of a target and a property.
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

    /// Writes bytes, at once if they are few, in parts as the reader takes them if they are many.
    private func put(
        _ bytes: [UInt8], type: Atom, _ property: Atom, of window: XID, inParts: Bool
    ) -> Bool {
        let bytes = bytes.filter { $0 != 0 }
        guard bytes.count > IncrementalTransfer.partLength else {
            XChangeProperty(
                display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
            return true
        }
        // A reader that asks again has given up what it asked for before.
        let now = ContinuousClock.now
        endTransfers { $0.isOver(at: now, for: property, of: window) }
        guard inParts, connection.foreignWindows.listen(to: window) else { return false }
        transfers.append(
            IncrementalTransfer(
                bytes, type: type, property: property, window: window, display: display,
                announcing: atoms[.incremental]))
        return true
    }
}

extension Time {
    /// Whether this is `other` or after it; the server's clock starts again after 49 days.
    fileprivate func isNotBefore(_ other: Time) -> Bool {
        Int32(truncatingIfNeeded: self &- other) >= 0
    }
}
