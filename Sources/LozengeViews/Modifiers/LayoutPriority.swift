import LozengeCore

nonisolated extension View {
    /// Sets the priority by which a stack gives space to this view before others.
    ///
    /// - Parameter value: The priority; 0 by default. NaN counts as 0.
    /// - Returns: This view with the priority.
    ///
    /// Matches: SwiftUI.View.layoutPriority(_:)
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriority(value: value))
    }
}

/// A layout-neutral modifier that sets a layout priority.
nonisolated struct LayoutPriority {
    var value: Double
}

extension LayoutPriority: PrimitiveModifier {
    func priority(_ context: LayoutContext<Self>) -> Double { value.isNaN ? 0 : value }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
}
