import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// A body character is 8 × 16 points; one of 17 × s points is as many points wide as 8 × s rounds to.
@Suite("Text that shrinks before it is truncated")
struct FittingTextTests {
    private func size(
        _ text: some View, in width: CGFloat?, _ height: CGFloat? = nil
    ) -> CGSize {
        ViewFixtures.size(width, height) { text }
    }

    @Test("A text on one line shrinks until all of it fits")
    func oneLine() {
        let text = Text("abcdefgh").lineLimit(1).minimumScaleFactor(0.5)
        #expect(size(text, in: 64) == CGSize(width: 64, height: 16))
        #expect(size(text, in: 56) == CGSize(width: 56, height: 14))
        #expect(size(text, in: 40) == CGSize(width: 40, height: 10))
        #expect(size(text, in: 32) == CGSize(width: 32, height: 8))
    }

    @Test("A text shrinks to its minimum scale factor, and is truncated then")
    func least() {
        let text = Text("abcdefgh").lineLimit(1).minimumScaleFactor(0.75)
        #expect(size(text, in: 48) == CGSize(width: 48, height: 12))
        let screen = Screen(30, 50) { text }
        #expect(screen.text.contains("abcd…"))
        #expect(size(text, in: 30).height == 12)
    }

    @Test("A text without a line limit wraps instead")
    func unlimited() {
        let text = Text("aa bb cc").minimumScaleFactor(0.5)
        #expect(size(text, in: 16) == CGSize(width: 16, height: 48))
    }

    @Test("A lack of height makes it shrink, too, but only as far as needed")
    func height() {
        let text = Text("aa bb cc").minimumScaleFactor(0.25)
        // Two lines of five characters fit into 40 × 28 points at 7 × 14 each.
        #expect(size(text, in: 40, 28) == CGSize(width: 35, height: 28))
        #expect(size(text, in: 40, 32) == CGSize(width: 40, height: 32))
    }

    @Test("A letter that is larger than its place shrinks into it")
    func letter() {
        let text = Text("a").minimumScaleFactor(0.1)
        #expect(size(text, in: 4) == CGSize(width: 4, height: 8))
        #expect(size(text, in: nil, 8) == CGSize(width: 4, height: 8))
        #expect(size(text, in: 100, 8) == CGSize(width: 4, height: 8))
        #expect(size(text, in: 8, 16) == CGSize(width: 8, height: 16))
        #expect(size(Text("a"), in: 4, 8) == CGSize(width: 8, height: 16))
    }

    @Test("Invalid factors are replaced by the nearest valid one")
    func factors() {
        func width(_ factor: CGFloat) -> CGFloat {
            size(Text("abcdefgh").lineLimit(1).minimumScaleFactor(factor), in: 16).width
        }
        #expect(width(1) == 16)
        #expect(width(2) == 16)
        #expect(width(.nan) == 16)
        // Two points for each of the eight letters.
        #expect(width(0) == 16)
        #expect(width(-1) == 16)
        func height(_ factor: CGFloat) -> CGFloat {
            size(Text("abcdefgh").lineLimit(1).minimumScaleFactor(factor), in: 16).height
        }
        #expect(height(1) == 16)
        #expect(height(2) == 16)
        #expect(height(.nan) == 16)
        #expect(height(0) == 4)
        #expect(height(-1) == 4)
    }

    @Test("Letters come closer before they shrink")
    func tightening() {
        // At most 17/72 of a point each.
        let text = Text("abcdefgh").lineLimit(1).allowsTightening(true)
        #expect(size(text, in: 64).width == 64)
        #expect(abs(size(text, in: 62.2).width - (64 - 8 * 17 / 72)) < 1e-9)
        #expect(size(text, in: 62.2).height == 16)
        let both = text.minimumScaleFactor(0.5)
        #expect(size(both, in: 62.2).height == 16)
        #expect(size(both, in: 56).height == 14)
        // Not by more than needed: three quarters of the maximum.
        #expect(abs(size(text, in: 62.6).width - (64 - 8 * 17 / 72 * 0.75)) < 1e-9)
    }

    @Test("Runs keep their proportions")
    func runs() {
        let text =
            (Text("ab") + Text("cd").font(.system(size: 34))).lineLimit(1).minimumScaleFactor(0.1)
        #expect(size(text, in: nil) == CGSize(width: 48, height: 32))
        #expect(size(text, in: 24) == CGSize(width: 24, height: 16))
    }

    @Test("Pictures in a text shrink with it")
    func pictures() {
        let screen = Screen(36, 50, pictures: ["star": CGSize(40, 20)]) {
            Text("abcd\(Image("star"))").lineLimit(1).minimumScaleFactor(0.1).tagged("text")
        }
        #expect(screen.frame(of: "text")?.width == 36)
        #expect(screen.text.contains("20×10 star"))
    }

    @Test("A stack distributes the rest when a text in it shrank")
    func inStack() {
        let screen = Screen(100, 50) {
            HStack(spacing: 0) {
                Text("abcdefgh").lineLimit(1).minimumScaleFactor(0.5)
                Color.red.frame(width: 44)
            }
        }
        #expect(screen.frame(of: "abcdefgh")?.width == 56)
    }
}
