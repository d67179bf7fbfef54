import Foundation
import LozengeCore

/// A shape on the pixel grid: a rounded rectangle, which is drawn by its corners, or another
/// outline.
nonisolated enum PlacedShape {
    case rounded(RoundedPixelRect)
    case outline(PlacedOutline)

    /// The maximum size of a corner that is drawn as one piece, and the size of tiles of other
    /// outlines.
    static let largestPiece = 256

    init(_ shape: DrawShape, on grid: PixelGrid) {
        guard let rounded = RoundedPixelRect(shape, on: grid) else {
            self = .outline(PlacedOutline(shape, on: grid))
            return
        }
        let corner = rounded.corner
        guard max(corner.width, corner.height) > Self.largestPiece else {
            self = .rounded(rounded)
            return
        }
        // A shape with large corners has the same edges as one with small corners.
        var shape = shape
        shape.box = shape.path.boundingRect
        self = .outline(PlacedOutline(shape, on: grid))
    }

    /// The pixels that the shape can touch.
    var bounds: PixelRect {
        switch self {
        case .rounded(let rounded): rounded.rect
        case .outline(let outline): outline.bounds
        }
    }
}
