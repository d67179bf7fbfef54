import Foundation
import LozengeTesting
import Testing

@Suite("View spacing")
struct ViewSpacingTests {
    /// The body font of the Mac: 13 points, as measured there.
    private let text = ViewSpacing(
        text: FontMetrics(
            ascender: 12.5, descender: 3, capHeight: 9, leading: 0, pixelLength: 0.5),
        height: 16, firstBaseline: 12.5, lastBaseline: 12.5)
    private let plain = ViewSpacing()

    @Test("Views without text are 8 points apart, both ways")
    func plainViews() {
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(plain.distance(to: plain, along: .horizontal) == 8)
    }

    @Test("Above a text the spacing is its line and a tenth, down to its baseline")
    func aboveText() {
        // 15.5 + 2 − 12.5
        #expect(plain.distance(to: text, along: .vertical) == 5)
    }

    @Test("Below a text the spacing is its line and a tenth, down from its capitals")
    func belowText() {
        // 15.5 + 2 − 9
        #expect(text.distance(to: plain, along: .vertical) == 8.5)
    }

    @Test("Side by side, text has the spacing of any other view")
    func beside() {
        #expect(text.distance(to: text, along: .horizontal) == 8)
        #expect(text.distance(to: plain, along: .horizontal) == 8)
    }

    @Test(
        "The spacing between two texts is the leading of the lower one's font, in whole pixels",
        arguments: [(0, 0), (0.3, 0.5), (1, 1), (2.1, 2.5)] as [(CGFloat, CGFloat)])
    func texts(leading: CGFloat, distance: CGFloat) {
        let lower = ViewSpacing(
            text: FontMetrics(
                ascender: 12.5, descender: 3, capHeight: 9, leading: leading, pixelLength: 0.5),
            height: 16, firstBaseline: 12.5, lastBaseline: 12.5)
        #expect(text.distance(to: lower, along: .vertical) == distance)
    }

    @Test("A view with zero spacing touches its neighbours")
    func zero() {
        #expect(ViewSpacing.zero.distance(to: plain, along: .vertical) == 0)
        #expect(text.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    }
}
