import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Padding")
struct PaddingTests {
    @Test("The default padding is 16 points on every edge")
    func defaultLength() {
        #expect(size(nil, nil) { box(10, 10).padding() } == CGSize(42, 42))
    }

    @Test(
        "Only the given edges are padded",
        arguments: [
            (.leading, CGRect(5, 0, 10, 10), CGSize(15, 10)),
            (.trailing, CGRect(0, 0, 10, 10), CGSize(15, 10)),
            (.vertical, CGRect(0, 5, 10, 10), CGSize(10, 20)),
            (.all, CGRect(5, 5, 10, 10), CGSize(20, 20)),
        ] as [(Edge.Set, CGRect, CGSize)])
    func edges(edges: Edge.Set, inner: CGRect, outer: CGSize) {
        let report = layoutReport(
            of: box(10, 10).tagged("a").padding(edges, 5), in: .unspecified)
        #expect(report.frames["a"] == inner)
        #expect(report.size == outer)
    }

    @Test("The content is proposed the length inside the padding, never less than 0")
    func offer() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            frames(100, 50) { Color.red.tagged("a").padding(insets) }["a"] == CGRect(2, 1, 94, 46))
        #expect(frames(3, 3) { Color.red.tagged("a").padding(insets) }["a"] == CGRect(2, 1, 0, 0))
    }

    @Test("An unspecified proposal stays unspecified")
    func unspecified() {
        #expect(size(nil, 30) { Color.red.padding(5) } == CGSize(20, 30))
    }

    @Test("Negative padding lets the content overflow")
    func negative() {
        let report = layoutReport(
            of: Color.red.tagged("a").padding(.horizontal, -10),
            in: ProposedViewSize(100, 20))
        #expect(report.frames["a"] == CGRect(-10, 0, 120, 20))
        #expect(report.size == CGSize(100, 20))
        #expect(size(nil, nil) { box(10, 10).padding(-20) } == .zero)
    }

    @Test("Padded text has the spacing of any other view")
    func spacing() {
        let plain = size(nil, nil) {
            VStack {
                box(10, 10); Text("a")
            }
        }
        let padded = size(nil, nil) {
            VStack {
                box(10, 10); Text("a").padding(.top, 1)
            }
        }
        // Text has a spacing of a tenth of its line and its descent above: 2 + 4 points.
        #expect(plain == CGSize(10, 10 + 6 + 16))
        #expect(padded == CGSize(10, 10 + 8 + 1 + 16))
    }
}
