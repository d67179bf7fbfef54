import LozengeCore
import LozengeViews

nonisolated extension Stepper {
    /// A stepper that calls an action for each step, by its old label order.
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

    /// A stepper of a value, by its old label order.
    ///
    /// Matches: SwiftUI.Stepper.init(value:step:onEditingChanged:label:)
    @available(*, deprecated, message: "Put label before onEditingChanged.")
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value that stays in `bounds`, by its old label order.
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
