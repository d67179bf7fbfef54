import LozengeCore

nonisolated extension View {
    /// Resolves the frames inside this view relative to its own frame, which moves as one: a view that appears inside
    /// moves along from the start.
    ///
    /// ```swift
    /// Card(isOpen: isOpen).geometryGroup()
    /// ```
    ///
    /// Matches: SwiftUI.View.geometryGroup()
    public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}

/// A layout-neutral modifier whose boxes move as one.
nonisolated private struct GeometryGroup {}

extension GeometryGroup: PrimitiveModifier {
    static var groupsGeometry: Bool { true }
}
