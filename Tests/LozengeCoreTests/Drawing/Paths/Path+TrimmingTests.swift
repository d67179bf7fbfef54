import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Trimmed paths")
struct PathTrimmingTests {
    @Test(
        "Parts have the requested length, and together that of the whole",
        arguments: 0..<30 as Range<UInt64>)
    func lengths(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (path, cut) = (random.path(), random.number(0...1))
        let total = path.measuredLength
        let before = path.trimmedPath(from: 0, to: cut).measuredLength
        let after = path.trimmedPath(from: cut, to: 1).measuredLength
        #expect(abs(before - cut * total) < total * 1e-5)
        #expect(abs(before + after - total) < total * 1e-5)
    }

    @Test("A part lies on the path", arguments: 0..<10 as Range<UInt64>)
    func places(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let path = random.path()
        let part = path.trimmedPath(from: 0.3, to: 0.6)
        for point in part.polygon(under: .identity, tolerance: 1).points {
            #expect(path.distance(to: point) < 1e-3)
        }
    }

    @Test("A quarter of a circle is a curve from its right downwards")
    func circle() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        #expect(quarter.elements.count == 2)
        #expect(quarter.elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(quarter.boundingRect.minX > -1e-6)
        #expect(quarter.boundingRect.minY > -1e-6)
    }

    @Test("An untrimmed path stays closed, a trimmed one is open")
    func closing() {
        let squares = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
        }
        #expect(
            squares.trimmedPath(from: 0, to: 0.5)
                == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let half = squares.trimmedPath(from: 0.25, to: 0.75)
        #expect(half.description == "10 10 m 0 10 l 0 0 l 50 0 m 60 0 l 60 10 l")
    }

    @Test("Everything, nothing, NaN and infinity")
    func edges() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmedPath(from: -1, to: 2) == path)
        #expect(path.trimmedPath(from: .nan, to: .infinity) == path)
        #expect(path.trimmedPath(from: 0, to: .nan).isEmpty)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: 0.7, to: 0.5).isEmpty)
        #expect(Path().trimmedPath(from: 0.2, to: 0.5).isEmpty)
    }
}
