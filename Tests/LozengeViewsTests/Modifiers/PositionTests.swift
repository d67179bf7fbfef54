import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Position")
struct PositionTests {
    @Test("The frame takes the proposal, the content's centre is at the point")
    func centre() {
        let report = layoutReport(
            of: box(10, 20).tagged("a").position(x: 30, y: 40), in: ProposedViewSize(100, 90))
        #expect(report.size == CGSize(100, 90))
        #expect(report.frames["a"] == CGRect(25, 30, 10, 20))
    }

    @Test("Omitted coordinates are 0: the centre is on the edge")
    func defaults() {
        #expect(frames(100, 90) { box(10, 20).tagged("a").position(y: 45) }["a"]?.minX == -5)
        #expect(frames(100, 90) { box(10, 20).tagged("a").position(x: 50) }["a"]?.minY == -10)
    }

    @Test("Without a proposal the frame is the content's")
    func unspecified() {
        #expect(size(nil, 90) { box(10, 20).position(x: 0, y: 0) } == CGSize(10, 90))
        #expect(size(nil, nil) { box(10, 20).position(CGPoint(x: 1, y: 1)) } == CGSize(10, 20))
    }

    @Test("The content is proposed the frame's size")
    func offer() {
        let frames = frames(100, 50) { Color.red.tagged("a").position(x: 50, y: 0) }
        #expect(frames["a"] == CGRect(0, -25, 100, 50))
    }
}
