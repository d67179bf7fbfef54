import Foundation
import LozengeCore
import Testing

@Suite("Arcs of paths")
struct PathArcsTests {
    /// Returns a part of the circle of radius 100 around 0, 0.
    static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: .zero, radius: 100, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    @Test("Not clockwise, angles grow: on a screen from the right downwards")
    func direction() {
        let down = Self.arc(0, 90, clockwise: false)
        #expect(down.boundingRect.minY > -1e-9)
        #expect(abs(down.measuredLength - 50 * .pi) < 0.05)
        let up = Self.arc(0, 90, clockwise: true)
        #expect(up.boundingRect.minY < -99.9)
        #expect(abs(up.measuredLength - 150 * .pi) < 0.15)
    }

    @Test(
        "The length of an arc is that of its angle, and it is on its circle",
        arguments: [
            (0.0, 360.0, false, 360.0), (0, 360, true, 360), (90, 0, false, 270), (90, 0, true, 90),
            (-30, 30, false, 60), (10, 1000, false, 360), (45, 45, false, 0), (350, 370, false, 20),
        ])
    func lengths(start: Double, end: Double, clockwise: Bool, degrees: Double) {
        let path = Self.arc(start, end, clockwise: clockwise)
        #expect(abs(path.measuredLength - degrees * 100 * .pi / 180) < 0.2)
        for point in path.polygon(under: .identity).points {
            #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
        }
    }

    @Test("A relative arc continues by its angle, after a line to its start")
    func relative() throws {
        var path = Path()
        path.move(to: .zero)
        path.addRelativeArc(
            center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
        let end = try #require(path.currentPoint)
        #expect(hypot(end.x - 10, end.y) < 1e-9)
        #expect(path.elements.count == 3)
        path.closeSubpath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(10))
        #expect(path.elements.count == 6)
        #expect(path.elements[4] == .move(to: CGPoint(x: 1, y: 0)))
    }

    @Test("A transform applies to the arc, not to earlier elements")
    func transformed() {
        var path = Path()
        path.move(to: CGPoint(x: 7, y: 7))
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
            transform: CGAffineTransform(scaleX: 10, y: 20))
        #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
        #expect(abs(path.boundingRect.maxY - 20) < 1e-9)
    }

    @Test(
        "A rounded corner touches both of its lines",
        arguments: [CGPoint(x: 100, y: 80), CGPoint(x: 100, y: -80), CGPoint(x: 20, y: 30)])
    func tangents(end: CGPoint) throws {
        let corner = CGPoint(x: 100, y: 0)
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: corner, tangent2End: end, radius: 10)
        let last = try #require(path.currentPoint)
        let cross = (end.x - 100) * last.y - end.y * (last.x - 100)
        #expect(abs(cross) < 1e-6)
        let lines = Path { $0.addLines([.zero, corner, end]) }
        #expect(path.measuredLength < lines.measuredLength)
        let sides: [CGFloat] = path.polygon(under: .identity).points.map {
            (end.x - 100) * $0.y - end.y * ($0.x - 100)
        }
        #expect(sides.allSatisfy { $0 > -1e-2 } || sides.allSatisfy { $0 < 1e-2 })
    }

    @Test("After the end of a subpath a rounded corner begins at the start of the subpath")
    func tangentsAfterClosing() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addArc(
            tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        #expect(path.elements.count == 7)
        guard case .line(let end) = path.elements[5] else {
            Issue.record("no line to the corner")
            return
        }
        #expect(abs(end.x - 30) < 1e-9 && abs(end.y) < 1e-9)
    }

    @Test("A line replaces a corner without space for a circle")
    func noCircle() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        path.addArc(
            tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 9), radius: 0)
        #expect(path == Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)]) })
    }
}
