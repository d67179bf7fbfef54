import Foundation
import LozengeCore

nonisolated extension View {
    /// Performs an action when this view is pressed, and repeatedly while it is held down.
    ///
    /// - Parameters:
    ///   - isEnabled: True if the view can be pressed.
    ///   - action: The action.
    ///   - onPressingChanged: Called with true before the first action, and with false after the last.
    /// - Returns: This view with the action.
    package func onRepeatingPress(
        isEnabled: Bool, perform action: @escaping () -> Void,
        onPressingChanged: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            RepeatingPressModifier(
                isEnabled: isEnabled, action: action, onPressingChanged: onPressingChanged))
    }
}

/// A layout-neutral modifier that repeats an action while its content is held down.
nonisolated private struct RepeatingPressModifier {
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
    private let context: EventContext<RepeatingPressModifier>
    private var repetition = HeldRepetition()

    init(_ context: EventContext<RepeatingPressModifier>) { self.context = context }

    override var deadline: Duration? { repetition.next }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        context.content.onPressingChanged(true)
        context.content.action()
        repetition.begin(at: event.time)
        return true
    }

    override func waited(_ event: PressEvent) {
        guard repetition.advance(to: event.time) else { return }
        guard context.content.isEnabled else { return repetition.end() }
        if context.contains(windowPoint: event.location) { context.content.action() }
    }

    override func ended(_ event: PressEvent) {
        repetition.end()
        context.content.onPressingChanged(false)
    }

    override func lost() {
        if repetition.next != nil { context.content.onPressingChanged(false) }
        repetition.end()
    }
}
