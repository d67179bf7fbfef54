import Foundation
import LozengeCore
import LozengeViews

/// Marks below the track of a slider.
///
/// Matches: SwiftUI.SliderTickContent
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint

    /// The values with marks.
    ///
    /// Extension: for the engine.
    nonisolated var _values: [Value] { get }
}

/// A mark at a value.
///
/// ```swift
/// Slider(value: $volume, in: 0...10) {
///     Text("Volume")
/// } ticks: {
///     SliderTick(0)
///     SliderTick(5)
///     SliderTick(10)
/// }
/// ```
///
/// Matches: SwiftUI.SliderTick
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    private let value: V

    /// Creates a mark; outside of the slider's range it is not shown.
    ///
    /// Matches: SwiftUI.SliderTick.init(_:)
    public init(_ value: V) { self.value = value }

    public var _values: [V] { [value] }
}

/// A mark for each element of a collection.
///
/// Matches: SwiftUI.SliderTickContentForEach
nonisolated public struct SliderTickContentForEach<V: BinaryFloatingPoint>: SliderTickContent {
    private let ticks: [V]

    /// Creates a mark for each element.
    ///
    /// Matches: SwiftUI.SliderTickContentForEach.init(_:id:content:)
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        content: (Data.Element) -> SliderTick<V>
    ) {
        ticks = data.flatMap { content($0)._values }
    }

    public var _values: [V] { ticks }
}

/// Builds the marks of a slider.
///
/// Matches: SwiftUI.SliderTickBuilder
@resultBuilder
nonisolated public enum SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(
        _ content: Content
    ) -> [V] where Content.Value == V {
        content._values
    }

    public static func buildBlock(_ parts: [V]...) -> [V] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [V]?) -> [V] { part ?? [] }
    public static func buildEither(first part: [V]) -> [V] { part }
    public static func buildEither(second part: [V]) -> [V] { part }
    public static func buildArray(_ parts: [[V]]) -> [V] { parts.flatMap(\.self) }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance between values; `nil` if any is possible.
    ///   - label: The label, which is not shown outside of forms.
    ///   - ticks: The marks; at most 1000 are shown.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///
    /// Matches: SwiftUI.Slider.init(value:in:step:label:ticks:onEditingChanged:)
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> [V],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        let length = Double(bounds.upperBound - bounds.lowerBound)
        self.ticks = ticks().prefix(1000)
            .map { Double($0 - bounds.lowerBound) / length }
            .filter { (0...1).contains($0) }
    }
}

/// The marks below the track of a slider.
nonisolated struct SliderTicks {
    /// The positions, from 0 to 1.
    let ticks: [Double]
    /// The width of the knob, of which the middle shows the value.
    let knob: CGFloat

    init(ticks: [Double], knob: CGFloat) {
        self.ticks = ticks
        self.knob = knob
    }
}

extension SliderTicks: View {
    var body: some View {
        Marks(ticks: ticks, inset: knob / 2)
            .stroke(Color.controlEdge, lineWidth: 1)
            .frame(height: knob / 4)
            .accessibilityHidden(true)
    }
}

/// Short vertical lines.
nonisolated private struct Marks: Shape {
    let ticks: [Double]
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            for tick in ticks {
                let x = rect.minX + inset + max(0, rect.width - 2 * inset) * tick
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
        }
    }
}
