import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Polygons")
struct PolygonTests {
    @Test(
        "The lines deviate from the curve by the tolerance at most",
        arguments: [1, 0.1, 0.01] as [CGFloat])
    func tolerance(tolerance: CGFloat) {
        for radius in [0.5, 5, 50, 500] as [CGFloat] {
            let circle = Path(
                ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
            let points = circle.polygon(under: .identity, tolerance: tolerance).points
            for (from, to) in zip(points, points.dropFirst()) {
                let middle = hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
                #expect(abs(middle - radius) < tolerance + radius / 3600)
            }
        }
    }

    @Test("Contours begin with their first line and know whether they are closed")
    func contours() {
        let path = Path("0 0 m 5 5 m 9 9 l 9 0 l h 1 1 l 7 7 m") ?? Path()
        let polygon = path.polygon(under: CGAffineTransform(scaleX: 2, y: 2))
        #expect(polygon.contours.map(\.isClosed) == [true, false])
        #expect(polygon.range(ofContour: 0) == 0..<3)
        #expect(
            Array(polygon.points[polygon.range(ofContour: 1)])
                == [CGPoint(x: 10, y: 10), CGPoint(x: 2, y: 2)])
    }

    @Test(
        "Clipping keeps the winding numbers inside",
        arguments: 0..<40 as Range<UInt64>)
    func clipping(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let polygon = random.path().polygon(under: .identity)
        let corner = random.point()
        let rect = CGRect(
            x: corner.x, y: corner.y, width: random.number(1...60), height: random.number(1...60))
        let clipped = polygon.clipped(to: rect)
        #expect(clipped.isEmpty || rect.reaches(clipped.bounds))
        for _ in 0..<50 {
            let point = CGPoint(
                x: rect.minX + rect.width * random.number(0.01...0.99),
                y: rect.minY + rect.height * random.number(0.01...0.99))
            #expect(clipped.winding(around: point) == polygon.winding(around: point))
        }
    }

    @Test(
        "The parts of a polygon in the squares of a grid have its area",
        arguments: 0..<10 as Range<UInt64>)
    func areas(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let polygon = random.path().polygon(under: .identity)
        let parts = stride(from: -60, to: 60, by: 20).flatMap { x in
            stride(from: -60, to: 60, by: 20).map { y in
                polygon.clipped(to: CGRect(x: x, y: y, width: 20, height: 20)).signedArea
            }
        }
        #expect(abs(parts.reduce(0, +) - polygon.signedArea) < 1e-6)
    }

    @Test("A figure far larger than any window is clipped to it")
    func enormous() {
        let circle = Path(ellipseIn: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        let window = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        let clipped = circle.polygon(under: .identity).clipped(to: window)
        #expect(clipped.bounds == window)
        #expect(clipped.signedArea == window.width * window.height)
    }

    @Test("Outside the window, and in an empty window, the result is empty")
    func nothing() {
        let polygon = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).polygon(under: .identity)
        #expect(polygon.clipped(to: CGRect(x: 10, y: 0, width: 10, height: 10)).isEmpty)
        #expect(polygon.clipped(to: .zero).isEmpty)
        #expect(polygon.clipped(to: .null).isEmpty)
        #expect(polygon.clipped(to: CGRect(x: -5, y: -5, width: 50, height: 50)) == polygon)
    }
}
