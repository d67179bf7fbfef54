nonisolated extension View {
    /// Names this preview for the tool that shows it; `nil` for no name.
    ///
    /// The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewDisplayName(_:)
    public func previewDisplayName(_ value: String?) -> some View {
        containerValue(\.previewDisplayName, value)
    }
}

nonisolated extension ContainerValues {
    package var previewDisplayName: String? {
        get { self[PreviewDisplayNameKey.self] }
        set { self[PreviewDisplayNameKey.self] = newValue }
    }
}

/// The key of a preview's name.
nonisolated private struct PreviewDisplayNameKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}
