import Foundation
import LozengeCore

/// The positions that a layout gives its children, noted without moving them.
final class PlacementRehearsal {
    private var placed: [(origin: CGPoint, dimensions: ViewDimensions)] = []

    func note(_ origin: CGPoint, _ dimensions: ViewDimensions) {
        placed.append((origin, dimensions))
    }

    /// Returns the guide that the children set together; NaN if none sets it.
    func merged(_ key: AlignmentKey) -> CGFloat {
        var combined = CGFloat.nan
        var count = 0
        for (origin, dimensions) in placed {
            let value = dimensions.explicit(key)
            guard !value.isNaN else { continue }
            combined = key.combine(combined, with: origin[key.axis] + value, count: count)
            count += 1
        }
        return combined
    }
}
