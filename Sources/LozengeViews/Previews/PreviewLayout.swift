import Foundation

/// The size of the container that a preview is shown in.
///
/// Matches: SwiftUI.PreviewLayout
/// Differs: there is no `fixed3D`.
nonisolated public enum PreviewLayout: Hashable, Sendable {
    /// The size of the screen, the default.
    case device
    /// The size of the content.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
    /// Sets the size of the container for the tool that shows this preview.
    ///
    /// The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewLayout(_:)
    public func previewLayout(_ value: PreviewLayout) -> some View {
        containerValue(\.previewLayout, value)
    }
}

nonisolated extension ContainerValues {
    package var previewLayout: PreviewLayout {
        get { self[PreviewLayoutKey.self] }
        set { self[PreviewLayoutKey.self] = newValue }
    }
}

/// The key of a preview's container size.
nonisolated private struct PreviewLayoutKey: ContainerValueKey {
    static var defaultValue: PreviewLayout { .device }
}
