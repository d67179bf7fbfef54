import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// The exact number of evaluated bodies.
@Suite("Body evaluations")
struct BodyEvaluationTests {
    @Test("The first frame evaluates every body once")
    func firstFrame() {
        let screen = Screen(200, 200) { Outer() }
        // Eight of them are the window's own: its frame and ground, its layers with the content and that in front, and its
        // bars with that at the top and that below.
        #expect(screen.bodyEvaluations == 8 + 4)
        #expect(screen.words == ["outer", "inner 0", "leaf", "leaf"])
    }

    @Test("An unchanged frame evaluates none")
    func quietFrame() {
        let screen = Screen(200, 200) { Outer() }
        #expect(screen.evaluations { _ = screen.displayList } == 0)
    }

    @Test("A resize evaluates none", arguments: [(1, 1), (500, 300)] as [(CGFloat, CGFloat)])
    func resize(width: CGFloat, height: CGFloat) {
        let screen = Screen(200, 200) { Outer() }
        #expect(screen.evaluations { screen.resize(width, height) } == 0)
    }

    @Test("A change evaluates the body that reads it, and not the parent's")
    func change() {
        let clicked = TapCount()
        let screen = Screen(200, 200) { Tapped(count: clicked) }
        // Released over the view, the tap changes the state once.
        #expect(screen.evaluations { screen.click("0") } == 1)
        #expect(screen.words == ["1", "leaf"])
        #expect(clicked.evaluations == 1)
    }

    @Test("Two changes before a frame evaluate a body once")
    func twoChanges() {
        struct Twice: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Text("\(first)/\(second)").onTapGesture {
                    first += 1
                    second += 1
                    first += 1
                }
            }
        }
        let screen = Screen(200, 200) { Twice() }
        #expect(screen.evaluations { screen.click("0/0") } == 1)
        #expect(screen.words == ["2/1"])
    }

    @Test("A parent that describes an equal child does not evaluate it")
    func equalChild() {
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onTapGesture { count += 1 }
                Named(name: "same")
                Named(name: "number \(count / 2)")
            }
        }
        let screen = Screen(200, 200) { Parent() }
        #expect(screen.evaluations { screen.click("0") } == 1)
        #expect(screen.evaluations { screen.click("1") } == 2)
    }

    @Test("A geometry reader's content is described again for a new size, its bodies are not")
    func geometryReader() {
        let screen = Screen(200, 200) {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width))")
                Leaf()
            }
        }
        #expect(screen.evaluations { screen.resize(300, 200) } == 0)
        #expect(screen.words == ["300", "leaf"])
    }

    @Test("Another text size evaluates only the bodies that read it")
    func textSize() {
        let screen = Screen(200, 200) { Outer() }
        #expect(screen.evaluations { screen.textSize = .xxLarge } == 0)
    }
}

private struct Leaf: View {
    var body: some View { Text("leaf") }
}

private struct Named: View {
    let name: String
    var body: some View { Text(name) }
}

private struct Inner: View {
    @State private var count = 0
    var body: some View {
        Text("inner \(count)")
        Leaf()
    }
}

private struct Outer: View {
    var body: some View {
        VStack {
            Text("outer")
            Inner()
            Leaf()
        }
    }
}

/// Counts evaluations of a body from outside.
private final class TapCount {
    var evaluations = 0
}

private struct Tapped: View {
    let count: TapCount

    var body: some View {
        count.evaluations += 1
        return VStack {
            TapCounter()
            Leaf()
        }
    }
}

private struct TapCounter: View {
    @State private var taps = 0
    var body: some View { Text("\(taps)").onTapGesture { taps += 1 } }
}
