nonisolated extension View {
    /// Disables the controls in this view if `disabled` is true; an outer disabled view cannot be undone.
    ///
    /// Matches: SwiftUI.View.disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
