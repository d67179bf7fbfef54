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
}
