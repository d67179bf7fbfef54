import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Distribution of space in a stack")
struct StackSharingTests {
    @Test("Equally flexible views share equally")
    func equalShares() {
        let frames = frames(100, 20) {
            HStack(spacing: 5) {
                Color.red.tagged("a")
                Color.red.tagged("b")
                Color.red.tagged("c")
            }
        }
        #expect(frames["a"] == CGRect(0, 0, 30, 20))
        #expect(frames["b"] == CGRect(35, 0, 30, 20))
        #expect(frames["c"] == CGRect(70, 0, 30, 20))
    }

    @Test("The least flexible views are served first, and the rest goes to the others")
    func flexibility() {
        let frames = frames(100, 20) {
            HStack(spacing: 0) {
                Color.red.tagged("a")
                Color.red.frame(minWidth: 10, maxWidth: 20).tagged("b")
                box(30, 10).tagged("c")
            }
        }
        #expect(frames["a"]?.width == 50)
        #expect(frames["b"]?.width == 20)
        #expect(frames["c"]?.width == 30)
    }

    @Test("Of two infinite views, the one with the larger least length is first")
    func largerLeast() {
        let frames = frames(100, 20) {
            HStack(spacing: 0) {
                Color.red.tagged("a")
                Color.red.frame(minWidth: 70, maxWidth: .infinity).tagged("b")
            }
        }
        #expect(frames["a"]?.width == 30)
        #expect(frames["b"]?.width == 70)
    }

    @Test(
        "A higher priority takes what it wants, but leaves the others their least length",
        arguments: [(1.0, -1.0), (2, 1), (0, -0.5)])
    func priority(high: Double, low: Double) {
        let frames = frames(100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 60).layoutPriority(low).tagged("low")
                Color.red.layoutPriority(high).tagged("high")
            }
        }
        #expect(frames["low"]?.width == 20)
        #expect(frames["high"]?.width == 80)
    }

    @Test("A frame, padding or stack resets the priority; a background keeps it")
    func priorityOfWrappers() {
        func widths(_ view: some View) -> CGFloat? {
            frames(100, 20) {
                HStack(spacing: 0) {
                    view
                    Color.red.tagged("other")
                }
            }["other"]?.width
        }
        let important = Color.red.layoutPriority(1)
        #expect(widths(important) == 0)
        #expect(widths(important.background(Color.blue).border(.red)) == 0)
        #expect(widths(important.offset(x: 1).hidden()) == 0)
        #expect(widths(important.padding(0)) == 50)
        #expect(widths(important.frame(height: 10)) == 50)
        #expect(widths(important.frame(maxHeight: 10)) == 50)
        #expect(
            widths(
                HStack {
                    important; Color.blue.frame(width: 0)
                }) == 50)
    }

    @Test("Too many rigid views overflow at the trailing end")
    func overflow() {
        let report = layoutReport(
            of: HStack(spacing: 0) {
                box(30, 10).tagged("a")
                box(30, 10).tagged("b")
            }, in: ProposedViewSize(40, 20))
        #expect(report.size == CGSize(60, 10))
        #expect(report.frames["b"] == CGRect(30, 0, 30, 10))
    }

    @Test("Without a proposal all views have their ideal size")
    func unspecified() {
        let report = layoutReport(
            of: VStack {
                Color.red.tagged("a")
                box(40, 10)
            }, in: .unspecified)
        // With the column's width as proposal, the colour fills it.
        #expect(report.size == CGSize(40, 28))
        #expect(report.frames["a"] == CGRect(0, 0, 40, 10))
    }
}
