nonisolated extension View {
    /// Resolves the frames inside this view relative to its own frame, which moves as one.
    ///
    /// Matches: SwiftUI.View.geometryGroup()
    /// Differs: all views move relative to the view around, so that this modifier changes nothing.
    public func geometryGroup() -> some View { self }
}
