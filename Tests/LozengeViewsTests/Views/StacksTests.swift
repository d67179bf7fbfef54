import Foundation
import LozengeTesting
import Testing

@Suite("HStack and VStack")
struct StacksTests {
    @Test(
        "Between two views are 8 points, unless something else is said",
        arguments: [(nil, 8), (0, 0), (30, 30), (-5, -5)] as [(CGFloat?, CGFloat)])
    func spacing(spacing: CGFloat?, distance: CGFloat) {
        let row = frames(nil, nil) {
            HStack(spacing: spacing) {
                box(10, 10)
                box(10, 10).tagged("b")
            }
        }
        #expect(row["b"] == CGRect(10 + distance, 0, 10, 10))
        let column = frames(nil, nil) {
            VStack(spacing: spacing) {
                box(10, 10)
                box(10, 10).tagged("b")
            }
        }
        #expect(column["b"] == CGRect(0, 10 + distance, 10, 10))
    }

    @Test("Text and text touch; text and box keep the distance the font asks for")
    func textSpacing() {
        let frames = frames(nil, nil) {
            VStack {
                Text("a").tagged("a")
                Text("b").tagged("b")
                box(10, 10).tagged("box")
                Text("c").tagged("c")
            }
        }
        #expect(frames["b"]?.minY == 16)
        // Below a text: the larger of 18 − 8 and 2 + 4; above it 18 − 12.
        #expect(frames["box"]?.minY == 42)
        #expect(frames["c"]?.minY == 58)
    }

    @Test(
        "Across, views line up where the alignment says",
        arguments: [(.top, 0), (.center, 10), (.bottom, 20)] as [(VerticalAlignment, CGFloat)])
    func rowAlignment(alignment: VerticalAlignment, y: CGFloat) {
        let frames = frames(nil, nil) {
            HStack(alignment: alignment) {
                box(10, 30).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["a"]?.minY == 0)
        #expect(frames["b"]?.minY == y)
    }

    @Test(
        "Across, columns line up where the alignment says",
        arguments: [(.leading, 0), (.center, 10), (.trailing, 20)]
            as [(HorizontalAlignment, CGFloat)])
    func columnAlignment(alignment: HorizontalAlignment, x: CGFloat) {
        let frames = frames(nil, nil) {
            VStack(alignment: alignment) {
                box(30, 10).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["b"]?.minX == x)
    }

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

    @Test("The least flexible are served first, and what they leave goes to the others")
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

    @Test("Of two without end, the one with the larger least length goes first")
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
        "A higher priority takes what it wants, but leaves the others their least",
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

    @Test("A frame, padding or stack has no priority of its own; a background keeps it")
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

    @Test("Too many rigid views stick out at the trailing end")
    func overflow() {
        let report = layoutReport(
            of: HStack(spacing: 0) {
                box(30, 10).tagged("a")
                box(30, 10).tagged("b")
            }, in: ProposedViewSize(40, 20))
        #expect(report.size == CGSize(60, 10))
        #expect(report.frames["b"] == CGRect(30, 0, 30, 10))
    }

    @Test("Where nothing is offered everything is at its ideal")
    func unspecified() {
        let report = layoutReport(
            of: VStack {
                Color.red.tagged("a")
                box(40, 10)
            }, in: .unspecified)
        // Told how wide the column is, the colour fills it.
        #expect(report.size == CGSize(40, 28))
        #expect(report.frames["a"] == CGRect(0, 0, 40, 10))
    }
}
