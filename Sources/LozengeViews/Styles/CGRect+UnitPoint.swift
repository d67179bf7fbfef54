import Foundation
import LozengeCore

extension CGRect {
    /// A point by its fractions of this rectangle.
    nonisolated func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
