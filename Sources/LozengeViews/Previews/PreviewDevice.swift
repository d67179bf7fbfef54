/// A device by its name, such as `"iPhone 17"`.
///
/// Matches: SwiftUI.PreviewDevice
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
    /// Names the device for the tool that shows this preview; `nil` for the default device.
    ///
    /// The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewDevice(_:)
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        containerValue(\.previewDevice, value)
    }
}

nonisolated extension ContainerValues {
    package var previewDevice: PreviewDevice? {
        get { self[PreviewDeviceKey.self] }
        set { self[PreviewDeviceKey.self] = newValue }
    }
}

/// The key of a preview's device.
nonisolated private struct PreviewDeviceKey: ContainerValueKey {
    static var defaultValue: PreviewDevice? { nil }
}
