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
    /// The value is kept with the view as a layout value. The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewDevice(_:)
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        layoutValue(key: PreviewDeviceKey.self, value: value)
    }
}

/// The key of a preview's device.
nonisolated package struct PreviewDeviceKey: LayoutValueKey {
    package static var defaultValue: PreviewDevice? { nil }
}
