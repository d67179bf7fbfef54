import LozengeCore

nonisolated extension View {
    /// Sets the drawing order of this view among its siblings: higher is in front, and of equal ones the
    /// later.
    ///
    /// - Parameter value: The order; 0 by default. NaN counts as 0.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.zIndex(_:)
    public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexEffect(value: value.isNaN ? 0 : value))
    }
}

/// A layout-neutral modifier that sets a drawing order.
nonisolated struct ZIndexEffect {
    let value: Double
}

extension ZIndexEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) { context.tree.hasZIndices = true }

    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        key == ObjectIdentifier(ZIndexKey.self)
            ? value : context.boxes[0].node.holder?.layoutValue(key)
    }
}
