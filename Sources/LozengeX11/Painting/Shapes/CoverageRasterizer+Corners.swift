import Foundation
import LozengeCore

extension CoverageRasterizer {
    /// Returns the coverage of a shape whose rectangle starts at 0, 0.
    func coverage(of shape: RoundedPixelRect) -> Coverage {
        coverage(of: shape.path.polygon(under: .identity), in: shape.rect)
    }

    /// Returns the mean inset of each row of a shape's upper corners.
    func cornerInsets(of shape: RoundedPixelRect) -> [CGFloat] {
        let corner = shape.corner
        // If the height is odd, the middle row is straight.
        let height = min(corner.height, shape.rect.height / 2)
        guard height > 0, corner.width > 0 else { return [] }
        let quarter = coverage(
            of: shape.path.polygon(under: .identity),
            in: PixelRect(x: 0, y: 0, width: corner.width, height: height))
        return (0..<height).map { row in
            let covered = quarter.bytes[row * corner.width..<(row + 1) * corner.width]
                .reduce(0) { $0 + Int($1) }
            return CGFloat(corner.width) - CGFloat(covered) / 255
        }
    }
}
