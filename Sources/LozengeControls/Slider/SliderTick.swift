import Foundation
import LozengeCore
import LozengeViews

/// Marks below the track of a slider.
///
/// Matches: SwiftUI.SliderTickContent
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint

    /// The marks.
    ///
    /// Extension: for the engine.
    nonisolated var _marks: [_SliderMark<Value>] { get }
}

/// A mark below the track of a slider.
///
/// Extension: for the engine.
nonisolated public struct _SliderMark<Value: BinaryFloatingPoint> {
    let value: Value
    /// The view below the mark; `nil` for none.
    let label: AnyView?
}

/// A mark at a value.
///
/// ```swift
/// Slider(value: $volume, in: 0...10) {
///     Text("Volume")
/// } ticks: {
///     SliderTick(0)
///     SliderTick(5) { Text("Half") }
///     SliderTick(10)
/// }
/// ```
///
/// Matches: SwiftUI.SliderTick
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    private let mark: _SliderMark<V>

    /// Creates a mark; outside of the slider's range it is not shown.
    ///
    /// Matches: SwiftUI.SliderTick.init(_:)
    public init(_ value: V) { mark = _SliderMark(value: value, label: nil) }

    /// Creates a mark with a view below it; outside of the slider's range it is not shown.
    ///
    /// Matches: SwiftUI.SliderTick.init(_:label:)
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        mark = _SliderMark(value: value, label: AnyView(label()))
    }

    public var _marks: [_SliderMark<V>] { [mark] }
}

/// A mark for each element of a collection.
///
/// Matches: SwiftUI.SliderTickContentForEach
nonisolated public struct SliderTickContentForEach<V: BinaryFloatingPoint>: SliderTickContent {
    public let _marks: [_SliderMark<V>]

    /// Creates a mark for each element.
    ///
    /// Matches: SwiftUI.SliderTickContentForEach.init(_:id:content:)
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        content: (Data.Element) -> SliderTick<V>
    ) {
        _marks = data.flatMap { content($0)._marks }
    }
}

/// Builds the marks of a slider.
///
/// Matches: SwiftUI.SliderTickBuilder
@resultBuilder
nonisolated public enum SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(
        _ content: Content
    ) -> [Mark] where Content.Value == V {
        content._marks
    }

    public typealias Mark = _SliderMark<V>

    public static func buildBlock(_ parts: [Mark]...) -> [Mark] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [Mark]?) -> [Mark] { part ?? [] }
    public static func buildEither(first part: [Mark]) -> [Mark] { part }
    public static func buildEither(second part: [Mark]) -> [Mark] { part }
    public static func buildArray(_ parts: [[Mark]]) -> [Mark] { parts.flatMap(\.self) }
}
