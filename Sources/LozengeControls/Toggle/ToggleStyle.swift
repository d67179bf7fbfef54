import Foundation
import LozengeCore
import LozengeViews

/// The appearance of toggles, and the way they are operated.
///
/// ```swift
/// struct Bulb: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: { configuration.label }
///             .opacity(configuration.isOn ? 1 : 0.4)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ToggleStyle
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The body of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.Body
    associatedtype Body: View

    /// The properties of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.Configuration
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the body of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
///
/// Matches: SwiftUI.ToggleStyleConfiguration
nonisolated public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.Label
    public typealias Label = _StyleContent<ToggleStyleConfiguration, _LabelSlot>

    /// The label of the toggle.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.label
    public let label: Label

    /// True if the toggle is on.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.isOn
    @Binding public var isOn: Bool

    /// True if the values that the toggle stands for differ.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.isMixed
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultToggleStyle().makeBody(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of toggles in this view.
    ///
    /// Matches: SwiftUI.View.toggleStyle(_:)
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}
