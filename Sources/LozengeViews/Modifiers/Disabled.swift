nonisolated extension View {
    /// Whether the user may operate the controls in this view; never where it is in a disabled one.
    ///
    /// Matches: SwiftUI.View.disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
