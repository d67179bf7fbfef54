import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Paths with NaN and infinity")
struct HostilePathTests {
    static let numbers: [CGFloat] = [
        0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, 50,
    ]

    /// Returns a path through such numbers.
    static func path(_ random: inout SeededGenerator) -> Path {
        func number(_ random: inout SeededGenerator) -> CGFloat {
            numbers.randomElement(using: &random) ?? 0
        }
        func point(_ random: inout SeededGenerator) -> CGPoint {
            CGPoint(x: number(&random), y: number(&random))
        }
        var path = Path()
        for _ in 0..<8 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: path.move(to: point(&random))
            case 1: path.addLine(to: point(&random))
            case 2: path.addQuadCurve(to: point(&random), control: point(&random))
            case 3:
                path.addCurve(
                    to: point(&random), control1: point(&random), control2: point(&random))
            case 4: path.closeSubpath()
            case 5:
                path.addArc(
                    center: point(&random), radius: number(&random),
                    startAngle: .radians(number(&random)), endAngle: .radians(number(&random)),
                    clockwise: Bool.random(using: &random))
            case 6:
                path.addArc(
                    tangent1End: point(&random), tangent2End: point(&random),
                    radius: number(&random))
            default:
                let rect = CGRect(
                    x: number(&random), y: number(&random), width: number(&random),
                    height: number(&random))
                path.addRoundedRect(
                    in: rect, cornerSize: CGSize(width: number(&random), height: number(&random)))
                path.addEllipse(in: rect)
            }
        }
        return path
    }

    @Test("Nothing traps, and the drawing is finite", arguments: 0..<300 as Range<UInt64>)
    func hostile(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let path = Self.path(&random)
        let number = { Self.numbers[Int(random.next() % UInt64(Self.numbers.count))] }
        let transform = CGAffineTransform(number(), number(), 0, number(), number(), number())
        let style = StrokeStyle(
            lineWidth: number(), lineCap: .round, lineJoin: .miter, miterLimit: number(),
            dash: [number(), number(), number()], dashPhase: number())
        let polygons = [
            path.polygon(under: .identity), path.polygon(under: transform, tolerance: number()),
            path.strokedPolygon(style, under: transform),
            path.strokedPolygon(style, under: .identity, tolerance: number()),
            path.strokedPolygon(
                StrokeStyle(lineWidth: number(), lineJoin: .round), under: .identity),
            path.polygon(under: .identity).clipped(
                to: CGRect(x: number(), y: 0, width: number(), height: 100)),
        ]
        for point in polygons.flatMap(\.points) {
            #expect(point.x.isFinite && point.y.isFinite)
        }
        let trimmed = path.trimmedPath(from: 0.2, to: 0.7)
        #expect(trimmed.polygon(under: .identity).points.allSatisfy { $0.x.isFinite })
        let bounds = path.polygon(under: .identity).bounds
        #expect(bounds.isNull || (bounds.width.isFinite && bounds.height.isFinite))
        #expect(Path(path.description)?.elements.count == path.elements.count)
    }

    @Test("A line of a thousand million dashes is solid")
    func countlessDashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0)]) }
        let style = StrokeStyle(dash: [1e-9])
        #expect(line.strokedPath(style) == line.strokedPath(StrokeStyle()))
        for dash in [[-1, 2], [0, 0], [.nan], [.infinity, 1]] as [[CGFloat]] {
            #expect(line.strokedPath(StrokeStyle(dash: dash)) == line.strokedPath(StrokeStyle()))
        }
    }

    @Test("A line without width is empty", arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func noWidth(width: CGFloat) {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
}
