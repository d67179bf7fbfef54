import Foundation

/// A distance or a velocity along both axes.
///
/// Matches: CoreGraphics.CGVector
public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// Creates a vector without length.
    public init() { (dx, dy) = (0, 0) }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
