import Foundation

/// A point in a rectangle, as fractions of its width and height from the top-left corner.
///
/// ```swift
/// Image("needle").rotationEffect(.degrees(30), anchor: UnitPoint(x: 0.5, y: 0.9))
/// ```
///
/// Matches: SwiftUI.UnitPoint
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 (leading) to 1 (trailing).
    public var x: CGFloat
    /// The vertical position, from 0 (top) to 1 (bottom).
    public var y: CGFloat

    /// Creates a point from fractions of the width and height.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
