import Foundation

/// A curve from (0, 0) to (1, 1): the course of a change over time.
///
/// ```swift
/// let curve = UnitCurve.bezier(
///     startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1))
/// let half = curve.value(at: 0.5)
/// ```
///
/// Matches: SwiftUI.UnitCurve
/// Source: `docs/animation.md`, CURVE-1 to 5.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        case cubic(CubicCurve)
    }

    private let shape: Shape

    /// Returns a Bézier curve.
    ///
    /// - Parameters:
    ///   - startControlPoint: The control point of (0, 0); its x is limited to 0 to 1.
    ///   - endControlPoint: The control point of (1, 1); its x is limited to 0 to 1.
    /// - Returns: The curve.
    ///
    /// Matches: SwiftUI.UnitCurve.bezier(startControlPoint:endControlPoint:)
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(shape: .cubic(CubicCurve(startControlPoint, endControlPoint)))
    }

    /// Returns the curve at `progress`, which is limited to 0 to 1 except for ``linear``; NaN counts
    /// as 0.
    ///
    /// Matches: SwiftUI.UnitCurve.value(at:)
    public func value(at progress: Double) -> Double {
        switch shape {
        case .linear: return progress.isNaN ? 0 : progress
        case .cubic(let curve): return curve.value(progress)
        case .circularEaseIn:
            let u = unit(progress)
            return 1 - (1 - u * u).squareRoot()
        case .circularEaseOut:
            let u = unit(progress)
            return (1 - (1 - u) * (1 - u)).squareRoot()
        case .circularEaseInOut:
            let u = unit(progress)
            return u < 0.5
                ? (1 - (1 - 4 * u * u).squareRoot()) / 2
                : (1 + max(0, (8 - 4 * u) * u - 3).squareRoot()) / 2
        }
    }

    /// Returns the slope of the curve at `progress`; infinite where it is vertical.
    ///
    /// Matches: SwiftUI.UnitCurve.velocity(at:)
    public func velocity(at progress: Double) -> Double {
        let u = unit(progress)
        switch shape {
        case .linear: return 1
        case .cubic(let curve): return curve.velocity(progress)
        case .circularEaseIn: return slope(u, 1 - u * u)
        case .circularEaseOut: return slope(1 - u, u * (2 - u))
        case .circularEaseInOut:
            return u < 0.5
                ? slope(2 * u, 1 - 4 * u * u) : slope(2 - 2 * u, (8 - 4 * u) * u - 3)
        }
    }

    private func unit(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

    private func slope(_ distance: Double, _ square: Double) -> Double {
        square <= 0 ? .infinity : distance / square.squareRoot()
    }

    /// The curve with its axes exchanged.
    ///
    /// Matches: SwiftUI.UnitCurve.inverse
    public var inverse: UnitCurve {
        switch shape {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .cubic(let curve):
            .bezier(
                startControlPoint: UnitPoint(x: curve.first.y, y: curve.first.x),
                endControlPoint: UnitPoint(x: curve.second.y, y: curve.second.x))
        }
    }

    private static func cubic(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// The same speed from start to end.
    ///
    /// Matches: SwiftUI.UnitCurve.linear
    public static let linear = UnitCurve(shape: .linear)

    /// A slow start.
    ///
    /// Matches: SwiftUI.UnitCurve.easeIn
    public static let easeIn = cubic(0.42, 0, 1, 1)

    /// A slow end.
    ///
    /// Matches: SwiftUI.UnitCurve.easeOut
    public static let easeOut = cubic(0, 0, 0.58, 1)

    /// A slow start and a slow end.
    ///
    /// Matches: SwiftUI.UnitCurve.easeInOut
    public static let easeInOut = cubic(0.42, 0, 0.58, 1)

    /// A slow start and a slow end.
    ///
    /// Matches: SwiftUI.UnitCurve.easeInEaseOut
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut

    /// A quarter of a circle with a slow start.
    ///
    /// Matches: SwiftUI.UnitCurve.circularEaseIn
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

    /// A quarter of a circle with a slow end.
    ///
    /// Matches: SwiftUI.UnitCurve.circularEaseOut
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

    /// Two quarters of circles with a slow start and a slow end.
    ///
    /// Matches: SwiftUI.UnitCurve.circularEaseInOut
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)
}

extension UnitCurve: CustomStringConvertible {
    /// The name of the curve, or its control points.
    ///
    /// Extension: for descriptions of animations.
    public var description: String {
        switch shape {
        case .linear: "linear"
        case .circularEaseIn: "circularEaseIn"
        case .circularEaseOut: "circularEaseOut"
        case .circularEaseInOut: "circularEaseInOut"
        case .cubic(let curve):
            "bezier(\(curve.first.x), \(curve.first.y), \(curve.second.x), \(curve.second.y))"
        }
    }
}
