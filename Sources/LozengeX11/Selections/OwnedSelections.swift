import CX11
import Foundation
import LozengeCore

/// The selections that this app owns, with data that other programs may request.
///
/// Requests are events, answered as soon as the data are there, without waiting for their senders.
///
/// Source: ICCCM 2.0, section 2.
final class OwnedSelections {
    /// The time of the last user input, which the protocol requires to own a selection.
    var userTime: Time = 0

    private final class Owned {
        let offer: DataOffer
        let since: Time
        /// The targets of its forms, the preferred one first, each with its type.
        let forms: [(name: Atom, type: String)]

        init(_ offer: DataOffer, since: Time, forms: [(name: Atom, type: String)]) {
            self.offer = offer
            self.since = since
            self.forms = forms
        }
    }

    private let server: XServer
    private let foreignWindows: ForeignWindows
    private let forms: DataForms
    /// The unmapped window that owns the selections; 0 before the first offer.
    private var owner: XID = 0
    private var owned: [Atom: Owned] = [:]
    private var transfers: [IncrementalTransfer] = []

    init(server: XServer, foreignWindows: ForeignWindows, forms: DataForms) {
        self.server = server
        self.foreignWindows = foreignWindows
        self.forms = forms
    }

    private var display: OpaquePointer { server.display }
    private var atoms: XAtoms { server.atoms }

    /// Becomes the owner of a selection and offers data on it.
    func offer(_ offer: DataOffer, on selection: Atom) {
        guard server.canSend() else { return }
        if owner == 0 {
            owner = server.makeUnmappedWindow(in: server.root)
        }
        owned[selection] = Owned(offer, since: userTime, forms: forms.names(of: offer.types))
        XSetSelectionOwner(display, selection, owner, userTime)
    }

    /// Gives up a selection; no effect on one that this app does not own.
    func withdraw(_ selection: Atom) {
        guard owned.removeValue(forKey: selection) != nil, server.canSend() else { return }
        XSetSelectionOwner(display, selection, 0, userTime)
    }

    /// Returns what this app offers; `nil` if it does not own the selection.
    func offer(on selection: Atom) -> DataOffer? { owned[selection]?.offer }

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
        guard let owned = owned[clear.selection],
            clear.time == 0 || clear.time.isNotBefore(owned.since)
        else { return }
        self.owned[clear.selection] = nil
    }

    /// Answers a request; refuses one that cannot be fulfilled.
    private func answer(_ request: XSelectionRequestEvent) {
        // The app reads its own data directly, so a request that names one of its windows is
        // forged.
        guard !foreignWindows.isOwn(request.requestor) else { return }
        // Clients older than the ICCCM name no property.
        let property = request.property == 0 ? request.target : request.property
        guard let owned = owned[request.selection],
            request.time == 0 || request.time.isNotBefore(owned.since)
        else { return notify(request, property: 0) }
        convert(owned, to: request.target, into: property, of: request.requestor) {
            [weak self] isMet in
            self?.notify(request, property: isMet ? property : 0)
        }
    }

    private func notify(_ request: XSelectionRequestEvent, property: Atom) {
        guard server.canSend() else { return }
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.time = request.time
        answer.xselection.property = property
        // The requesting window may be destroyed by now.
        ErrorTrap.around(display) {
            _ = XSendEvent(display, request.requestor, False, 0, &answer)
        }
    }

    /// Converts an offer to `target` and writes it to a property of `window`.
    ///
    /// `isMet` is called once, at once or when the data are there; with false if the conversion is not supported.
    private func convert(
        _ owned: Owned, to target: Atom, into property: Atom, of window: XID,
        isPartOfMany: Bool = false, _ isMet: @escaping @MainActor (Bool) -> Void
    ) {
        switch target {
        case atoms[.targets]:
            let names = [atoms[.targets], atoms[.timestamp], atoms[.multiple]]
            write(names + owned.forms.map(\.name), type: XA_ATOM, property, of: window)
            isMet(true)
        case atoms[.timestamp]:
            write([owned.since], type: XA_INTEGER, property, of: window)
            isMet(true)
        case atoms[.multiple] where !isPartOfMany:
            convertMany(owned, property, of: window, isMet)
        default:
            guard let form = owned.forms.first(where: { $0.name == target }) else {
                return isMet(false)
            }
            owned.offer.load(form.type) { [weak self] data in
                guard let self, let data else { return isMet(false) }
                isMet(
                    put(
                        data, of: form.type, target, property, of: window, inParts: !isPartOfMany))
            }
        }
    }

    private func write(_ values: [UInt], type: Atom, _ property: Atom, of window: XID) {
        guard server.canSend(values.count * 4 + 1024) else { return }
        ErrorTrap.around(display) {
            setProperty(property, of: window, type: type, to: values, on: display)
        }
    }

    /// Answers a MULTIPLE request, whose property lists pairs of target and property.
    private func convertMany(
        _ owned: Owned, _ property: Atom, of window: XID,
        _ isMet: @escaping @MainActor (Bool) -> Void
    ) {
        var read: [UInt]?
        ErrorTrap.around(display) {
            read = server.numbers(of: property, on: window, type: atoms[.atomPair])
        }
        guard let pairs = read, pairs.count % 2 == 0 else { return isMet(false) }
        let answer = ManyAnswers(pairs) { [weak self] pairs in
            guard let self else { return isMet(false) }
            write(pairs, type: atoms[.atomPair], property, of: window)
            isMet(true)
        }
        for index in stride(from: 0, to: pairs.count, by: 2) where pairs[index + 1] != 0 {
            answer.begin()
            convert(
                owned, to: pairs[index], into: pairs[index + 1], of: window, isPartOfMany: true
            ) { answer.end(index + 1, isMet: $0) }
        }
        answer.end()
    }

    /// The answers to a MULTIPLE request, which is answered when all of them are there.
    private final class ManyAnswers {
        private var pairs: [UInt]
        private var waiting = 1
        private let finish: ([UInt]) -> Void

        init(_ pairs: [UInt], _ finish: @escaping ([UInt]) -> Void) {
            self.pairs = pairs
            self.finish = finish
        }

        func begin() { waiting += 1 }

        /// Ends a part, whose property is at `index`, or the whole request.
        func end(_ index: Int? = nil, isMet: Bool = true) {
            if let index, !isMet { pairs[index] = 0 }
            waiting -= 1
            if waiting == 0 { finish(pairs) }
        }
    }

    /// Writes data to a property of `window`.
    ///
    /// - Returns: False if they are too many for one property and may not be sent in parts.
    private func put(
        _ data: Data, of type: String, _ target: Atom, _ property: Atom, of window: XID,
        inParts: Bool
    ) -> Bool {
        guard server.canSend(IncrementalTransfer.partLength) else { return false }
        guard type == DataOffer.textType else {
            return put([UInt8](data), type: target, property, of: window, inParts: inParts)
        }
        // Readers take a zero for the end of a text.
        guard target == XA_STRING else {
            return put(
                [UInt8](data).filter { $0 != 0 },
                type: target == atoms[.text] ? atoms[.utf8String] : target,
                property, of: window, inParts: inParts)
        }
        let scalars = String(decoding: data, as: UTF8.self).unicodeScalars
        let latin = scalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
        return put(
            latin.filter { $0 != 0 }, type: XA_STRING, property, of: window, inParts: inParts)
    }

    /// Writes bytes to a property: few at once, many by an incremental transfer.
    private func put(
        _ bytes: [UInt8], type: Atom, _ property: Atom, of window: XID, inParts: Bool
    ) -> Bool {
        guard bytes.count > IncrementalTransfer.partLength else {
            ErrorTrap.around(display) {
                _ = XChangeProperty(
                    display, window, property, type, 8, PropModeReplace, bytes,
                    Int32(bytes.count))
            }
            return true
        }
        // A client that requests again has given up the previous transfer.
        let now = ContinuousClock.now
        endTransfers { $0.isOver(at: now, for: property, of: window) }
        guard inParts, foreignWindows.listen(to: window) else { return false }
        ErrorTrap.around(display) {
            transfers.append(
                IncrementalTransfer(
                    bytes, type: type, property: property, window: window, display: display,
                    announcing: atoms[.incremental]))
        }
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
