import LozengeCore

/// A button of a bar that narrows what a window shows: a label without a ground until the pointer is over it.
///
/// Matches: SwiftUI.AccessoryBarButtonStyle
nonisolated public struct AccessoryBarButtonStyle {
    public init() {}
}

extension AccessoryBarButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .controlFrame(.flat, isPressed: configuration.isPressed)
    }
}

/// A button of a bar that narrows what a window shows, for an action: a label on a faint ground.
///
/// Matches: SwiftUI.AccessoryBarActionButtonStyle
nonisolated public struct AccessoryBarActionButtonStyle {
    public init() {}
}

extension AccessoryBarActionButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .controlFrame(.framed, isPressed: configuration.isPressed)
    }
}

nonisolated extension ButtonStyle where Self == AccessoryBarButtonStyle {
    /// A label without a ground until the pointer is over it.
    ///
    /// Matches: SwiftUI.ButtonStyle.accessoryBar
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

nonisolated extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A label on a faint ground.
    ///
    /// Matches: SwiftUI.ButtonStyle.accessoryBarAction
    public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}
