import Foundation
import LozengeCore

/// A length that grows with the reader's text size.
///
/// Matches: SwiftUI.ScaledMetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    nonisolated(unsafe) private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.displayScale) private var displayScale

    /// A length of `wrappedValue` points at the default text size, growing as body text does.
    ///
    /// Matches: SwiftUI.ScaledMetric.init(wrappedValue:)
    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A length of `wrappedValue` points at the default text size, growing as text of a style does.
    ///
    /// Matches: SwiftUI.ScaledMetric.init(wrappedValue:relativeTo:)
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// The length at the reader's text size, rounded to whole pixels at every size.
    public var wrappedValue: Value {
        let scaled = CGFloat(value) * style.growth(at: textSize)
        guard scaled.isFinite, displayScale > 0 else { return value }
        return Value((scaled * displayScale).rounded() / displayScale)
    }
}
