import Foundation
import LozengeCore

/// The purpose of a button.
///
/// Matches: SwiftUI.ButtonRole
nonisolated public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// The action deletes or damages something.
    ///
    /// Matches: SwiftUI.ButtonRole.destructive
    public static let destructive = ButtonRole(name: "destructive")

    /// The action changes nothing.
    ///
    /// Matches: SwiftUI.ButtonRole.cancel
    public static let cancel = ButtonRole(name: "cancel")
}

/// The appearance of buttons, and of their pressed state.
///
/// ```swift
/// struct Shrinking: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ButtonStyle
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The body of a button.
    ///
    /// Matches: SwiftUI.ButtonStyle.Body
    associatedtype Body: View

    /// The properties of a button.
    ///
    /// Matches: SwiftUI.ButtonStyle.Configuration
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the body of a button.
    ///
    /// Matches: SwiftUI.ButtonStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
///
/// Matches: SwiftUI.ButtonStyleConfiguration
nonisolated public struct ButtonStyleConfiguration {
    /// The label of a button.
    ///
    /// Matches: SwiftUI.ButtonStyleConfiguration.Label
    public typealias Label = _StyleContent<ButtonStyleConfiguration, _LabelSlot>

    /// The role of the button; `nil` for an ordinary one.
    ///
    /// Matches: SwiftUI.ButtonStyleConfiguration.role
    public let role: ButtonRole?

    /// The label of the button.
    ///
    /// Matches: SwiftUI.ButtonStyleConfiguration.label
    public let label: Label

    /// True while the pointer is held down on the button.
    ///
    /// Matches: SwiftUI.ButtonStyleConfiguration.isPressed
    public let isPressed: Bool
}

extension ButtonStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultButtonStyle().makeBody(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of buttons in this view.
    ///
    /// Matches: SwiftUI.View.buttonStyle(_:)
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A label that dims while it is pressed, in the accent colour.
///
/// Matches: SwiftUI.DefaultButtonStyle
/// Source: `docs/metrics.md`, BUTTON-1: on iOS a button is its label, in the accent colour.
nonisolated public struct DefaultButtonStyle {
    public init() {}
}

extension DefaultButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(
                configuration.role == .destructive
                    ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
            )
            .opacity(configuration.isPressed ? 0.4 : 1)
    }
}

/// A label that dims while it is pressed, in its own colours.
///
/// Matches: SwiftUI.PlainButtonStyle
nonisolated public struct PlainButtonStyle {
    public init() {}
}

extension PlainButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
    }
}

nonisolated extension ButtonStyle where Self == DefaultButtonStyle {
    /// The default style: the accent colour, dimmed while pressed.
    ///
    /// Matches: SwiftUI.ButtonStyle.automatic
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension ButtonStyle where Self == PlainButtonStyle {
    /// The label in its own colours, dimmed while pressed.
    ///
    /// Matches: SwiftUI.ButtonStyle.plain
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
