import Foundation
import LozengeCore
import LozengeViews

/// A control that increments and decrements a value.
///
/// Holding a button repeats the step. The arrow keys up and right increment, down and left decrement.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// ```
///
/// Matches: SwiftUI.Stepper
nonisolated public struct Stepper<Label: View> {
    private let label: Label
    /// The actions of the two directions; `nil` for a disabled direction.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The text of the value, between the label and the buttons; `nil` if none is shown.
    private let valueText: String?
    /// The value as a number, for assistive technology; `nil` if the stepper has none.
    private let number: StepperNumber?
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a stepper that calls an action for each step; pass `nil` to disable a direction.
    ///
    /// Matches: SwiftUI.Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged, valueText: nil)
    }

    /// Creates a stepper that shows a text of its value.
    init(
        label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void, valueText: String?,
        number: StepperNumber? = nil
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
        self.valueText = valueText
        self.number = number
    }

    /// Creates a stepper of a value without limits.
    ///
    /// Matches: SwiftUI.Stepper.init(value:step:label:onEditingChanged:)
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: Self.move(value, by: step), onDecrement: Self.move(value, by: -step),
            onEditingChanged: onEditingChanged, valueText: nil,
            number: StepperNumber(value, step: step, in: nil))
    }

    /// Creates a stepper of a value in `bounds`.
    ///
    /// Matches: SwiftUI.Stepper.init(value:in:step:label:onEditingChanged:)
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: Self.move(value, by: step, in: bounds),
            onDecrement: Self.move(value, by: -step, in: bounds),
            onEditingChanged: onEditingChanged, valueText: nil,
            number: StepperNumber(value, step: step, in: bounds))
    }
}

extension Stepper: View {
    /// Returns the action of a step; `nil` at the end of the range.
    nonisolated static func move<V: Strideable>(
        _ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>? = nil
    ) -> (() -> Void)? {
        let present = value.wrappedValue
        let end = bounds.map { step > 0 ? $0.upperBound : $0.lowerBound }
        guard var target = advanced(present, by: step) ?? end else { return nil }
        if let bounds { target = min(max(target, bounds.lowerBound), bounds.upperBound) }
        return target == present ? nil : { value.wrappedValue = target }
    }

    /// Returns the value that is `step` further; `nil` if there is none.
    nonisolated static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
        guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
            return value.advanced(by: step)
        }
        func sum<Number: FixedWidthInteger>(_ number: Number) -> Number? {
            guard let length = Number(exactly: step.magnitude) else { return nil }
            let (sum, isBeyond) =
                step < 0
                ? number.subtractingReportingOverflow(length)
                : number.addingReportingOverflow(length)
            return isBeyond ? nil : sum
        }
        return sum(number) as? V
    }

    public var body: some View {
        FormRow {
            label
        } control: {
            HStack(spacing: 8) {
                if let valueText { Text(valueText).monospacedDigit().accessibilityHidden(true) }
                StepperButtons(
                    increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
            }
            .focusable(interactions: .activate)
            .onKeyPress(keys: [.upArrow, .rightArrow, "+"]) { _ in step(increment) }
            .onKeyPress(keys: [.downArrow, .leftArrow, "-"]) { _ in step(decrement) }
        }
        .semantics { elements, context in
            elements.describeControl(
                .spinButton, isEnabled: isEnabled, titled: label as? Text, context)
            elements[0].value = valueText ?? ""
            elements[0].range = number?.range
            guard isEnabled else { return }
            if let increment {
                elements[0].actions.append(SemanticAction(.increment) { _ = step(increment) })
            }
            if let decrement {
                elements[0].actions.append(SemanticAction(.decrement) { _ = step(decrement) })
            }
            elements[0].setValue = number?.set
        }
    }

    private func step(_ action: (() -> Void)?) -> KeyPress.Result {
        onEditingChanged(true)
        action?()
        onEditingChanged(false)
        return .handled
    }
}

nonisolated extension Stepper where Label == Text {
    /// Creates a stepper of a value in `bounds` with a localized title.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:onEditingChanged:)
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value in `bounds` with a title from a resource.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:onEditingChanged:)
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value with a localized title and without limits.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:onEditingChanged:)
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value with a title from a resource and without limits.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:onEditingChanged:)
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that calls an action for each step.
    ///
    /// Matches: SwiftUI.Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title from a resource that calls an action for each step.
    ///
    /// Matches: SwiftUI.Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title, which is not localized, that calls an action for each step.
    ///
    /// Matches: SwiftUI.Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value with a title, which is not localized, and without limits.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:step:onEditingChanged:)
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value in `bounds` with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Stepper.init(_:value:in:step:onEditingChanged:)
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}
