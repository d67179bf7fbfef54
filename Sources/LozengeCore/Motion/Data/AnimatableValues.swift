/// A vector of any number of vectors.
///
/// Matches: SwiftUI.AnimatableValues
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The components.
    ///
    /// Matches: SwiftUI.AnimatableValues.value
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    public static var zero: AnimatableValues<repeat each Value> {
        AnimatableValues(repeat (each Value).zero)
    }

    public static func + (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    public static func - (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    public mutating func scale(by rhs: Double) {
        value = (repeat (each value).scaled(by: rhs))
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for component in repeat each value { sum += component.magnitudeSquared }
        return sum
    }

    public static func == (
        a: AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>
    ) -> Bool {
        for isEqual in repeat (each a.value) == (each b.value) {
            if !isEqual { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
