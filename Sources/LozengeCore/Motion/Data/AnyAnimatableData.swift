/// A vector of any type; vectors of different types do not mix.
///
/// Matches: SwiftUI._AnyAnimatableData
public struct _AnyAnimatableData: VectorArithmetic {
    /// The vector; `nil` for zero.
    private var base: (any VectorArithmetic)?

    package init<Data: VectorArithmetic>(_ base: Data) { self.base = base }
    private init() {}

    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let left = lhs.base, let right = rhs.base else { return lhs.base == nil ? rhs : lhs }
        return sum(left, right, 1)
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let right = rhs.base else { return lhs }
        guard let left = lhs.base else {
            var negative = rhs
            negative.scale(by: -1)
            return negative
        }
        return sum(left, right, -1)
    }

    /// Returns the sum of a vector and a multiple of another; the first if their types differ.
    private static func sum<Data: VectorArithmetic>(
        _ left: Data, _ right: any VectorArithmetic, _ factor: Double
    ) -> _AnyAnimatableData {
        guard let right = right as? Data else { return _AnyAnimatableData(left) }
        return _AnyAnimatableData(left + right.scaled(by: factor))
    }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        func isEqual<Data: VectorArithmetic>(_ left: Data) -> Bool {
            (rhs.base.map { $0 as? Data } ?? .zero) == left
        }
        if let left = lhs.base { return isEqual(left) }
        return rhs.base == nil || rhs == lhs
    }

    /// True if both are vectors of one type.
    package func isAlike(_ other: _AnyAnimatableData) -> Bool {
        guard let base, let other = other.base else { return true }
        return type(of: base) == type(of: other)
    }

    public mutating func scale(by factor: Double) {
        func scaled<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
            data.scaled(by: factor)
        }
        base = base.map { scaled($0) }
    }

    public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

    /// Sets the data of `value` if they are of this type.
    package func apply<Value: Animatable>(to value: inout Value) {
        if let data = base as? Value.AnimatableData { value.animatableData = data }
    }
}
