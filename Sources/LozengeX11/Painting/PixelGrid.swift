import Foundation
import LozengeCore

/// Puts what is given in points on device pixels, here and nowhere else.
nonisolated struct PixelGrid: Equatable, Sendable {
    /// Device pixels per point of the window, which its texts are shaped for.
    let scale: CGFloat
    /// From points to the window's pixels; these are not whole numbers in general.
    private(set) var transform: CGAffineTransform

    init(scale: CGFloat) {
        self.scale = scale
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Far beyond any screen, and small enough for sums and products of pixels to stay whole.
    static let far: CGFloat = 1_073_741_824

    /// The same grid for points that count from one of this one's.
    func moved(to origin: CGPoint) -> PixelGrid {
        var grid = self
        grid.transform.tx += origin.x * transform.a + origin.y * transform.c
        grid.transform.ty += origin.x * transform.b + origin.y * transform.d
        return grid
    }

    /// The same grid for points that are under another transform first.
    func applying(_ inner: CGAffineTransform) -> PixelGrid {
        var grid = self
        grid.transform = inner.concatenating(transform)
        return grid
    }

    /// Whether rectangles stay rectangles: nothing is turned or mirrored.
    var isStraight: Bool {
        transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    }

    /// Whether nothing is stretched either, so that glyphs are drawn as they were shaped.
    var isPlain: Bool {
        transform.a == scale && transform.d == scale && transform.b == 0 && transform.c == 0
    }

    /// How many pixels a point is long, on average over all directions.
    var pixelsPerPoint: CGFloat {
        isPlain
            ? scale : abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// The grid that stands upright, with points as long as on this one along their own directions.
    var upright: PixelGrid {
        var grid = self
        grid.transform = CGAffineTransform(
            scaleX: hypot(transform.a, transform.b), y: hypot(transform.c, transform.d))
        return grid
    }

    /// The grid of the window itself, that counts from its corner.
    var plain: PixelGrid { PixelGrid(scale: scale) }

    /// What has to happen to the pixels of another grid for its points to be where this one's are.
    func transform(from other: PixelGrid) -> CGAffineTransform {
        other.transform.inverted().concatenating(transform)
    }

    /// A point's place in the window, in pixels.
    func place(_ point: CGPoint) -> CGPoint { point.applying(transform) }

    /// The edge between two pixels that is nearest to a length; ties go to the greater one.
    func edge(_ length: CGFloat) -> Int { Self.edge(atPixel: length * pixelsPerPoint) }

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

    /// Both edges of each side to the nearest pixel, on a grid that is straight.
    ///
    /// A rectangle may get a pixel wider or narrower, but two that touch in points touch in pixels.
    func rect(_ rect: CGRect) -> PixelRect {
        let sides = sides(of: rect)
        return PixelRect(
            minX: Self.edge(atPixel: sides.minX), minY: Self.edge(atPixel: sides.minY),
            maxX: Self.edge(atPixel: sides.maxX), maxY: Self.edge(atPixel: sides.maxY))
    }

    /// Where the sides of a rectangle are in the window, in pixels, on a grid that is straight.
    private func sides(of rect: CGRect) -> PixelRect.Sides {
        (
            minX: transform.tx + rect.minX * transform.a,
            minY: transform.ty + rect.minY * transform.d,
            maxX: transform.tx + rect.maxX * transform.a,
            maxY: transform.ty + rect.maxY * transform.d
        )
    }

    /// Every pixel that the rectangle touches.
    func cover(_ rect: CGRect) -> PixelRect {
        // Most grids are straight, and their rectangles have two corners to be looked at, not four.
        guard isStraight, !rect.isNull else {
            return PixelRect(covering: rect.applying(transform))
        }
        return PixelRect(covering: sides(of: rect))
    }

    /// How many pixels a line of `width` points is wide: one at least, unless it has no width.
    func lineWidth(_ width: CGFloat) -> Int {
        width > 0 ? max(1, edge(width)) : 0
    }

    /// A length in pixels that is no edge: a radius, the extent of a blur.
    func length(_ length: CGFloat) -> CGFloat {
        let pixels = length * pixelsPerPoint
        return pixels > 0 ? min(pixels, Self.far) : 0
    }
}

nonisolated extension PixelRect {
    /// Every pixel that a rectangle touches which is given in pixels; none if it is null.
    init(covering rect: CGRect) {
        self =
            rect.isNull
            ? .empty
            : PixelRect(covering: (rect.minX, rect.minY, rect.maxX, rect.maxY))
    }

    fileprivate typealias Sides = (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)

    fileprivate init(covering sides: Sides) {
        func clamp(_ pixels: CGFloat) -> Int {
            pixels.isNaN ? 0 : Int(min(max(pixels, -PixelGrid.far), PixelGrid.far))
        }
        self.init(
            minX: clamp(sides.minX.rounded(.down)), minY: clamp(sides.minY.rounded(.down)),
            maxX: clamp(sides.maxX.rounded(.up)), maxY: clamp(sides.maxY.rounded(.up)))
    }

    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
