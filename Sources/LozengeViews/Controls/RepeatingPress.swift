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

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        isEnabled ? [.follow(RepeatingPress(context), .normal)] : []
    }
}

private final class RepeatingPress: QueuedPressRecognizer {
    /// How long until it is repeated first, and then each time.
    ///
    /// Source: as keys are repeated on most desktops.
    private static let (delay, interval) = (Duration.milliseconds(500), Duration.milliseconds(80))

    private let context: EventContext<RepeatingPressModifier>
    private var next: Duration?

    init(_ context: EventContext<RepeatingPressModifier>) { self.context = context }

    override var deadline: Duration? { next }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        context.content.onPressingChanged(true)
        context.content.action()
        next = event.time + Self.delay
        return true
    }

    override func waited(_ event: PressEvent) {
        guard let due = next, event.time >= due else { return }
        guard context.content.isEnabled else { return next = nil }
        if context.contains(windowPoint: event.location) { context.content.action() }
        next = event.time + Self.interval
    }

    override func ended(_ event: PressEvent) {
        next = nil
        context.content.onPressingChanged(false)
    }

    override func lost() {
        if next != nil { context.content.onPressingChanged(false) }
        next = nil
    }
}
