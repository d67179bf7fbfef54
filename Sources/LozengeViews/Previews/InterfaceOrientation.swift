/// The orientation of an interface, as the user sees it.
///
/// Matches: SwiftUI.InterfaceOrientation
nonisolated public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

nonisolated extension View {
    /// Sets the orientation for the tool that shows this preview.
    ///
    /// The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewInterfaceOrientation(_:)
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerValue(\.previewOrientation, value)
    }
}

nonisolated extension ContainerValues {
    package var previewOrientation: InterfaceOrientation {
        get { self[PreviewOrientationKey.self] }
        set { self[PreviewOrientationKey.self] = newValue }
    }
}

/// The key of a preview's orientation.
nonisolated private struct PreviewOrientationKey: ContainerValueKey {
    static var defaultValue: InterfaceOrientation { .portrait }
}
