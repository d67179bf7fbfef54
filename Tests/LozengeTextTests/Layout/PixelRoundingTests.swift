import Foundation
import Testing

@testable import LozengeText

@Suite("Pixel grid")
struct PixelRoundingTests {
    @Test(
        "Lengths are rounded up, with a tolerance for errors in sums",
        arguments: [
            (1, 10, 10), (1, 10.01, 11), (1, 10.000_000_1, 10), (2, 10.01, 10.5), (2, 0, 0),
            (1.5, 10, 10), (1.5, 10.1, 16 / 1.5),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func roundedUp(scale: CGFloat, length: CGFloat, expected: CGFloat) {
        #expect(abs(PixelRounding(scale: scale).roundedUp(length) - expected) < 1e-9)
    }

    @Test("A tie is rounded up", arguments: [(10.5, 11), (10.49, 10)])
    func rounded(length: CGFloat, expected: CGFloat) {
        #expect(PixelRounding(scale: 1).rounded(length) == expected)
    }
}
