import Foundation

/// A vector that an animation can interpolate.
///
/// `Double`, `CGFloat`, `Float` and pairs of vectors are vectors.
///
/// ```swift
/// let halfway = 10.0.interpolated(towards: 20, amount: 0.5)  // 15
/// ```
///
/// Matches: SwiftUI.VectorArithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by `rhs`.
    ///
    /// Matches: SwiftUI.VectorArithmetic.scale(by:)
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components.
    ///
    /// Matches: SwiftUI.VectorArithmetic.magnitudeSquared
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns this vector with each component multiplied by `rhs`.
    ///
    /// Matches: SwiftUI.VectorArithmetic.scaled(by:)
    @inlinable public func scaled(by rhs: Double) -> Self {
        var scaled = self
        scaled.scale(by: rhs)
        return scaled
    }

    /// Moves this vector towards `other`: 0 leaves it as it is, 1 makes it `other`.
    ///
    /// - Parameters:
    ///   - other: The other vector.
    ///   - amount: The part of the way; values outside of 0 to 1 go beyond.
    ///
    /// Matches: SwiftUI.VectorArithmetic.interpolate(towards:amount:)
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// Returns the vector at a part of the way towards `other`.
    ///
    /// - Parameters:
    ///   - other: The other vector.
    ///   - amount: The part of the way; values outside of 0 to 1 go beyond.
    /// - Returns: The vector in between.
    ///
    /// Matches: SwiftUI.VectorArithmetic.interpolated(towards:amount:)
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies each component by `rhs`.
    ///
    /// Matches: SwiftUI.VectorArithmetic.scale(by:)
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
    /// The sum of the squares of the components.
    ///
    /// Matches: SwiftUI.VectorArithmetic.magnitudeSquared
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies each component by `rhs`.
    ///
    /// Matches: SwiftUI.VectorArithmetic.scale(by:)
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The sum of the squares of the components.
    ///
    /// Matches: SwiftUI.VectorArithmetic.magnitudeSquared
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies each component by `rhs`.
    ///
    /// Matches: SwiftUI.VectorArithmetic.scale(by:)
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The sum of the squares of the components.
    ///
    /// Matches: SwiftUI.VectorArithmetic.magnitudeSquared
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
