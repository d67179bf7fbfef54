import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets whether this view gets pointer events; if not, they go to views behind.
    ///
    /// Matches: SwiftUI.View.allowsHitTesting(_:)
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingEffect(isEnabled: enabled))
    }

    /// Makes this view get pointer events everywhere inside a shape in its frame, and nowhere else.
    ///
    /// Matches: SwiftUI.View.contentShape(_:eoFill:)
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeEffect(shape: shape, style: FillStyle(eoFill: eoFill)))
    }
}

/// A layout-neutral modifier whose child gets no pointer events.
nonisolated struct HitTestingEffect {
    let isEnabled: Bool
}

extension HitTestingEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        isEnabled ? context.frontmostTarget(at: point) : nil
    }
}

/// A layout-neutral modifier that is hit inside a shape, whatever its child shows there.
nonisolated struct ContentShapeEffect<Outline: Shape> {
    let shape: Outline
    let style: FillStyle
}

extension ContentShapeEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: ShapeOutline { ShapeOutline() }

    func resolve(_ context: UpdateContext<Self>) -> ShapeOutline { ShapeOutline() }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.resolved.fit(shape, in: context.node)
        guard context.resolved.contains(point, style: style) else { return nil }
        return context.frontmostTarget(at: point) ?? context.node
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.resolved.fit(shape, in: context.node)
        return context.resolved.path.boundingRect
    }
}
