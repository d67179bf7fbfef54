import Foundation
import LozengeCore

/// A box that is its child, and does something again and again while it is held down.
nonisolated struct RepeatingPressModifier {
    let isEnabled: Bool
    let action: () -> Void
    let onPressingChanged: (Bool) -> Void
}

extension RepeatingPressModifier: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer] {
        isEnabled ? [.follow(RepeatingPress(node), .normal)] : []
    }
}

private final class RepeatingPress: PressTracker {
    /// How long until it is repeated first, and then each time.
    ///
    /// Source: as keys are repeated on most desktops.
    private static let (delay, interval) = (Duration.milliseconds(500), Duration.milliseconds(80))

    private let node: PrimitiveNode<RepeatingPressModifier>
    private var next: Duration?

    init(_ node: PrimitiveNode<RepeatingPressModifier>) { self.node = node }

    override var deadline: Duration? { next }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        node.content.onPressingChanged(true)
        node.content.action()
        next = event.time + Self.delay
        return true
    }

    override func waited(_ event: PressEvent) {
        guard let due = next, event.time >= due else { return }
        guard node.content.isEnabled else { return next = nil }
        if node.reachesPointer(at: event.location) { node.content.action() }
        next = event.time + Self.interval
    }

    override func ended(_ event: PressEvent) {
        next = nil
        node.content.onPressingChanged(false)
    }

    override func lost() {
        if next != nil { node.content.onPressingChanged(false) }
        next = nil
    }
}
