import Foundation
import LozengeCore

/// Puts lengths in points on device pixels, here and nowhere else.
nonisolated struct PixelGrid: Equatable, Sendable {
    let scale: CGFloat
    /// Where the points count from, in the window's pixels; not a whole number in general.
    private(set) var originX: CGFloat = 0
    private(set) var originY: CGFloat = 0

    init(scale: CGFloat) { self.scale = scale }

    /// Far beyond any screen, and small enough for sums and products of pixels to stay whole.
    private static let far: CGFloat = 1_073_741_824

    /// The same grid for points that count from one of this one's.
    func moved(to origin: CGPoint) -> PixelGrid {
        var grid = self
        grid.originX += origin.x * scale
        grid.originY += origin.y * scale
        return grid
    }

    /// A point's place in the window, in pixels.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: originX + point.x * scale, y: originY + point.y * scale)
    }

    /// The edge between two pixels that is nearest to a length; ties go to the greater one.
    func edge(_ length: CGFloat) -> Int { Self.edge(atPixel: length * scale) }

    /// The edge between two pixels that is nearest; ties go to the greater one.
    ///
    /// The same length computed in two ways may differ in its last bits; so that neighbours never
    /// gape, what is a tie but for a millionth of a pixel counts as one. NaN reads as 0.
    static func edge(atPixel position: CGFloat) -> Int {
        let pixels = position + 0.5 + 1e-6
        guard !pixels.isNaN else { return 0 }
        // Rounded down by hand: without SSE 4.1 `rounded` is a call, and every glyph comes here.
        let whole = Int(min(max(pixels, -Self.far), Self.far))
        return CGFloat(whole) > pixels ? whole - 1 : whole
    }

    /// Both edges of each side to the nearest pixel: a rectangle may get a pixel wider or narrower,
    /// but two that touch in points touch in pixels.
    func rect(_ rect: CGRect) -> PixelRect {
        PixelRect(
            minX: Self.edge(atPixel: originX + rect.minX * scale),
            minY: Self.edge(atPixel: originY + rect.minY * scale),
            maxX: Self.edge(atPixel: originX + rect.maxX * scale),
            maxY: Self.edge(atPixel: originY + rect.maxY * scale))
    }

    /// Every pixel that the rectangle touches.
    func cover(_ rect: CGRect) -> PixelRect {
        func clamp(_ pixels: CGFloat) -> Int {
            pixels.isNaN ? 0 : Int(min(max(pixels, -Self.far), Self.far))
        }
        return PixelRect(
            minX: clamp((originX + rect.minX * scale).rounded(.down)),
            minY: clamp((originY + rect.minY * scale).rounded(.down)),
            maxX: clamp((originX + rect.maxX * scale).rounded(.up)),
            maxY: clamp((originY + rect.maxY * scale).rounded(.up)))
    }

    /// How many pixels a line of `width` points is wide: one at least, unless it has no width.
    func lineWidth(_ width: CGFloat) -> Int {
        width > 0 ? max(1, edge(width)) : 0
    }

    /// A length in pixels that is no edge: a radius, the extent of a blur.
    func length(_ length: CGFloat) -> CGFloat {
        let pixels = length * scale
        return pixels > 0 ? min(pixels, Self.far) : 0
    }
}
