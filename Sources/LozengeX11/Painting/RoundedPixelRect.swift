import Foundation
import LozengeCore

/// A shape on the pixel grid: a rectangle whose corners are quarter ellipses.
///
/// Every shape a display list can name is one: a rectangle has radii of 0, an ellipse of half its
/// sides.
nonisolated struct RoundedPixelRect: Hashable {
    var rect: PixelRect
    /// In pixels, at most half the width.
    var radiusX: CGFloat
    /// In pixels, at most half the height.
    var radiusY: CGFloat

    init(_ shape: DrawShape, on grid: PixelGrid) {
        switch shape {
        case .rectangle(let box):
            self.init(grid.rect(box), radiusX: 0, radiusY: 0)
        case .roundedRectangle(let box, let radius):
            let rect = grid.rect(box)
            let most = CGFloat(max(0, min(rect.width, rect.height))) / 2
            let radius = min(grid.length(radius), most)
            self.init(rect, radiusX: radius, radiusY: radius)
        case .ellipse(let box):
            let rect = grid.rect(box)
            self.init(
                rect, radiusX: CGFloat(max(0, rect.width)) / 2,
                radiusY: CGFloat(max(0, rect.height)) / 2)
        }
    }

    /// Radii go to the nearest 64th of a pixel: finer ones look the same and would each need a mask.
    init(_ rect: PixelRect, radiusX: CGFloat, radiusY: CGFloat) {
        self.rect = rect
        self.radiusX = (radiusX * 64).rounded() / 64
        self.radiusY = (radiusY * 64).rounded() / 64
    }

    var isRectangle: Bool { radiusX == 0 || radiusY == 0 }

    /// Whether all of `box` lies inside, judged without looking into the corners.
    func surelyContains(_ box: PixelRect) -> Bool {
        rect.inset(x: Int(radiusX.rounded(.up)), y: 0).contains(box)
            || rect.inset(x: 0, y: Int(radiusY.rounded(.up))).contains(box)
    }
}
