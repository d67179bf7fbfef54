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
    /// The value is kept with the view as a layout value. The view's own layout does not change.
    ///
    /// Matches: SwiftUI.View.previewLayout(_:)
    public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewLayoutKey.self, value: value)
    }
}

/// The key of a preview's container size.
nonisolated package struct PreviewLayoutKey: LayoutValueKey {
    package static var defaultValue: PreviewLayout { .device }
}
