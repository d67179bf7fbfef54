import Foundation

/// A map of the plane with perspective: a point is a row `[x y 1]`, multiplied by three columns, and
/// divided by the third number.
///
/// Matches: SwiftUI.ProjectionTransform
/// Differs: there is no `CATransform3D` to make one of.
public struct ProjectionTransform: Hashable, Sendable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 1
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the divisor.
    public var m13: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 1
    /// The factor of y in the divisor.
    public var m23: CGFloat = 0
    /// The horizontal translation.
    public var m31: CGFloat = 0
    /// The vertical translation.
    public var m32: CGFloat = 0
    /// The constant of the divisor.
    public var m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Converts an affine transform.
    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// True if the projection has no effect.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether it is without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Becomes what undoes it, or stays as it is if nothing does; says which.
    @discardableResult
    public mutating func invert() -> Bool {
        let (c11, c12, c13) =
            (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant.isFinite, determinant != 0 else { return false }
        let old = self
        (m11, m21, m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// Returns the inverse; the projection itself if it has none.
    public func inverted() -> ProjectionTransform {
        var result = self
        result.invert()
        return result
    }

    /// This first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension CGPoint {
    /// Returns the projected point; infinite for a point at the horizon.
    ///
    /// Matches: SwiftUI.CGPoint.applying(_:)
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let weight = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / weight,
            y: (m.m12 * x + m.m22 * y + m.m32) / weight)
    }
}
