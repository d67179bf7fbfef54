import Foundation

/// An angle, in radians or degrees.
///
/// On a screen, where y grows downwards, growing angles turn the way of a clock's hands. Any number
/// is kept as it is, also beyond a full turn.
///
/// ```swift
/// Image("needle").rotationEffect(.degrees(30))
/// ```
///
/// Matches: SwiftUI.Angle
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle at all.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// The angle 0.
    public static let zero = Angle()

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }

    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }

    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
