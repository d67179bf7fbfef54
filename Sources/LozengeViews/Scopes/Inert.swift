import Foundation
import LozengeCore

nonisolated extension View {
    /// Makes this view inert while `isInert` is true: something in front of it waits for an answer.
    ///
    /// It looks as before, and takes no pointer, no focus and no shortcut; assistive technology does not see it.
    package func inert(_ isInert: Bool) -> some View { modifier(InertEffect(isInert: isInert)) }
}

/// A layout-neutral modifier whose child can only be looked at.
nonisolated private struct InertEffect {
    let isInert: Bool
}

extension InertEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func isInert(_ context: EventContext<Self>) -> Bool { isInert }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        isInert ? nil : context.frontmostTarget(at: point)
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        isInert ? .hidden : .none
    }
}
