import LozengeCore

/// The appearance of buttons, and what triggers their action.
///
/// ```swift
/// struct DoubleClickable: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
///
/// A style that shows the button itself, with `Button(configuration)`, keeps what presses it: pointer, keys and shortcuts.
///
/// Matches: SwiftUI.PrimitiveButtonStyle
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The body of a button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyle.Body
    associatedtype Body: View

    /// The properties of a button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyle.Configuration
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the body of a button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a style that triggers its action.
///
/// Matches: SwiftUI.PrimitiveButtonStyleConfiguration
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyleConfiguration.Label
    public typealias Label = _StyleContent<PrimitiveButtonStyleConfiguration, _LabelSlot>

    /// The role of the button; `nil` for an ordinary one.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyleConfiguration.role
    public let role: ButtonRole?

    /// The label of the button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyleConfiguration.label
    public let label: Label

    let action: () -> Void
    /// True if the label draws a ground of its own.
    let drawsGround: Bool

    /// Performs the action of the button.
    ///
    /// Matches: SwiftUI.PrimitiveButtonStyleConfiguration.trigger()
    public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { Button(self) }
}

nonisolated extension View {
    /// Sets the style of buttons in this view, and what triggers their actions.
    ///
    /// Matches: SwiftUI.View.buttonStyle(_:)-PrimitiveButtonStyle
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.Button.init(_:)
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
        drawsGround = configuration.drawsGround
    }
}
