import Foundation
import LozengeCore

/// The conversion from points to device pixels, the only place where lengths are rounded.
nonisolated struct PixelGrid: Equatable, Sendable {
    /// Device pixels per point of the window; its text is shaped for this scale.
    let scale: CGFloat
    /// The transform from points to pixels of the window, without rounding.
    private(set) var transform: CGAffineTransform

    init(scale: CGFloat) {
        self.scale = scale
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// The largest pixel coordinate: far beyond any screen, and small enough that sums and products
    /// stay exact.
    static let far: CGFloat = 1_073_741_824

    /// Returns the grid with its origin at a point of this one.
    func moved(to origin: CGPoint) -> PixelGrid {
        var grid = self
        grid.transform.tx += origin.x * transform.a + origin.y * transform.c
        grid.transform.ty += origin.x * transform.b + origin.y * transform.d
        return grid
    }

    /// Returns the grid for points that are transformed by `inner` first.
    func applying(_ inner: CGAffineTransform) -> PixelGrid {
        var grid = self
        grid.transform = inner.concatenating(transform)
        return grid
    }

    /// True if rectangles stay rectangles: the transform does not rotate or mirror.
    var isStraight: Bool {
        transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    }

    /// True if the transform is only a translation at the window's scale, so that glyphs are drawn
    /// as shaped.
    var isPlain: Bool {
        transform.a == scale && transform.d == scale && transform.b == 0 && transform.c == 0
    }

    /// The mean number of pixels per point over all directions.
    var pixelsPerPoint: CGFloat {
        isPlain
            ? scale : abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// The grid without rotation, with the same lengths along the axes.
    var upright: PixelGrid {
        var grid = self
        grid.transform = CGAffineTransform(
            scaleX: hypot(transform.a, transform.b), y: hypot(transform.c, transform.d))
        return grid
    }

    /// The grid of the window, with its origin at the top-left corner.
    var plain: PixelGrid { PixelGrid(scale: scale) }

    /// Returns the transform that maps pixels of another grid to this one.
    func transform(from other: PixelGrid) -> CGAffineTransform {
        other.transform.inverted().concatenating(transform)
    }

    /// Returns the position of a point in the window, in pixels.
    func pixelPosition(of point: CGPoint) -> CGPoint { point.applying(transform) }

    /// Returns the pixel edge nearest to a length in points; ties round up.
    func edge(_ length: CGFloat) -> Int { Self.edge(atPixel: length * pixelsPerPoint) }

    /// Returns the pixel edge nearest to a position in pixels; ties round up, NaN becomes 0.
    ///
    /// The same length computed in two ways may differ in its last bits. A position within a
    /// millionth of a pixel of a tie counts as a tie, so that there are no gaps between neighbours.
    static func edge(atPixel position: CGFloat) -> Int {
        let pixels = position + 0.5 + 1e-6
        guard !pixels.isNaN else { return 0 }
        // Rounds down without `rounded`, which is a function call without SSE 4.1 and would run for
        // each glyph.
        let whole = Int(min(max(pixels, -Self.far), Self.far))
        return CGFloat(whole) > pixels ? whole - 1 : whole
    }

    /// Rounds the edges of a rectangle to pixels.
    ///
    /// The grid has to be straight.
    ///
    /// A rectangle may become a pixel wider or narrower; rectangles that touch in points also touch
    /// in pixels.
    func rect(_ rect: CGRect) -> PixelRect {
        let sides = sides(of: rect)
        return PixelRect(
            minX: Self.edge(atPixel: sides.minX), minY: Self.edge(atPixel: sides.minY),
            maxX: Self.edge(atPixel: sides.maxX), maxY: Self.edge(atPixel: sides.maxY))
    }

    /// Returns the sides of a rectangle in pixels of the window.
    ///
    /// The grid has to be straight.
    private func sides(of rect: CGRect) -> PixelRect.Sides {
        (
            minX: transform.tx + rect.minX * transform.a,
            minY: transform.ty + rect.minY * transform.d,
            maxX: transform.tx + rect.maxX * transform.a,
            maxY: transform.ty + rect.maxY * transform.d
        )
    }

    /// Returns the pixels that a rectangle touches.
    func cover(_ rect: CGRect) -> PixelRect {
        // On a straight grid, two corners are transformed instead of four.
        guard isStraight, !rect.isNull else {
            return PixelRect(covering: rect.applying(transform))
        }
        return PixelRect(covering: sides(of: rect))
    }

    /// Returns the width of a line in pixels: at least 1, and 0 for a width of 0 or less.
    func lineWidth(_ width: CGFloat) -> Int {
        width > 0 ? max(1, edge(width)) : 0
    }

    /// Converts a length that is not an edge, such as a radius; 0 for negative lengths and NaN.
    func length(_ length: CGFloat) -> CGFloat {
        let pixels = length * pixelsPerPoint
        return pixels > 0 ? min(pixels, Self.far) : 0
    }
}

nonisolated extension PixelRect {
    /// Covers the pixels that a rectangle in pixels touches; empty if it is null.
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
