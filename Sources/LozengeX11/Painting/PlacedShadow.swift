import Foundation
import LozengeCore

/// A shadow on the pixel grid.
nonisolated struct PlacedShadow: Equatable {
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

    /// How often a picture is halved before it is blurred on the server.
    ///
    /// Adding up shifted pictures is worth it, and exact enough, for blurs of a few pixels.
    var halvings: Int {
        var halvings = 0
        while deviation / CGFloat(1 << halvings) > 4 { halvings += 1 }
        return halvings
    }

    /// How far a pixel's shadow goes when it is blurred in a picture that was halved: the blur ends
    /// at a whole pixel there, and is smoothed on the way in and out.
    var blurReach: Int {
        halvings == 0 ? extent : extent + (3 << halvings)
    }

    /// Every pixel the shadow of something inside `content` can touch.
    func reach(of content: PixelRect) -> PixelRect {
        content.outset(blurReach).offset(x: offsetX, y: offsetY)
    }
}
