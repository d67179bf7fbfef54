import LozengeCore

nonisolated extension View {
    /// Lets a stack serve this view before those with a lower priority.
    ///
    /// - Parameter value: Any number; views have 0 where they do not say. NaN reads as 0.
    /// - Returns: A view that is this one in everything else.
    ///
    /// Matches: SwiftUI.View.layoutPriority(_:)
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriority(value: value))
    }
}

/// A box that is its child in everything but priority.
nonisolated struct LayoutPriority {
    var value: Double
}

extension LayoutPriority: PrimitiveModifier {
    func priority(_ context: LayoutContext<Self>) -> Double { value.isNaN ? 0 : value }
    func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
}
