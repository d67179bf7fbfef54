/// A vector of two vectors; pairs of pairs are vectors of any length.
///
/// ```swift
/// struct Wave: Shape {
///     var height: CGFloat
///     var phase: CGFloat
///
///     var animatableData: AnimatablePair<CGFloat, CGFloat> {
///         get { AnimatablePair(height, phase) }
///         set { (height, phase) = (newValue.first, newValue.second) }
///     }
///
///     func path(in rect: CGRect) -> Path { Path(rect) }
/// }
/// ```
///
/// Matches: SwiftUI.AnimatablePair
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    @inlinable public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable public static var zero: AnimatablePair<First, Second> {
        AnimatablePair(.zero, .zero)
    }

    @inlinable public static func += (
        lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) {
        lhs.first += rhs.first
        lhs.second += rhs.second
    }

    @inlinable public static func -= (
        lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) {
        lhs.first -= rhs.first
        lhs.second -= rhs.second
    }

    @inlinable public static func + (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    @inlinable public static func - (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    @inlinable public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    @inlinable public var magnitudeSquared: Double {
        first.magnitudeSquared + second.magnitudeSquared
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
