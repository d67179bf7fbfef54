import Foundation
import LozengeCore

/// A rectangle on the pixel grid, with or without rounded corners.
nonisolated struct RoundedPixelRect: Hashable {
    var rect: PixelRect
    /// The horizontal radius in pixels, at most half the width.
    let radiusX: CGFloat
    /// The vertical radius in pixels, at most half the height.
    let radiusY: CGFloat
    let style: RoundedCornerStyle

    /// Converts a shape; `nil` if it is not a filled rectangle or is rotated.
    init?(_ shape: DrawShape, on grid: PixelGrid) {
        guard shape.stroke == nil, shape.style.isAntialiased, grid.isStraight else { return nil }
        let grid = shape.origin == .zero ? grid : grid.moved(to: shape.origin)
        switch shape.path.storage {
        case .rectangle(let box):
            self.init(grid.rect(box), radiusX: 0, radiusY: 0)
        case .roundedRectangle(let box, let size, let style):
            let rect = grid.rect(box)
            func radius(_ length: CGFloat, _ scale: CGFloat, _ side: Int) -> CGFloat {
                let pixels = length * scale
                return pixels > 0 ? min(pixels, CGFloat(max(0, side)) / 2) : 0
            }
            self.init(
                rect, radiusX: radius(size.width, grid.transform.a, rect.width),
                radiusY: radius(size.height, grid.transform.d, rect.height), style: style)
        case .ellipse(let box):
            let rect = grid.rect(box)
            self.init(
                rect, radiusX: CGFloat(max(0, rect.width)) / 2,
                radiusY: CGFloat(max(0, rect.height)) / 2)
        case .empty, .unevenRoundedRectangle, .elements:
            return nil
        }
    }

    /// Creates a rectangle; rounds radii to 1/64 of a pixel, since finer ones look the same and
    /// would each need a mask.
    init(
        _ rect: PixelRect, radiusX: CGFloat, radiusY: CGFloat, style: RoundedCornerStyle = .circular
    ) {
        self.rect = rect
        self.radiusX = (radiusX * 64).rounded() / 64
        self.radiusY = (radiusY * 64).rounded() / 64
        self.style = style
    }

    var isRectangle: Bool { radiusX == 0 || radiusY == 0 }

    /// The size of a corner in whole pixels, at most half of each side.
    var corner: (width: Int, height: Int) {
        guard !isRectangle else { return (0, 0) }
        // A continuous corner is longer than its radius if there is room.
        let limit = min(CGFloat(rect.width) / 2 / radiusX, CGFloat(rect.height) / 2 / radiusY)
        let reach = max(1, min(limit, style.reach))
        return (
            min(Int((radiusX * reach).rounded(.up)), (rect.width + 1) / 2),
            min(Int((radiusY * reach).rounded(.up)), (rect.height + 1) / 2)
        )
    }

    /// The outline, relative to the rectangle's top-left corner.
    var path: Path {
        Path(
            roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height),
            cornerSize: CGSize(width: radiusX, height: radiusY), style: style)
    }

    /// Returns true if `box` is inside and does not touch a corner.
    func surelyContains(_ box: PixelRect) -> Bool {
        let corner = corner
        return rect.inset(x: corner.width, y: 0).contains(box)
            || rect.inset(x: 0, y: corner.height).contains(box)
    }
}
