import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Alignment guides")
struct AlignmentGuideTests {
    @Test("A view may set a guide, by which the column is aligned")
    func explicit() {
        let frames = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).tagged("a")
                box(10, 10).alignmentGuide(.leading) { _ in -20 }.tagged("b")
            }
        }
        #expect(frames["a"]?.minX == 0)
        #expect(frames["b"]?.minX == 20)
    }

    @Test("Only the guide of the container's alignment matters")
    func otherLine() {
        let frames = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).alignmentGuide(.trailing) { _ in -20 }.tagged("a")
            }
        }
        #expect(frames["a"]?.minX == 0)
    }

    @Test("A guide can depend on the size and other guides; the outer modifier wins")
    func nested() {
        let frames = frames(nil, nil) {
            HStack(alignment: .top, spacing: 0) {
                box(10, 40).tagged("a")
                box(10, 20)
                    .alignmentGuide(.top) { $0[.bottom] - $0.width }
                    .alignmentGuide(.top) { $0[.top] * -2 }
                    .tagged("b")
            }
        }
        // Inside, the guide is at 20 − 10, outside at −20.
        #expect(frames["b"]?.minY == 20)
    }

    @Test("A custom guide has a default, passes through containers, and is the mean of several")
    func custom() {
        let frames = frames(nil, nil) {
            HStack(alignment: .third, spacing: 0) {
                box(10, 30).tagged("a")
                VStack(spacing: 0) {
                    box(10, 10).alignmentGuide(.third) { _ in 0 }
                    box(10, 10).alignmentGuide(.third) { _ in 10 }
                }
                .tagged("b")
            }
        }
        // The column's guide is the mean of 0 and 10 + 10.
        #expect(frames["a"]?.minY == 0)
        #expect(frames["b"]?.minY == 0)
    }

    @Test("A guide of the frame stays inside the container")
    func frameLines() {
        let frames = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                HStack { box(10, 10).alignmentGuide(.leading) { _ in -20 } }.tagged("a")
            }
        }
        #expect(frames["a"]?.minX == 0)
    }

    @Test(
        "A baseline passes through the modifiers around the text",
        arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
    func baselines(alignment: VerticalAlignment) {
        let frames = frames(nil, nil) {
            HStack(alignment: alignment, spacing: 0) {
                Text("a").font(.title).tagged("title")
                Text("b").tagged("plain")
                Text("b").padding(5).tagged("padded")
                Text("b").background(Color.red).border(.red).tagged("decorated")
                Text("b").frame(width: 20).tagged("framed")
                VStack { Text("b").padding(1) }.tagged("nested")
                box(5, 5).tagged("box")
            }
        }
        // A title's baseline is 19.5 down, a body's 12; a box stands on it.
        #expect(frames["title"]?.minY == 0)
        #expect(frames["plain"]?.minY == 7.5)
        #expect(frames["padded"]?.minY == 2.5)
        #expect(frames["decorated"]?.minY == 7.5)
        #expect(frames["framed"]?.minY == 7.5)
        #expect(frames["nested"]?.minY == 6.5)
        #expect(frames["box"]?.minY == 14.5)
    }

    @Test("The first baseline of a column is that of its first line, the last of its last")
    func columns() {
        let column = VStack(spacing: 0) {
            Text("a")
            Text("b")
        }
        let first = frames(nil, nil) {
            HStack(alignment: .firstTextBaseline) {
                column.tagged("a"); Text("c").tagged("c")
            }
        }
        #expect(first["c"]?.minY == 0)
        let last = frames(nil, nil) {
            HStack(alignment: .lastTextBaseline) {
                column.tagged("a"); Text("c").tagged("c")
            }
        }
        #expect(last["c"]?.minY == 16)
    }

    @Test("An AlignmentID defines the combined guide of several children: here the lowest")
    func combined() {
        let column = VStack(spacing: 0) {
            box(10, 10).alignmentGuide(.lowest) { _ in 2 }
            box(10, 10)
            box(10, 10).alignmentGuide(.lowest) { _ in 3 }
        }
        let frames = frames(nil, nil) {
            HStack(alignment: .lowest, spacing: 0) {
                column.tagged("column")
                box(10, 10).tagged("box")
            }
        }
        // The lowest guide is 23 down the column, and the box's is at its top.
        #expect(frames["box"]?.minY == 23)
    }

    @Test("The same in a ZStack and in a custom layout; children without the guide do not count")
    func combinedElsewhere() {
        struct Row: View {
            var body: some View {
                HStack(alignment: .counted, spacing: 0) {
                    ZStack(alignment: .top) {
                        box(10, 30).alignmentGuide(.counted) { _ in 20 }
                        box(10, 30)
                        box(10, 30).alignmentGuide(.counted) { _ in 20 }
                    }
                    Plain {
                        box(10, 30).alignmentGuide(.counted) { _ in 20 }
                    }
                    .tagged("one")
                    box(10, 10).tagged("box")
                }
            }
        }
        // 20 + 1 for the second child in the ZStack, 20 in the layout, 0 in the box.
        let frames = frames(nil, nil) { Row() }
        #expect(frames["one"]?.minY == 1)
        #expect(frames["box"]?.minY == 21)
    }

    @Test("A combined guide of nil is the default")
    func uncombined() {
        let frames = frames(nil, nil) {
            HStack(alignment: .unset, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 20).alignmentGuide(.unset) { _ in 15 }
                    box(10, 20)
                }
                box(10, 10).tagged("box")
            }
        }
        #expect(frames["box"]?.minY == 0)
    }

    @Test("combineExplicit combines guides like a container")
    func combining() {
        let values: [CGFloat?] = [4, nil, 1, 10]
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 1)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 10)
        #expect(VerticalAlignment.center.combineExplicit(values) == 5)
        #expect(HorizontalAlignment.leading.combineExplicit(values) == 5)
        #expect(VerticalAlignment.third.combineExplicit(values) == 5)
        #expect(VerticalAlignment.lowest.combineExplicit(values) == 10)
        #expect(VerticalAlignment.lowest.combineExplicit([nil, .nan]) == nil)
        #expect(HorizontalAlignment.center.combineExplicit([]) == nil)
    }

    @Test("A guide that depends on state moves with it")
    func changing() {
        struct Moving: View {
            @State private var line: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Change("move", $line) { $0 -= 10 }
                    Text("me").alignmentGuide(.leading) { [line] _ in line }
                }
            }
        }
        let screen = Screen(32, 32) { Moving() }
        screen.click("move")
        #expect(screen.frame(of: "me")?.minX == 10)
        screen.click("move")
        // Now the column is 36 points wide, in a window of 32.
        #expect(screen.frame(of: "me")?.minX == 18)
    }
}

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    fileprivate static let third = VerticalAlignment(Third.self)

    private enum Lowest: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(
            childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
        ) {
            parentValue = max(childValue, parentValue ?? childValue)
        }
    }

    /// A guide whose combined value is the lowest of the children.
    fileprivate static let lowest = VerticalAlignment(Lowest.self)

    private enum Counted: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(
            childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
        ) {
            parentValue = childValue + CGFloat(n)
        }
    }

    /// A guide whose combined value is that of the last child, and a point lower for each one before.
    fileprivate static let counted = VerticalAlignment(Counted.self)

    private enum Unset: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(
            childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
        ) {
            parentValue = nil
        }
    }

    /// A guide that containers do not have.
    fileprivate static let unset = VerticalAlignment(Unset.self)
}

/// Places its children in its top-leading corner.
private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
