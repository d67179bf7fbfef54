import LozengeCore

nonisolated extension View {
    /// Puts this view in front of those beside it that have less; of equal ones the later is in front.
    ///
    /// - Parameter value: 0 where nothing is said; NaN counts as that.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.zIndex(_:)
    public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexEffect(value: value.isNaN ? 0 : value))
    }
}

/// A box that says how far in front it is.
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
