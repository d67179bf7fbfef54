import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("Affine transform")
struct CGAffineTransformTests {
    @Test("Concatenated transforms are one transform", arguments: 0..<20 as Range<UInt64>)
    func composition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (first, second, point) = (random.transform(), random.transform(), random.point())
        let both = point.applying(first.concatenating(second))
        let each = point.applying(first).applying(second)
        #expect(hypot(both.x - each.x, both.y - each.y) < 1e-9)
    }

    @Test("The inverse undoes it", arguments: 0..<20 as Range<UInt64>)
    func inverse(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (transform, point) = (random.transform(), random.point())
        let back = point.applying(transform).applying(transform.inverted())
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
    }

    @Test("A singular transform is its own inverse")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test("An added transform is applied first")
    func order() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        #expect(
            CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
                == CGAffineTransform(2, 0, 0, 3, 20, 60))
    }

    @Test("A quarter turn goes from x to y, down on a screen")
    func rotation() {
        let down = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
        #expect(abs(down.x) < 1e-15)
        #expect(down.y == 1)
    }

    @Test("A size is not moved; a rectangle becomes the bounds of its corners")
    func sizesAndRectangles() {
        let turn = CGAffineTransform(0, 1, -1, 0, 100, 0)
        #expect(CGSize(width: 3, height: 4).applying(turn) == CGSize(width: -4, height: 3))
        #expect(
            CGRect(x: 0, y: 0, width: 3, height: 4).applying(turn)
                == CGRect(x: 96, y: 0, width: 4, height: 3))
        #expect(CGRect.null.applying(turn).isNull)
    }

    @Test(
        "The largest scale is the greatest length of a unit vector's image",
        arguments: 0..<20 as Range<UInt64>)
    func maximumScale(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let transform = random.transform()
        let longest =
            stride(from: 0, to: 2 * CGFloat.pi, by: 0.001).map { angle in
                let vector = CGSize(width: cos(angle), height: sin(angle)).applying(transform)
                return hypot(vector.width, vector.height)
            }.max() ?? 0
        #expect(abs(transform.maximumScale - longest) < 1e-4)
    }

    @Test("Properties for a painter")
    func kinds() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform(translationX: 1, y: 2).isTranslation)
        #expect(!CGAffineTransform(scaleX: 1, y: 2).isTranslation)
        #expect(CGAffineTransform(scaleX: -1, y: 2).isAxisAligned)
        #expect(!CGAffineTransform(rotationAngle: 1).isAxisAligned)
    }
}
