import Foundation
import LozengeCore
import LozengeViews

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance between values; `nil` if any is possible.
    ///   - neutralValue: The value at which the filled part of the track begins; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that can be chosen; `nil` for all of it.
    ///   - label: The label, which is not shown outside of forms.
    ///   - ticks: The marks; at most 1000 are shown.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:neutralValue:enabledBounds:label:ticks:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> [_SliderMark<V>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        add(ticks(), neutralValue, enabledBounds, in: bounds)
    }

    /// Creates a slider with a mark at each step.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance between values.
    ///   - neutralValue: The value at which the filled part of the track begins; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that can be chosen; `nil` for all of it.
    ///   - label: The label, which is not shown outside of forms.
    ///   - tick: Returns the mark of a value; `nil` for none. It is called for the first 1000 values.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:neutralValue:enabledBounds:label:tick:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        var marks: [_SliderMark<V>] = []
        if step > 0, step.isFinite {
            for index in 0..<1000 {
                let value = bounds.lowerBound + V(index) * V(step)
                guard value <= bounds.upperBound else { break }
                marks += tick(value)?._marks ?? []
            }
        }
        add(marks, neutralValue, enabledBounds, in: bounds)
    }

    /// Creates a slider whose track is filled from a value in its middle, or of which a part can be chosen.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance between values; `nil` if any is possible.
    ///   - neutralValue: The value at which the filled part of the track begins; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that can be chosen; `nil` for all of it.
    ///   - label: The label, which is not shown outside of forms.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:neutralValue:enabledBounds:label:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        neutralValue: V?, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        add([_SliderMark<V>](), neutralValue, enabledBounds, in: bounds)
    }
}

nonisolated extension Slider {
    /// Creates a slider with marks and views at its ends.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance between values; `nil` if any is possible.
    ///   - neutralValue: The value at which the filled part of the track begins; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that can be chosen; `nil` for all of it.
    ///   - label: The label, which is not shown outside of forms.
    ///   - currentValueLabel: The description of the value, for assistive technology if it is a text.
    ///   - minimumValueLabel: The view at the lower end.
    ///   - maximumValueLabel: The view at the upper end.
    ///   - ticks: The marks; at most 1000 are shown.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> [_SliderMark<V>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
        valueText = currentValueLabel() as? Text
        add(ticks(), neutralValue, enabledBounds, in: bounds)
    }

    /// Adds marks, and the parts of the range with a meaning of their own.
    private mutating func add<V: BinaryFloatingPoint>(
        _ marks: [_SliderMark<V>], _ neutral: V?, _ enabled: ClosedRange<V>?,
        in bounds: ClosedRange<V>
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        func position(_ value: V) -> Double { Double(value - bounds.lowerBound) / length }
        self.marks = marks.prefix(1000)
            .map { PlacedMark(position: position($0.value), label: $0.label) }
            .filter { (0...1).contains($0.position) }
        if let start = neutral.map(position), (0...1).contains(start) { self.neutral = start }
        if let enabled {
            let range = enabled.clamped(to: bounds)
            let (lower, upper) = (position(range.lowerBound), position(range.upperBound))
            if lower >= 0, upper >= lower { self.enabled = lower...min(upper, 1) }
        }
    }
}

nonisolated extension View {
    /// Sets if the knobs of sliders in this view are shown.
    ///
    /// Matches: SwiftUI.View.sliderThumbVisibility(_:)
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}

nonisolated extension EnvironmentValues {
    /// The visibility of the knobs of sliders.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

nonisolated private struct SliderThumbKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}
