import Foundation

extension Int16 {
    /// Converts device pixels to a position in the protocol: rounds to the nearest value and clamps it; NaN becomes 0.
    init(clamping value: CGFloat) {
        self = value.isNaN ? 0 : Int16(Swift.min(Swift.max(value.rounded(), -32768), 32767))
    }
}
