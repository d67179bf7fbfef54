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

    /// The action closes what is shown, which changes nothing else.
    ///
    /// Matches: SwiftUI.ButtonRole.close
    public static let close = ButtonRole(name: "close")

    /// The action is what the user came for.
    ///
    /// Matches: SwiftUI.ButtonRole.confirm
    public static let confirm = ButtonRole(name: "confirm")
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

    /// True if the label draws a ground of its own.
    let drawsGround: Bool
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
            .withoutStyles(of: PrimitiveButtonStyleConfiguration.self)
    }
}

/// The default style: a label on a ground; in a row of a list without one.
///
/// A label that draws a ground of its own, such as a background or a border, is shown as it is.
///
/// Matches: SwiftUI.DefaultButtonStyle
/// Source: `docs/theme.md`, BUTTON-2.
nonisolated public struct DefaultButtonStyle {
    public init() {}
}

extension DefaultButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultButton(configuration: configuration)
    }
}

/// A button in the style of its place.
nonisolated private struct DefaultButton {
    let configuration: ButtonStyleConfiguration
    @Environment(\.areButtonsFramed) private var areFramed
    @Environment(\.keyboardShortcut) private var shortcut
}

extension DefaultButton: View {
    var body: some View {
        if configuration.drawsGround {
            configuration.label
                .defaultForegroundStyle(ControlTint.text)
                .opacity(configuration.isPressed ? 0.6 : 1)
        } else if !areFramed {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        } else {
            FramedButtonStyle(
                isProminent: shortcut == .defaultAction || configuration.role == .confirm
            )
            .makeBody(configuration: configuration)
        }
    }
}

nonisolated extension ButtonStyle where Self == DefaultButtonStyle {
    /// The default style, as the place of the button needs.
    ///
    /// Matches: SwiftUI.ButtonStyle.automatic
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
