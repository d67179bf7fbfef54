import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Path")
struct PathTests {
    static let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    /// Each known figure, by name.
    static let figures: [(String, Path)] = [
        ("rectangle", Path(box)), ("ellipse", Path(ellipseIn: box)),
        ("circular", Path(roundedRect: box, cornerRadius: 10, style: .circular)),
        ("continuous", Path(roundedRect: box, cornerRadius: 10)),
        ("narrow", Path(roundedRect: box, cornerRadius: 28)),
        ("capsule", Path(roundedRect: box, cornerRadius: 1000)),
        ("oval corners", Path(roundedRect: box, cornerSize: CGSize(width: 30, height: 10))),
        (
            "uneven",
            Path(
                roundedRect: box,
                cornerRadii: RectangleCornerRadii(
                    topLeading: 40, bottomTrailing: 5, topTrailing: 30))
        ),
    ]

    @Test("Figures fill their box, symmetric or not, and run clockwise", arguments: figures)
    func fillTheirBox(name: String, path: Path) {
        let around = Path { around in
            around.move(to: .zero)
            around.addPath(path)
        }
        #expect(around.elements.dropFirst() == path.elements[...])
        let bounds = around.boundingRect
        #expect(bounds.reaches(Self.box) && Self.box.reaches(bounds))
        #expect(path.boundingRect == Self.box)
        #expect(path.polygon(under: .identity).signedArea > 0)
        #expect(path.contains(CGPoint(x: 60, y: 50)))
        #expect(!path.contains(CGPoint(x: 9, y: 50)))
    }

    @Test("An ellipse and a circular corner have the area of circles")
    func areas() {
        let ellipse = Path(ellipseIn: Self.box).polygon(under: .identity).signedArea
        #expect(abs(ellipse - .pi * 50 * 30) < 2)
        let rounded = Path(roundedRect: Self.box, cornerRadius: 10, style: .circular)
        let missing = (4 - CGFloat.pi) * 100
        #expect(abs(rounded.polygon(under: .identity).signedArea - (6000 - missing)) < 1)
    }

    @Test("A continuous corner leaves the side earlier, and is a circle without enough space")
    func continuousCorners() {
        let smooth = Path(roundedRect: Self.box, cornerRadius: 10)
        let round = Path(roundedRect: Self.box, cornerRadius: 10, style: .circular)
        let early = CGPoint(x: 110 - 0.02, y: 80 - 11)
        #expect(round.contains(early))
        #expect(!smooth.contains(early))
        let capsule = Path(roundedRect: Self.box, cornerRadius: 30).polygon(under: .identity)
        let circles = Path(roundedRect: Self.box, cornerRadius: 30, style: .circular)
        #expect(abs(capsule.signedArea - circles.polygon(under: .identity).signedArea) < 0.5)
    }

    @Test("The change from continuous to circular has no jump")
    func noJump() {
        let areas = stride(from: 15, through: 30, by: 0.05).map { radius in
            Path(roundedRect: Self.box, cornerRadius: radius).polygon(under: .identity).signedArea
        }
        for (more, less) in zip(areas, areas.dropFirst()) { #expect(abs(more - less) < 4) }
    }

    @Test("Radii that do not fit shrink together; NaN and negative radii are 0")
    func radii() {
        let radii = RectangleCornerRadii(topLeading: 150, bottomTrailing: -3, topTrailing: 50)
        let fitting = radii.fitting(in: CGSize(width: 100, height: 100))
        #expect(fitting == RectangleCornerRadii(topLeading: 75, topTrailing: 25))
        #expect(Path(roundedRect: Self.box, cornerRadius: .nan) == Path(Self.box))
        #expect(Path(roundedRect: Self.box, cornerRadius: -1).storage == .rectangle(Self.box))
    }

    @Test("The current point")
    func currentPoint() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLines([CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        #expect(Path(CGRect.null).isEmpty)
    }

    @Test("A figure in an empty path stays known, also moved and scaled")
    func knownFigures() {
        var path = Path()
        path.addEllipse(in: Self.box)
        #expect(path.storage == .ellipse(Self.box))
        #expect(path.offsetBy(dx: 5, dy: 5).storage == .ellipse(Self.box.offsetBy(dx: 5, dy: 5)))
        path.addRect(Self.box)
        #expect(path.elements.count == 11)
        #expect(path.boundingRect == Self.box)
    }

    @Test("A transformed figure equals its transformed elements", arguments: figures)
    func transformed(name: String, path: Path) {
        var random = SeededGenerator(seed: 7)
        let transforms = [
            CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 3, y: 4),
            CGAffineTransform(scaleX: 3, y: 3), CGAffineTransform(scaleX: -1, y: 1),
            random.transform(),
        ]
        for transform in transforms {
            let known = path.applying(transform).polygon(under: .identity)
            let plain = path.polygon(under: transform)
            #expect(known.points.count == plain.points.count)
            for (one, other) in zip(known.points, plain.points) {
                #expect(hypot(one.x - other.x, one.y - other.y) < 1e-9)
            }
        }
    }

    @Test("A description and its path are equivalent", arguments: 0..<30 as Range<UInt64>)
    func description(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let path = random.path()
        #expect(Path(path.description) == path)
    }

    @Test("Descriptions", arguments: figures)
    func figureDescription(name: String, path: Path) {
        #expect(Path(path.description) == path)
    }

    @Test("An invalid description has no path")
    func noDescription() {
        #expect(
            Path(CGRect(x: 0, y: 0, width: 1.5, height: 2)).description
                == "0 0 m 1.5 0 l 1.5 2 l 0 2 l h")
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(Path("")?.isEmpty == true)
        for text in ["1 m", "1 2 l", "h", "1 2 m 3", "1 2 m 3 4 5 l", "x", "1 2 m 3 4 z"] {
            #expect(Path(text) == nil)
        }
    }

    @Test("The bounds touch the curve and contain all of it", arguments: 0..<30 as Range<UInt64>)
    func bounds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let path = random.path()
        let bounds = path.boundingRect
        let points = path.polygon(under: .identity, tolerance: 1e-5).bounds
        #expect(bounds.reaches(points) && points.reaches(bounds, within: 1e-3))
    }

    @Test("A point is inside by either fill rule")
    func contains() {
        let rings = Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        let (middle, ring) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50))
        #expect(rings.contains(middle) && rings.contains(ring))
        #expect(!rings.contains(middle, eoFill: true) && rings.contains(ring, eoFill: true))
        #expect(!rings.contains(CGPoint(x: 1, y: 1)))
    }
}
