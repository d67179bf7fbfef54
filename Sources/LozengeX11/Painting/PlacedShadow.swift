import Foundation
import LozengeCore

/// A blur on the pixel grid.
nonisolated struct PixelBlur: Equatable {
    /// The standard deviation, in pixels.
    let deviation: CGFloat

    /// - Parameter deviation: In pixels; what is beyond 400 is an even haze, and its tables would be
    ///   as large as screens.
    init(deviation: CGFloat) {
        self.deviation = min(deviation, 400)
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

    /// How far a pixel goes when it is blurred in a picture that was halved: the blur ends at a whole
    /// pixel there, and is smoothed on the way in and out.
    var reach: Int {
        halvings == 0 ? extent : extent + (3 << halvings)
    }

    /// Every pixel that something inside `content` can touch when it is blurred.
    func reach(of content: PixelRect) -> PixelRect { content.outset(reach) }
}

/// A shadow on the pixel grid.
nonisolated struct PlacedShadow: Equatable {
    let color: Color.Resolved
    let blur: PixelBlur
    let offsetX: Int
    let offsetY: Int

    init(_ shadow: Shadow, on grid: PixelGrid) {
        color = shadow.color
        blur = PixelBlur(deviation: grid.length(shadow.radius))
        let place = shadow.offset.applying(grid.transform)
        offsetX = PixelGrid.edge(atPixel: place.width)
        offsetY = PixelGrid.edge(atPixel: place.height)
    }

    /// Every pixel the shadow of something inside `content` can touch.
    func reach(of content: PixelRect) -> PixelRect {
        blur.reach(of: content).offset(x: offsetX, y: offsetY)
    }
}
