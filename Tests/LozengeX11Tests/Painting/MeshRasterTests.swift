import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("Meshes of colors")
struct MeshRasterTests {
    /// Returns a mesh with straight edges between points in fractions, and a green background.
    private func mesh(
        _ columns: Int, _ points: [CGPoint], _ colors: [Color.Resolved], isSmooth: Bool = false
    ) throws -> MeshPaint {
        let rows = points.count / columns
        let vertices = points.indices.map { index in
            let (column, row) = (index % columns, index / columns)
            func third(towards column: Int, _ row: Int) -> CGPoint {
                let there = points[
                    min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
                return CGPoint(
                    x: points[index].x + (there.x - points[index].x) / 3,
                    y: points[index].y + (there.y - points[index].y) / 3)
            }
            return MeshPaint.Vertex(
                position: points[index], leading: third(towards: column - 1, row),
                top: third(towards: column, row - 1), trailing: third(towards: column + 1, row),
                bottom: third(towards: column, row + 1), color: colors[index % colors.count])
        }
        return try #require(
            MeshPaint(
                columns: columns, vertices: vertices,
                background: Color.Resolved(red: 0, green: 1, blue: 0), smoothsColors: isSmooth,
                colorSpace: .device, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    private let square = [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    ]

    private func gray(_ value: Float) -> Color.Resolved {
        Color.Resolved(red: value, green: value, blue: value)
    }

    @Test("Colors change evenly between the corners of a square")
    func even() throws {
        let mesh = try mesh(2, square, [gray(0), gray(1), gray(0), gray(1)])
        let pixels = MeshRaster.pixels(of: mesh, width: 64, height: 16)
        for (index, pixel) in pixels.enumerated() {
            let expected = (Double(index % 64) + 0.5) / 64 * 255
            #expect(abs(Double(pixel & 0xff) - expected) <= 1 && pixel >> 24 == 0xff)
        }
    }

    @Test("Smooth colors pass a vertex without a crease, and never leave the range of a color")
    func smooth() throws {
        let points = [0.0, 0.5, 1].flatMap { y in [0.0, 0.5, 1].map { CGPoint(x: $0, y: y) } }
        let colors = [gray(0), gray(0), gray(1)]
        let mesh = try mesh(3, points, colors, isSmooth: true)
        let row = MeshRaster.pixels(of: mesh, width: 128, height: 8).prefix(128)
            .map { Int($0 & 0xff) }
        let steps = zip(row, row.dropFirst()).map { $1 - $0 }
        let bends = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
        #expect(bends.max() ?? 9 <= 2)
        #expect(row.first == 0 && (250...255).contains(row.last ?? 0))
    }

    @Test("A mesh between the corners leaves no pixel out, whatever its inner points are")
    func coverage() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<50 {
            let points = [0.0, 0.5, 1].flatMap { y in
                [0.0, 0.5, 1].map { x in
                    x == 0.5 && y == 0.5
                        ? CGPoint(
                            x: .random(in: 0.2...0.8, using: &random),
                            y: .random(in: 0.2...0.8, using: &random))
                        : CGPoint(x: x, y: y)
                }
            }
            let mesh = try mesh(3, points, [gray(0.4)], isSmooth: true)
            let pixels = MeshRaster.pixels(of: mesh, width: 61, height: 47)
            #expect(Set(pixels) == [0xff66_6666])
        }
    }

    @Test("A clear corner adds no hue of its own")
    func clearCorner() throws {
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let clear = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0)
        let mesh = try mesh(2, square, [red, clear])
        for pixel in MeshRaster.pixels(of: mesh, width: 32, height: 4) {
            #expect(pixel & 0xffff == 0 && pixel >> 24 == (pixel >> 16) & 0xff)
        }
    }

    @Test("Undefined and far points are not drawn, and cost nothing")
    func badPoints() throws {
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude] {
            var points = square
            points[3] = CGPoint(x: bad, y: bad)
            let mesh = try mesh(2, points, [gray(0)])
            #expect(MeshRaster.pixels(of: mesh, width: 16, height: 16).count == 256)
        }
        var points = square
        points[0].x = .nan
        let pixels = MeshRaster.pixels(of: try mesh(2, points, [gray(0)]), width: 4, height: 4)
        #expect(Set(pixels) == [0xff00_ff00])
    }
}
