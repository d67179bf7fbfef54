import CX11
import Foundation
import LozengeCore

/// A shadow on the pixel grid.
struct PlacedShadow: Equatable {
    let color: Color.Resolved
    /// The standard deviation of the blur, in pixels.
    let deviation: CGFloat
    let offsetX: Int
    let offsetY: Int

    init(_ shadow: Shadow, on grid: PixelGrid) {
        color = shadow.color
        // Beyond that a shadow is an even haze, and its tables would be as large as screens.
        deviation = min(grid.length(shadow.radius), 400)
        offsetX = grid.edge(shadow.offset.width)
        offsetY = grid.edge(shadow.offset.height)
    }

    /// How far the blur is followed: beyond three deviations lies a third of a percent.
    var extent: Int { Int((3 * deviation).rounded(.up)) }

    /// Every pixel the shadow of something inside `content` can touch.
    func reach(of content: PixelRect) -> PixelRect {
        content.outset(extent).offset(x: offsetX, y: offsetY)
    }
}
