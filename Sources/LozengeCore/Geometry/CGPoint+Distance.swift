import Foundation

extension CGPoint {
    /// How far another point is from this one.
    package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
