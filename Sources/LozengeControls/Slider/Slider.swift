import Foundation
import LozengeCore
import LozengeViews

/// A control for a value in a range, changed by dragging.
///
/// A slider takes the whole proposed width. The arrow keys change the value by a step; by a twentieth of the
/// range if the slider has no step.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
/// ```
///
/// Matches: SwiftUI.Slider
nonisolated public struct Slider<Label: View, ValueLabel: View> {
    private let position: Binding<Double>
    private let bounds: ClosedRange<Double>
    /// The distance between two values as a fraction of the range; `nil` if any value is possible.
    private let step: Double?
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    var marks: [PlacedMark] = []
    /// The position at which the filled part begins, from 0 to 1.
    var neutral = 0.0
    /// The positions that can be chosen, within 0 to 1.
    var enabled = 0.0...1.0
    /// The description of the value for assistive technology; `nil` for its part of the range.
    var valueText: Text?
    @Environment(\.formLayout) private var formLayout

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
        minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        let distance = step.map { Double($0) }
            .flatMap { $0 > 0 && $0.isFinite && (length / $0).isFinite ? $0 : nil }
        self.step = distance.map { $0 / length }.flatMap { $0.isFinite ? $0 : nil }
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
        position = Binding(
            get: {
                let part = Double(value.wrappedValue - bounds.lowerBound) / length
                return part.isFinite ? min(max(part, 0), 1) : 0
            },
            set: { part in
                let way = min(max(part, 0), 1) * length
                let new = bounds.lowerBound + V(distance.map { (way / $0).rounded() * $0 } ?? way)
                value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
            })
    }
}

extension Slider: View {
    public var body: some View {
        if formLayout != nil, Label.self != EmptyView.self {
            FormRow(fillsColumn: true) {
                label.accessibilityHidden(true)
            } control: {
                track
            }
        } else {
            track
        }
    }

    private var track: some View {
        HStack(spacing: 8) {
            minimum
            MarkedTrack(
                position: limitedPosition, bounds: bounds, step: step ?? 0.05,
                onEditingChanged: onEditingChanged,
                title: label as? Text, valueText: valueText, marks: marks, neutral: neutral)
            maximum
        }
    }

    /// The position, which is set within what can be chosen.
    private var limitedPosition: Binding<Double> {
        guard enabled != 0...1 else { return position }
        let (position, enabled) = (position, enabled)
        return Binding(
            get: { position.wrappedValue },
            set: { position.wrappedValue = min(max($0, enabled.lowerBound), enabled.upperBound) })
    }
}

nonisolated extension Slider {
    /// Creates a slider with views at its ends.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with views at its ends and values that are `step` apart.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which is not shown.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:label:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with values that are `step` apart.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(),
            maximum: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

/// The knob and the track of a slider, with its marks.
///
/// Source: `docs/metrics.md`, SLIDER-1.
nonisolated private struct MarkedTrack {
    let position: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double
    let onEditingChanged: (Bool) -> Void
    let title: Text?
    let valueText: Text?
    let marks: [PlacedMark]
    let neutral: Double
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @ControlMetric private var knob = 20
    @ControlMetric private var height = 34

    init(
        position: Binding<Double>, bounds: ClosedRange<Double>, step: Double,
        onEditingChanged: @escaping (Bool) -> Void, title: Text?, valueText: Text?,
        marks: [PlacedMark], neutral: Double
    ) {
        self.position = position
        self.bounds = bounds
        self.step = step
        self.onEditingChanged = onEditingChanged
        self.title = title
        self.valueText = valueText
        self.marks = marks
        self.neutral = neutral
    }
}

extension MarkedTrack: View {
    var body: some View {
        VStack(spacing: 0) {
            track
            let labelled = marks.filter { $0.label != nil }
            if !labelled.isEmpty {
                MarkLabelLayout(positions: labelled.map(\.position), knob: knob) {
                    ForEach(labelled.indices, id: \.self) { labelled[$0].label }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
        }
        // Views beside the slider stay in line with its track.
        .alignmentGuide(VerticalAlignment.center) { _ in height / 2 }
    }

    private var track: some View {
        SliderTrack(
            position: position, bounds: bounds, step: step, title: title, valueText: valueText,
            knob: knob, height: height, onEditingChanged: onEditingChanged
        ) { offset, isDragged, travel in
            Color.clear.frame(height: knob / 2)
                .controlGround(.trough, isPressed: isDragged, in: .capsule)
            let start = neutral == 0 ? 0 : neutral * travel + knob / 2
            let end = offset + knob / 2
            Capsule().fill(TintShapeStyle())
                .frame(width: abs(end - start), height: knob / 2)
                .offset(x: min(start, end))
            if thumbVisibility != .hidden {
                Knob().frame(width: knob, height: knob).offset(x: offset)
            }
            if !marks.isEmpty {
                SliderMarks(positions: marks.map(\.position), knob: knob)
                    .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
    }
}
