import Foundation

/// The position of a cluster on its line, in device pixels from the text's left edge.
struct ClusterSpot {
    var cluster: Int
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool

    /// Returns the `index`th of `count` equal parts in reading direction, for the letters of a
    /// ligature.
    func part(_ index: Int, of count: Int) -> ClusterSpot {
        guard count > 1 else { return self }
        var part = self
        let width = (maxX - minX) / CGFloat(count)
        let fromLeft = isRightToLeft ? count - 1 - index : index
        part.minX = minX + CGFloat(fromLeft) * width
        part.maxX = part.minX + width
        return part
    }
}
