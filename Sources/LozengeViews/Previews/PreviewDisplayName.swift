nonisolated extension View {
    /// Names this preview for the tool that shows it; `nil` for no name.
    ///
    /// The name is kept with the view as a layout value. The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewDisplayName(_:)
    public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewDisplayNameKey.self, value: value)
    }
}

/// The key of a preview's name.
nonisolated package struct PreviewDisplayNameKey: LayoutValueKey {
    package static var defaultValue: String? { nil }
}
