import Foundation

/// An affine transform of the plane.
///
/// It maps a point to `(a·x + c·y + tx, b·x + d·y + ty)`. Names and order are CoreGraphics': the
/// transform of ``translatedBy(x:y:)`` and similar functions is applied to a point first. Infinite
/// and NaN elements are kept and give infinite and NaN points.
///
/// Matches: SwiftUI.CGAffineTransform
public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// Creates a transform from its elements.
    public init(
        a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Each number by itself, in CoreGraphics' order.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The identity.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Moves by a distance in points.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Multiplies both coordinates; 0 flattens, less than 0 mirrors.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Turns around 0, 0 by radians, on a screen the way of a clock's hands.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform()

    /// True if the transform has no effect.
    public var isIdentity: Bool { self == .identity }

    /// A move first, then this.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A stretch first, then this.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn by radians first, then this.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// This first, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse; the transform itself if it has none because it flattens the plane.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform {
    /// Whether it only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether it only moves, stretches and mirrors along the axes, so that rectangles stay such.
    package var isAxisAligned: Bool { b == 0 && c == 0 }

    /// The most that a length grows by: the largest singular value.
    package var maximumScale: CGFloat { (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2 }
}

extension CGPoint {
    /// Returns the transformed point.
    ///
    /// Matches: SwiftUI.CGPoint.applying(_:)
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector under a transform, which no move changes; it may become negative.
    ///
    /// Matches: SwiftUI.CGSize.applying(_:)
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around where a transform takes the corners; null and infinite ones
    /// stay what they are.
    ///
    /// Matches: SwiftUI.CGRect.applying(_:)
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        if t.isAxisAligned {
            let (x, y) = (t.a * minX + t.tx, t.d * minY + t.ty)
            let (farX, farY) = (t.a * maxX + t.tx, t.d * maxY + t.ty)
            return CGRect(
                x: min(x, farX), y: min(y, farY), width: abs(farX - x), height: abs(farY - y))
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(around: corners)
    }

    /// The smallest rectangle around some points, null around none.
    init(around points: some Collection<CGPoint>) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
