import Foundation
import LozengeCore

/// A shape on the pixel grid, worked out once: as one to be drawn by its corners, or as any other.
nonisolated enum PlacedShape {
    case rounded(RoundedPixelRect)
    case outline(PlacedOutline)

    /// The largest corner that is drawn as one, and the length of the tiles that others are cut into.
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
        // However large its corners are, its edges go where they would go with small ones.
        var shape = shape
        shape.box = shape.path.boundingRect
        self = .outline(PlacedOutline(shape, on: grid))
    }

    /// Every pixel that the shape can touch.
    var bounds: PixelRect {
        switch self {
        case .rounded(let rounded): rounded.rect
        case .outline(let outline): outline.bounds
        }
    }
}
