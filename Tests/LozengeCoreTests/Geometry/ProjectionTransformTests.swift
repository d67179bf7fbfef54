import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Projection transform")
struct ProjectionTransformTests {
    @Test("Without perspective it is the affine transform", arguments: 0..<10 as Range<UInt64>)
    func affine(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (transform, point) = (random.transform(), random.point())
        let projection = ProjectionTransform(transform)
        #expect(projection.isAffine)
        #expect(point.applying(projection) == point.applying(transform))
    }

    @Test(
        "The inverse undoes it, and concatenation is one transform",
        arguments: 0..<10 as Range<UInt64>)
    func inverse(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var first = ProjectionTransform(random.transform())
        first.m13 = 0.001
        first.m23 = -0.002
        let second = ProjectionTransform(random.transform())
        let point = random.point()
        let there = point.applying(first).applying(second)
        let back = there.applying(first.concatenating(second).inverted())
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
        #expect(!first.isAffine)
    }

    @Test("A singular transform has no inverse, and is unchanged")
    func singular() {
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let before = flat
        let didInvert = flat.invert()
        #expect(!didInvert)
        #expect(flat == before)
    }
}
