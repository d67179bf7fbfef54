import LozengeCore
import LozengeViews

nonisolated extension Slider {
    /// Creates a slider with views at its ends, by its old label order.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with views at its ends and values that are `step` apart, by its old label order.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label,
            minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
            onEditingChanged: onEditingChanged)
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which is not shown, by its old label order.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:onEditingChanged:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a label, which is not shown, and values that are `step` apart.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:label:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}
