import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Strokes")
struct PathFlatteningTests {
    static let caps: [CGLineCap] = [.butt, .round, .square]

    @Test(
        "A round line covers exactly the points near its path", arguments: 0..<12 as Range<UInt64>)
    func roundStroke(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (path, width) = (random.path(), random.number(0.5...30))
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let outline = path.strokedPolygon(style, under: .identity)
        for _ in 0..<60 {
            let point = random.point()
            let distance = path.distance(to: point)
            guard abs(distance - width / 2) > 0.03 else { continue }
            #expect((outline.winding(around: point) != 0) == (distance < width / 2))
        }
    }

    @Test(
        "Coverage is never negative, whatever the style", arguments: 0..<12 as Range<UInt64>)
    func oneWay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let path = random.path()
        for join in [CGLineJoin.miter, .round, .bevel] {
            let style = StrokeStyle(
                lineWidth: random.number(1...40), lineCap: .square, lineJoin: join, dash: [7, 3])
            let outline = path.strokedPolygon(style, under: .identity)
            for _ in 0..<60 { #expect(outline.winding(around: random.point()) <= 0) }
        }
    }

    @Test("Caps end at the end, or half a width beyond it", arguments: caps)
    func capEnds(cap: CGLineCap) {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
        let beyond: CGFloat = cap == .butt ? 0 : 5
        #expect(abs(stroke.boundingRect.minX + beyond) < 0.01)
        #expect(abs(stroke.boundingRect.maxX - 100 - beyond) < 0.01)
        #expect(abs(stroke.boundingRect.height - 10) < 0.01)
        #expect(stroke.contains(CGPoint(x: 104.9, y: 4.9)) == (cap == .square))
        #expect(stroke.contains(CGPoint(x: 50, y: 4.9)))
    }

    @Test("A mitre is as long as its limit allows; beyond it, the corner is cut off")
    func miters() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }
        func reach(_ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
                .contains(CGPoint(x: 54.5, y: -4.5))
        }
        #expect(reach(.miter))
        #expect(!reach(.miter, limit: 1.4))
        #expect(!reach(.round) && !reach(.bevel))
        let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
        let bevel = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
        #expect(round.contains(CGPoint(x: 53, y: -3)) && !bevel.contains(CGPoint(x: 53, y: -3)))
    }

    @Test("A closed line has a hole and corners all around")
    func closed() {
        let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let area = abs(
            square.strokedPolygon(StrokeStyle(lineWidth: 10), under: .identity).signedArea)
        #expect(abs(area - 4000) < 1e-6)
        let stroke = square.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!stroke.contains(CGPoint(x: 50, y: 50)))
        #expect(stroke.contains(CGPoint(x: -4.9, y: -4.9)))
    }

    @Test("A circle's line has the same width everywhere")
    func circle() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let outline = circle.strokedPolygon(StrokeStyle(lineWidth: 20), under: .identity)
        for point in outline.points {
            #expect(abs(abs(hypot(point.x, point.y) - 50) - 10) < 0.04)
        }
    }

    @Test("A line that turns back on itself is covered, including its end")
    func back() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 10, y: 0)]) }
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
        for x in stride(from: 0.5, to: 54, by: 1) {
            #expect(
                stroke.contains(CGPoint(x: x, y: 0.5)) && stroke.contains(CGPoint(x: x, y: -0.5)))
        }
    }

    @Test(
        "Dashes cover their share, whatever the phase",
        arguments: [0, 3, 11, -4, 40, .nan] as [CGFloat])
    func dashes(phase: CGFloat) {
        let line = Path { $0.addLines([.zero, CGPoint(x: 200, y: 0)]) }
        let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: phase)
        let stroke = line.strokedPath(style)
        for x in stride(from: 0.5, to: 200, by: 1) {
            let shifted = x + (phase.isNaN ? 0 : phase) + 100
            let isDrawn = shifted.truncatingRemainder(dividingBy: 10) < 6
            #expect(stroke.contains(CGPoint(x: x, y: 0)) == isDrawn)
        }
    }

    @Test("An odd number of dashes is repeated twice")
    func oddDashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        #expect(
            line.strokedPath(StrokeStyle(dash: [5, 1, 2]))
                == line.strokedPath(StrokeStyle(dash: [5, 1, 2, 5, 1, 2])))
        #expect(
            line.strokedPath(StrokeStyle(dash: [5])) == line.strokedPath(StrokeStyle(dash: [5, 5])))
    }

    @Test("Dashes without length are dots, if they have caps")
    func dots() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        func dots(_ cap: CGLineCap) -> Polygon {
            line.strokedPolygon(
                StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0, 10]), under: .identity)
        }
        #expect(dots(.butt).isEmpty)
        #expect(dots(.round).contours.count == 10)
        #expect(abs(abs(dots(.square).signedArea) - 160) < 1e-6)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let corners = square.strokedPolygon(
            StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]), under: .identity)
        #expect(corners.contours.count == 4)
    }

    @Test("A dash across the start of a closed line is one dash")
    func dashThroughBeginning() {
        let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let style = StrokeStyle(lineWidth: 10, dash: [20, 10], dashPhase: 10)
        #expect(square.strokedPath(style).contains(CGPoint(x: -4.5, y: -4.5)))
        let long = StrokeStyle(lineWidth: 10, dash: [1000, 1])
        #expect(square.strokedPath(long) == square.strokedPath(StrokeStyle(lineWidth: 10)))
    }

    @Test("A line without length shows its caps", arguments: caps)
    func point(cap: CGLineCap) {
        let style = StrokeStyle(lineWidth: 10, lineCap: cap)
        let line = Path { $0.addLines([.zero, .zero]) }
        let closed = Path("0 0 m h") ?? Path()
        for path in [line, closed] {
            let stroke = path.strokedPath(style)
            #expect(stroke.contains(CGPoint(x: 3, y: 0.1)) == (cap != .butt))
            #expect(stroke.contains(CGPoint(x: 4.9, y: 4.9)) == (cap == .square))
        }
        #expect((Path("0 0 m") ?? Path()).strokedPath(style).isEmpty)
    }

    @Test("A transform stretches the line with its width", arguments: 0..<8 as Range<UInt64>)
    func underTransform(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (path, transform) = (random.path(), random.transform())
        let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
        let there = path.strokedPolygon(style, under: transform)
        for _ in 0..<40 {
            let point = random.point()
            guard abs(path.distance(to: point) - 3) > 0.05 else { continue }
            let isInside = there.winding(around: point.applying(transform)) != 0
            #expect(isInside == (path.distance(to: point) < 3))
        }
    }
}
