import Foundation
import LozengeCore

/// A label in the accent colour, with a ground while the pointer is over it.
///
/// Matches: SwiftUI.BorderlessButtonStyle
/// Source: `docs/theme.md`, BUTTON-3.
nonisolated public struct BorderlessButtonStyle {
    public init() {}
}

extension BorderlessButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(
                configuration.role == .destructive
                    ? AnyShapeStyle(Color.destructiveText) : AnyShapeStyle(ControlTint.text)
            )
            .controlFont()
            .controlGround(
                .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.inner), around: Self.reach)
    }

    /// The distances by which the ground is larger than the label.
    private static let reach = CGSize(width: 6, height: 3)
}

/// A label in its own colours, which is dimmed while it is pressed.
///
/// Matches: SwiftUI.PlainButtonStyle
nonisolated public struct PlainButtonStyle {
    public init() {}
}

extension PlainButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A label that looks like a link.
///
/// Matches: SwiftUI.LinkButtonStyle
nonisolated public struct LinkButtonStyle {
    public init() {}
}

extension LinkButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinkLook(configuration: configuration)
    }
}

/// A label in the colour of links, underlined under the pointer.
nonisolated private struct LinkLook {
    let configuration: ButtonStyleConfiguration
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
}

extension LinkLook: View {
    var body: some View {
        configuration.label
            .defaultForegroundStyle(
                configuration.isPressed
                    ? AnyShapeStyle(Color.label) : AnyShapeStyle(ControlTint.text)
            )
            .controlFont()
            .underline(isHovered && isEnabled)
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }
}

nonisolated extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a border.
    ///
    /// Matches: SwiftUI.ButtonStyle.borderless
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension ButtonStyle where Self == PlainButtonStyle {
    /// The label in its own colours, dimmed while pressed.
    ///
    /// Matches: SwiftUI.ButtonStyle.plain
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension ButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    ///
    /// Matches: SwiftUI.ButtonStyle.link
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
