import Foundation
import LozengeCore

/// A length that scales with the user's text size.
///
/// ```swift
/// struct Portrait: View {
///     @ScaledMetric(relativeTo: .title) private var side = 48.0
///
///     var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// Matches: SwiftUI.ScaledMetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    nonisolated(unsafe) private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.displayScale) private var displayScale

    /// Creates a length of `wrappedValue` points at the default text size, scaled as body text.
    ///
    /// Matches: SwiftUI.ScaledMetric.init(wrappedValue:)
    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// Creates a length of `wrappedValue` points at the default text size, scaled as text of a style.
    ///
    /// Matches: SwiftUI.ScaledMetric.init(wrappedValue:relativeTo:)
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// The length at the current text size, rounded to whole pixels; unscaled if NaN or infinite.
    @preconcurrency @MainActor public var wrappedValue: Value {
        let scaled = CGFloat(value) * style.growth(at: textSize)
        guard scaled.isFinite, displayScale > 0 else { return value }
        return Value((scaled * displayScale).rounded() / displayScale)
    }
}

nonisolated extension EnvironmentValues {
    /// The factor by which lengths grow that follow body text.
    ///
    /// It is not rounded: a ``ScaledMetric`` of 1 would be 1 or 2.
    package var textGrowth: CGFloat { Font.TextStyle.body.growth(at: dynamicTypeSize) }
}
