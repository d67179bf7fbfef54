import Foundation
import LozengeTesting
import Testing

@Suite("Alignment guides")
struct AlignmentGuideTests {
    @Test("A view may say where its line is, and the column lines up by it")
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

    @Test("Only the line that the container asks for matters")
    func otherLine() {
        let frames = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).alignmentGuide(.trailing) { _ in -20 }.tagged("a")
            }
        }
        #expect(frames["a"]?.minX == 0)
    }

    @Test("The line can be made from the size and the other lines; the outer one wins")
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
        // Inside the line is at 20 − 10, outside at −20.
        #expect(frames["b"]?.minY == 20)
    }

    @Test("A custom line has its default, travels through containers, and is the mean of several")
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
        // The column's line is the mean of 0 and 10 + 10.
        #expect(frames["a"]?.minY == 0)
        #expect(frames["b"]?.minY == 0)
    }

    @Test("A line of the frame stays inside the container")
    func frameLines() {
        let frames = frames(nil, nil) {
            VStack(alignment: .leading, spacing: 0) {
                HStack { box(10, 10).alignmentGuide(.leading) { _ in -20 } }.tagged("a")
            }
        }
        #expect(frames["a"]?.minX == 0)
    }

    @Test(
        "A baseline is seen through what is around the text",
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

    @Test("An app says how a container combines a line of several children: here the lowest counts")
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
        // The lowest line is 23 down the column, and the box's is at its top.
        #expect(frames["box"]?.minY == 23)
    }

    @Test("In layers and in a layout of an app, too; children without the line are not counted")
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
        // 20 + 1 for the second child in the layers, 20 in the layout, 0 in the box.
        let frames = frames(nil, nil) { Row() }
        #expect(frames["one"]?.minY == 1)
        #expect(frames["box"]?.minY == 21)
    }

    @Test("A line that an app leaves unset is where it is by default")
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

    @Test("A program combines lines as a container does")
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

    @Test("A line that depends on state moves when it changes")
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

    /// A line that a container has where it is lowest in a child.
    fileprivate static let lowest = VerticalAlignment(Lowest.self)

    private enum Counted: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(
            childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
        ) {
            parentValue = childValue + CGFloat(n)
        }
    }

    /// A line that a container has where it is in the last child, and a point lower for each before.
    fileprivate static let counted = VerticalAlignment(Counted.self)

    private enum Unset: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(
            childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
        ) {
            parentValue = nil
        }
    }

    /// A line that containers do not have.
    fileprivate static let unset = VerticalAlignment(Unset.self)
}

/// Its children at its top-leading corner.
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
