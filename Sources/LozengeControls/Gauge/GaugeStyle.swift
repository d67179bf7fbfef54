import Foundation
import LozengeCore
import LozengeViews

/// The appearance of gauges.
///
/// ```swift
/// struct Words: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Text(configuration.value, format: .percent)
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.GaugeStyle
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The body of a gauge.
    ///
    /// Matches: SwiftUI.GaugeStyle.Body
    associatedtype Body: View

    /// The properties of a gauge.
    ///
    /// Matches: SwiftUI.GaugeStyle.Configuration
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the body of a gauge.
    ///
    /// Matches: SwiftUI.GaugeStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
///
/// Matches: SwiftUI.GaugeStyleConfiguration
nonisolated public struct GaugeStyleConfiguration {
    /// The label of a gauge.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.Label
    public typealias Label = _StyleContent<GaugeStyleConfiguration, _LabelSlot>

    /// The description of the present value.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.CurrentValueLabel
    public typealias CurrentValueLabel = _StyleContent<GaugeStyleConfiguration, _ValueSlot>

    /// The description of the lower bound.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.MinimumValueLabel
    public typealias MinimumValueLabel = _StyleContent<GaugeStyleConfiguration, _MinimumSlot>

    /// The description of the upper bound.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.MaximumValueLabel
    public typealias MaximumValueLabel = _StyleContent<GaugeStyleConfiguration, _MaximumSlot>

    /// The value as a part of the range, from 0 to 1.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.value
    public var value: Double

    /// The label.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.label
    public var label: Label

    /// The description of the present value; `nil` for none.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.currentValueLabel
    public var currentValueLabel: CurrentValueLabel?

    /// The description of the lower bound; `nil` for none.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.minimumValueLabel
    public var minimumValueLabel: MinimumValueLabel?

    /// The description of the upper bound; `nil` for none.
    ///
    /// Matches: SwiftUI.GaugeStyleConfiguration.maximumValueLabel
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultGaugeStyle().makeBody(configuration: self) }
}

/// The slot of the description of a lower bound.
///
/// Extension: a parameter of `_StyleContent`.
public enum _MinimumSlot {}

/// The slot of the description of an upper bound.
///
/// Extension: a parameter of `_StyleContent`.
public enum _MaximumSlot {}

nonisolated extension View {
    /// Sets the style of gauges in this view.
    ///
    /// Matches: SwiftUI.View.gaugeStyle(_:)
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}
