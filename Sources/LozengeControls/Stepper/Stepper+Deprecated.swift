import LozengeCore
import LozengeViews

nonisolated extension Stepper {
    /// Creates a stepper that calls an action for each step, by its old label order.
    ///
    /// Matches: SwiftUI.Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)
    @available(*, deprecated, message: "Put label before onIncrement.")
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value, by its old label order.
    ///
    /// Matches: SwiftUI.Stepper.init(value:step:onEditingChanged:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value in `bounds`, by its old label order.
    ///
    /// Matches: SwiftUI.Stepper.init(value:in:step:onEditingChanged:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
