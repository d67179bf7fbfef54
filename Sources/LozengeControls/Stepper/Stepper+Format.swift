import Foundation
import LozengeCore
import LozengeViews

nonisolated extension Stepper {
    /// Creates a stepper of a number, which is shown beside the buttons.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - step: The difference of a step.
    ///   - format: The format of the number.
    ///   - label: The stepper's label.
    ///   - onEditingChanged: Called with true when a step begins and with false when it ends.
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
            valueText: format.format(value.wrappedValue),
            number: StepperNumber(value, step: step, in: nil))
    }

    /// Creates a stepper of a number in `bounds`, which is shown beside the buttons.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - bounds: The lowest and the highest number.
    ///   - step: The difference of a step.
    ///   - format: The format of the number.
    ///   - label: The stepper's label.
    ///   - onEditingChanged: Called with true when a step begins and with false when it ends.
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
            valueText: format.format(value.wrappedValue),
            number: StepperNumber(value, step: step, in: bounds))
    }
}

nonisolated extension Stepper where Label == Text {
    /// Creates a stepper of a number with a localized title and without limits.
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

    /// Creates a stepper of a number with a title from a resource and without limits.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a number in `bounds` with a localized title.
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

    /// Creates a stepper of a number in `bounds` with a title from a resource.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:format:onEditingChanged:)
    /// Differs: the number is shown as a text; on macOS it is a field.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a number with a title, which is not localized, and without limits.
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

    /// Creates a stepper of a number in `bounds` with a title, which is not localized.
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
