import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// Source: `docs/animation.md`, CURVE-2: values and slopes are rounded to a millionth.
struct CubicCurve: Hashable, Sendable {
    let first: UnitPoint
    let second: UnitPoint

    /// The polynomials of both axes: a t³ + b t² + c t.
    private let x: Polynomial
    private let y: Polynomial

    /// Creates a curve; the x of both control points is limited to 0 to 1, so that each x has one y.
    init(_ first: UnitPoint, _ second: UnitPoint) {
        self.first = first
        self.second = second
        x = Polynomial(Self.unit(first.x), Self.unit(second.x))
        y = Polynomial(Self.finite(first.y), Self.finite(second.y))
    }

    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    func value(_ progress: Double) -> Double {
        if !(progress > 0) { return 0 }
        if progress >= 1 { return 1 }
        return rounded(y.value(parameter(progress)))
    }

    /// Returns dy/dx; infinite where the curve is vertical.
    ///
    /// Source: `docs/animation.md`, CURVE-4.
    func velocity(_ progress: Double) -> Double {
        let t = !(progress > 0) ? 0 : progress >= 1 ? 1 : parameter(progress)
        let (dx, dy) = (x.slope(t), y.slope(t))
        if dx == dy { return 1 }
        if dx == 0 { return dy < 0 ? -.infinity : .infinity }
        return rounded(dy / dx)
    }

    /// Returns the parameter at which the curve has `progress` as its x.
    ///
    /// Newton's method, then bisection where the curve is too flat for it.
    private func parameter(_ progress: Double) -> Double {
        var t = progress
        for _ in 0..<8 {
            let distance = x.value(t) - progress
            if abs(distance) < Self.precision { return t }
            let slope = x.slope(t)
            guard abs(slope) > Self.precision else { break }
            t -= distance / slope
            guard t >= 0, t <= 1 else { break }
        }
        var (low, high) = (0.0, 1.0)
        while high - low > Self.precision / 1024 {
            t = (low + high) / 2
            if x.value(t) < progress { low = t } else { high = t }
        }
        return (low + high) / 2
    }

    private static let precision = 0x1p-30

    private func rounded(_ value: Double) -> Double { (value * 0x1p20).rounded() * 0x1p-20 }
}

/// The polynomial of one axis of a Bézier curve from 0 to 1.
private struct Polynomial: Hashable, Sendable {
    private let a: Double
    private let b: Double
    private let c: Double

    init(_ first: Double, _ second: Double) {
        c = 3 * first
        b = 3 * (second - first) - c
        a = 1 - c - b
    }

    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

    /// Returns the slope; the order of operations decides the sign of a zero at the ends.
    func slope(_ t: Double) -> Double { c + ((b + b) + a * 3 * t) * t }
}
