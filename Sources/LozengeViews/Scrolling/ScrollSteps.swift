import Foundation
import LozengeCore

nonisolated extension View {
    /// Calls `action` for the wheel and the touchpad while the focus is in this view; otherwise they scroll what is around.
    ///
    /// - Parameters:
    ///   - length: The distance of a step of the touchpad, in points; a click of the wheel is a step, too.
    ///   - action: Called with 1 for a step to what is below, and with −1 for one to what is above.
    /// - Returns: This view with the action.
    package func onScrollSteps(
        of length: CGFloat, perform action: @escaping (_ step: Int) -> Void
    ) -> some View {
        modifier(ScrollStepEffect(length: max(1, length), action: action))
    }
}

/// A layout-neutral modifier that turns scrolling into steps.
nonisolated private struct ScrollStepEffect {
    let length: CGFloat
    let action: (Int) -> Void
}

extension ScrollStepEffect: PrimitiveModifier {
    /// The distance that is less than a step.
    final class Rest {
        var distance: CGFloat = 0
    }

    static var unresolved: Rest { Rest() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Rest { context.resolved }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        context.resolved.distance = 0
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .scroll(let delta, _) = event, delta.height.isFinite, delta.height != 0,
            context.read(\.isEnabled), context.tree.focus.isInside(context.node)
        else { return false }
        if ScrollBox.isClick(delta) {
            action(delta.height > 0 ? 1 : -1)
        } else {
            let rest = context.resolved
            rest.distance += delta.height
            // A click is longer: there is one step at most.
            if abs(rest.distance) >= length {
                action(rest.distance > 0 ? 1 : -1)
                rest.distance = 0
            }
        }
        return true
    }
}
