import Foundation
import LozengeCore

/// Where a layout would put its children, while nobody is to be moved.
final class PlacementRehearsal {
    private var placed: [(origin: CGPoint, dimensions: ViewDimensions)] = []

    func note(_ origin: CGPoint, _ dimensions: ViewDimensions) {
        placed.append((origin, dimensions))
    }

    /// What the children say of a line together, NaN for nothing.
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
