import Foundation
import LozengeCore
import LozengeViews

nonisolated extension Stepper {
    /// A stepper of a number, which is shown beside the buttons.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - step: The difference that a step makes.
    ///   - format: Makes the text of the number.
    ///   - label: The stepper's label.
    ///   - onEditingChanged: Called with true when a step begins, with false when it ends.
    ///
    /// Matches: SwiftUI.Stepper.init(value:step:format:label:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: label, onIncrement: Self.move(value, by: step),
            onDecrement: Self.move(value, by: -step), onEditingChanged: onEditingChanged,
            valueText: format.format(value.wrappedValue))
    }

    /// A stepper of a number that stays in `bounds` and is shown beside the buttons.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - bounds: The least and the greatest number that steps lead to.
    ///   - step: The difference that a step makes.
    ///   - format: Makes the text of the number.
    ///   - label: The stepper's label.
    ///   - onEditingChanged: Called with true when a step begins, with false when it ends.
    ///
    /// Matches: SwiftUI.Stepper.init(value:in:step:format:label:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: label, onIncrement: Self.move(value, by: step, in: bounds),
            onDecrement: Self.move(value, by: -step, in: bounds),
            onEditingChanged: onEditingChanged,
            valueText: format.format(value.wrappedValue))
    }
}

nonisolated extension Stepper where Label == Text {
    /// A stepper of a number with the words of `titleKey`, without an end.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a number with the words of `titleKey` that stays in `bounds`.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a number with a title, shown as it is, without an end.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a number with a title, shown as it is, that stays in `bounds`.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}
