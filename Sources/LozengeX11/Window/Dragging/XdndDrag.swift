import CX11
import Foundation
import LozengeCore

/// A drag that has begun in a window of the app, over its other windows and those of other programs.
final class XdndDrag: OutgoingDrag {
    private let offer: DataOffer
    private weak var source: XWindow?
    private let sourceID: XID
    private let drags: Drags
    private let windows: DropWindows
    private let onChange: @MainActor (DragEffect?) -> Void
    /// The position of the source on the screen, in device pixels, and the pixels of a point.
    private let (origin, scale): (CGPoint, CGFloat)
    private let time: Time
    private var target = DropWindows.Found.none
    /// The effect that a drop on the target would have.
    private var effect: DragEffect?
    /// True while the target has not answered the last position.
    private var isWaiting = false
    /// The position that is sent when it has answered.
    private var next: XdndMessage?
    private var step = Step.moving

    private enum Step {
        case moving
        /// Dropped, but the target has not said yet whether it would take it.
        case asked((DragEffect?) -> Void)
        /// Dropped: the target loads the data.
        case dropped
        case over
    }

    /// The time limit for the answer of a target to the last position before the drop.
    ///
    /// Source: `docs/dragging.md`, DND-9.
    private static let patience = Duration.seconds(2)
    /// The time for which a target may load the data: it may ask its user first.
    private static let service = Duration.seconds(600)

    init(
        _ offer: DataOffer, from window: XWindow, _ drags: Drags,
        onChange: @escaping @MainActor (DragEffect?) -> Void
    ) {
        self.offer = offer
        self.drags = drags
        self.onChange = onChange
        (source, sourceID) = (window, window.id)
        windows = DropWindows(server: drags.server, openWindows: drags.openWindows)
        (origin, scale) = (window.onScreen(.zero).origin, window.scale)
        time = drags.selections.userTime
        drags.selections.offer(offer, on: server.atoms[.xdndSelection])
        server.send {
            setProperty(
                server.atoms[.xdndTypeList], of: sourceID, type: XA_ATOM, to: names, on: $0)
        }
    }

    private var server: XServer { drags.server }
    private var names: [Atom] { drags.forms.names(of: offer.types).map(\.name) }

    func move(to point: CGPoint, _ wanted: DragEffect) -> Bool {
        guard case .moving = step else { return false }
        let x = Int32(Int16(clamping: origin.x + point.x * scale))
        let y = Int32(Int16(clamping: origin.y + point.y * scale))
        let found = windows.window(at: x, y)
        if !found.isSame(as: target) { enter(found) }
        switch found {
        case .none: return false
        case .own(let window):
            guard window !== source else { return true }
            let place = window.point(x: x, y: y)
            change(window.client?.dragMoved(offer, to: place, wanted))
            window.setAlarm()
        case .other:
            next = .position(x: Int(x), y: Int(y), time: time, wanted)
            sendNext()
        }
        return false
    }

    private func enter(_ found: DropWindows.Found) {
        leave()
        target = found
        guard case .other(let window) = found else { return }
        // It may vanish; a refusal of the own window is not possible here.
        _ = drags.foreignWindows.listen(to: window.id)
        send(.enter(types: names, version: window.version))
    }

    private func leave() {
        switch target {
        case .none: break
        case .own(let window):
            if window !== source { window.client?.dragLeft() }
            window.setAlarm()
        case .other(let window):
            send(.leave)
            drags.foreignWindows.stopListening(to: window.id)
        }
        forgetTarget()
    }

    private func forgetTarget() {
        target = .none
        (isWaiting, next) = (false, nil)
        change(nil)
    }

    private func change(_ new: DragEffect?) {
        effect = new
        onChange(new)
    }

    /// Sends the newest position, unless the target has not answered an earlier one.
    private func sendNext() {
        guard !isWaiting, let next else { return }
        self.next = nil
        isWaiting = true
        send(next)
    }

    private func send(_ message: XdndMessage) {
        guard case .other(let window) = target else { return }
        message.send(to: window.id, by: window.receiver, from: sourceID, on: server)
    }

    func drop(_ ended: @escaping @MainActor (DragEffect?) -> Void) {
        guard case .moving = step else { return ended(nil) }
        switch target {
        case .own(let window) where window !== source:
            let effect = window.client?.dragDropped()
            window.setAlarm()
            end()
            ended(effect)
        case .other:
            step = .asked(ended)
            guard isWaiting else { return finishDrop(effect) }
            drags.timers.add(at: .now + Self.patience) { [weak self] in self?.finishDrop(nil) }
        case .own, .none:
            end()
            ended(nil)
        }
    }

    /// Sends the drop if the target has agreed, else ends the drag; no effect unless it was dropped.
    private func finishDrop(_ effect: DragEffect?) {
        guard case .asked(let ended) = step else { return }
        guard effect != nil else { return end() }
        step = .dropped
        send(.drop(time: time))
        drags.timers.add(at: .now + Self.service) { [weak self] in self?.end() }
        ended(effect)
    }

    func cancel() { end() }

    /// Ends the drag and the service of its data.
    func end() {
        if case .over = step { return }
        let former = step
        step = .over
        if case .dropped = former, case .other(let window) = target {
            drags.foreignWindows.stopListening(to: window.id)
        } else {
            leave()
        }
        target = .none
        drags.selections.withdraw(server.atoms[.xdndSelection])
        drags.forget(self)
        // Another drag begins while the target has not answered.
        if case .asked(let ended) = former { ended(nil) }
    }

    /// Handles the answer of a target to a position.
    func answered(_ message: XClientMessageEvent, from window: XID) {
        guard case .other(let other) = target, other.id == window, isWaiting else { return }
        isWaiting = false
        let isTaken = message.data.l.1 & 1 != 0
        let effect = isTaken ? server.effect(of: message.data.l.4) : nil
        switch step {
        case .moving:
            change(effect)
            sendNext()
        case .asked:
            // The last position may still be on its way to the target.
            guard next == nil else { return sendNext() }
            finishDrop(effect)
        case .dropped, .over: break
        }
    }

    /// Handles the message of a target that it needs the data no longer.
    func finished(by window: XID) {
        if case .dropped = step, case .other(let other) = target, other.id == window { end() }
    }

    /// Records that a window of another program is gone.
    func destroyed(_ window: XID) {
        guard case .other(let other) = target, other.id == window else { return }
        drags.foreignWindows.stopListening(to: window)
        let former = step
        forgetTarget()
        switch former {
        case .asked, .dropped: end()
        case .moving, .over: break
        }
    }

    /// Records that a window of the app is closed.
    func closed(_ window: XWindow) {
        if case .own(let own) = target, own === window { forgetTarget() }
        if window.id == sourceID, case .moving = step { end() }
    }
}

extension DropWindows.Found {
    fileprivate func isSame(as other: DropWindows.Found) -> Bool {
        switch (self, other) {
        case (.own(let one), .own(let other)): one === other
        case (.other(let one), .other(let other)): one == other
        case (.none, .none): true
        default: false
        }
    }
}
