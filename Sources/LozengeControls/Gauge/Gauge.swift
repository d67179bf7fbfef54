import Foundation
import LozengeCore
import LozengeViews

/// A value between two bounds, which the user does not change.
///
/// ```swift
/// Gauge(value: charge, in: 0...100) {
///     Text("Battery")
/// } currentValueLabel: {
///     Text("\(Int(charge))%")
/// }
/// ```
///
/// A value outside of the bounds is shown as the nearest one; NaN, and bounds that are equal or infinite, as the lower one.
///
/// Matches: SwiftUI.Gauge
/// Source: `docs/theme.md`, GAUGE-1.
nonisolated public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    @Environment(stylesOf: GaugeStyleConfiguration.self) private var styles

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ range: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
        bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        let part = Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
        fraction = part > 0 ? min(part, 1) : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.bounds = bounds
    }
}

extension Gauge: View {
    public var body: some View {
        styles.makeBody(
            GaugeStyleConfiguration(
                value: fraction, label: styles.content(label),
                currentValueLabel: currentValueLabel.map { styles.content($0) },
                minimumValueLabel: bounds.map { styles.content($0.minimum) },
                maximumValueLabel: bounds.map { styles.content($0.maximum) })
        )
        .semantics { elements, context in
            elements.describeFraction(
                .meter, fraction, label: label as? Text, value: currentValueLabel as? Text, context)
        }
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    ///
    /// Matches: SwiftUI.Gauge.init(value:in:label:)
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label: label(), currentValueLabel: nil, bounds: nil)
    }

    /// Creates a gauge with a label and a description of the present value.
    ///
    /// Matches: SwiftUI.Gauge.init(value:in:label:currentValueLabel:)
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value, bounds, label: label(), currentValueLabel: currentValueLabel(), bounds: nil)
    }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with descriptions of the present value and of the bounds.
    ///
    /// Matches: SwiftUI.Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), currentValueLabel: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()))
    }
}
