import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The pixel grid")
struct PixelGridTests {
    @Test("Edges are rounded to the nearest pixel, ties up")
    func edges() {
        let grid = PixelGrid(scale: 1)
        let expected: [(CGFloat, Int)] = [
            (0, 0), (0.49, 0), (0.5, 1), (1.5, 2), (-0.5, 0), (-0.51, -1), (-1.5, -1),
        ]
        for (length, pixel) in expected { #expect(grid.edge(length) == pixel) }
        #expect(PixelGrid(scale: 1.25).edge(10) == 13)
        #expect(PixelGrid(scale: 2).edge(0.25) == 1)
    }

    @Test("A tie stays a tie however the length was computed")
    func noise() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.edge(0.1 + 0.2 + 0.2) == grid.edge(0.5))
        #expect(grid.edge(12.5 - 1e-9) == 13)
    }

    @Test("NaN becomes 0, infinity is clamped")
    func extremes() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.edge(.nan) == 0)
        #expect(grid.edge(.infinity) > 1 << 20)
        #expect(grid.edge(-.infinity) < -(1 << 20))
        #expect(
            PixelSize(CGSize(width: CGFloat.nan, height: -4), scale: 1)
                == PixelSize(width: 1, height: 1))
        #expect(PixelSize(width: 99999, height: 0).width == 32767)
    }

    @Test("Lines are a pixel wide at least")
    func lines() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.lineWidth(0.2) == 1)
        #expect(grid.lineWidth(0) == 0)
        #expect(grid.lineWidth(2.6) == 3)
    }
}

@Suite("Dividing shapes")
struct TileTests {
    @Test(
        "Corners and flat parts cover a shape exactly once",
        arguments: [(40, 30, 8.0), (41, 30, 15.0), (21, 21, 10.5), (5, 90, 2.5), (1, 1, 0.5)])
    func corners(width: Int, height: Int, radius: Double) {
        let rect = PixelRect(x: 3, y: 4, width: width, height: height)
        let tiles = CornerTiles(
            RoundedPixelRect(rect, radiusX: CGFloat(radius), radiusY: CGFloat(radius)))
        expectCover(of: rect, by: tiles.flats + tiles.tiles.map(\.rect))
    }

    @Test(
        "Slices cover a rectangle exactly once",
        arguments: [(30, 30), (200, 40), (40, 200), (300, 517), (104, 105)])
    func slices(width: Int, height: Int) {
        let rect = PixelRect(x: -7, y: 2, width: width, height: height)
        let slices = NineSlice(rect, corner: (x: 20, y: 20), visible: rect)
        let middle = slices.middle.isEmpty ? [] : [slices.middle]
        expectCover(of: rect, by: slices.pieces.map(\.rect) + middle)
        for piece in slices.pieces {
            #expect(
                piece.maskX + piece.rect.width <= NineSlice.maskLength(width, corner: 20)
                    && piece.maskY + piece.rect.height <= NineSlice.maskLength(height, corner: 20))
        }
    }

    private func expectCover(of rect: PixelRect, by parts: [PixelRect]) {
        let area = parts.reduce(0) { $0 + $1.width * $1.height }
        #expect(area == rect.width * rect.height)
        #expect(parts.allSatisfy { rect.contains($0) && !$0.isEmpty })
        for (index, part) in parts.enumerated() {
            #expect(parts[..<index].allSatisfy { $0.intersection(part).isEmpty })
        }
    }
}
