import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Frame")
struct FrameTests {
    @Test("A frame has its fixed size, whatever the proposal", arguments: offers)
    func fixed(offer: ProposedViewSize) {
        let report = layoutReport(
            of: Color.red.tagged("a").frame(width: 50, height: 10), in: offer)
        #expect(report.size == CGSize(50, 10))
        #expect(report.frames["a"] == CGRect(0, 0, 50, 10))
    }

    @Test("An axis without a length is the content's")
    func oneAxis() {
        #expect(size(100, 100) { Color.red.frame(width: 20) } == CGSize(20, 100))
        #expect(size(100, nil) { Color.red.frame(width: 20) } == CGSize(20, 10))
        #expect(size(100, 100) { Text("ab").frame(height: 50) } == CGSize(16, 50))
        #expect(size(nil, nil) { Text("ab cd").frame(width: 16) } == CGSize(16, 32))
    }

    @Test(
        "Content of another size is aligned",
        arguments: [
            (.center, CGPoint(x: 20, y: 10)), (.topLeading, .zero),
            (.bottomTrailing, CGPoint(x: 40, y: 20)), (.top, CGPoint(x: 20, y: 0)),
            (.leading, CGPoint(x: 0, y: 10)), (.bottomLeading, CGPoint(x: 0, y: 20)),
        ] as [(Alignment, CGPoint)])
    func alignment(alignment: Alignment, origin: CGPoint) {
        let frames = frames(nil, nil) {
            box(10, 10).tagged("a").frame(width: 50, height: 30, alignment: alignment)
        }
        #expect(frames["a"]?.origin == origin)
    }

    @Test("Content that is too large overflows on the other side")
    func overflow() {
        let centred = frames(nil, nil) { box(50, 10).tagged("a").frame(width: 20, height: 10) }
        #expect(centred["a"] == CGRect(-15, 0, 50, 10))
        let trailing = frames(nil, nil) {
            box(50, 10).tagged("a").frame(width: 20, height: 10, alignment: .trailing)
        }
        #expect(trailing["a"] == CGRect(-30, 0, 50, 10))
    }

    @Test("Lines of text are aligned by their baseline")
    func baseline() {
        let frames = frames(nil, nil) {
            Text("a").tagged("a").frame(
                width: 8, height: 40,
                alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
        }
        // The frame's own baseline is its bottom, the text's is 12 down.
        #expect(frames["a"] == CGRect(0, 28, 8, 16))
    }

    @Test(
        "An invalid length is ignored",
        arguments: [-1, CGFloat.nan, .infinity, -.infinity])
    func invalid(length: CGFloat) {
        #expect(size(100, 100) { Text("ab").frame(width: length, height: 30) } == CGSize(16, 30))
    }

    @Test("A frame may have length 0")
    func zero() {
        #expect(size(100, 100) { Text("ab").frame(width: 0, height: 0) } == .zero)
    }
}

nonisolated private let offers: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(200, 5), ProposedViewSize(nil, 7),
]
