import Foundation
import LozengeCore

extension CGRect {
    /// Returns the point at fractions of this rectangle.
    nonisolated func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
