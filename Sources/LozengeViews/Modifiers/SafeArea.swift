import LozengeCore

extension View {
    /// Lets this view reach under what the system covers at `edges`.
    ///
    /// Nothing covers a window's content on this desktop, so the whole window is safe and there is
    /// nothing to reach: the view is as large as without.
    ///
    /// Matches: SwiftUI.View.edgesIgnoringSafeArea(_:)
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoredSafeArea(edges: edges))
    }
}

/// A box that is its child, and remembers which edges of the window it may pass.
struct IgnoredSafeArea: PrimitiveModifier {
    let edges: Edge.Set
}
