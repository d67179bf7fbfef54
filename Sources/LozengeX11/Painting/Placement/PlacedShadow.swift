import Foundation
import LozengeCore

/// A blur on the pixel grid.
nonisolated struct PixelBlur: Equatable {
    /// The standard deviation, in pixels.
    let deviation: CGFloat

    /// Creates a blur.
    ///
    /// - Parameter deviation: The standard deviation in pixels, at most 400. A wider blur looks
    ///   like an even haze and would need tables as large as a screen.
    init(deviation: CGFloat) {
        self.deviation = min(deviation, 400)
    }

    /// The distance at which the blur ends: three deviations, beyond which 0.3 % remain.
    var extent: Int { Int((3 * deviation).rounded(.up)) }

    /// The number of times a picture is halved before it is blurred on the server.
    ///
    /// Adding up shifted pictures is fast and exact enough for blurs of a few pixels.
    var halvings: Int {
        var halvings = 0
        while deviation / CGFloat(1 << halvings) > 4 { halvings += 1 }
        return halvings
    }

    /// The distance over which a pixel spreads in a halved picture, where the blur ends at a whole
    /// pixel and is smoothed in both directions of scaling.
    var spread: Int {
        halvings == 0 ? extent : extent + (3 << halvings)
    }

    /// Returns the pixels that blurred content can touch.
    func paintBounds(of content: PixelRect) -> PixelRect { content.outset(spread) }
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
        let offset = shadow.offset.applying(grid.transform)
        offsetX = PixelGrid.edge(atPixel: offset.width)
        offsetY = PixelGrid.edge(atPixel: offset.height)
    }

    /// Returns the pixels that the shadow of `content` can touch.
    func paintBounds(of content: PixelRect) -> PixelRect {
        blur.paintBounds(of: content).offset(x: offsetX, y: offsetY)
    }
}
