import Combine
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Scrolling to a view by its id")
struct ScrollViewReaderTests {
    /// A reader of rows that scrolls to each id it is sent.
    private struct Reading<Rows: View>: View {
        let wishes: PassthroughSubject<Int, Never>
        @ViewBuilder let rows: Rows

        var body: some View {
            ScrollViewReader { reader in
                rows.onReceive(wishes) { reader.scrollTo($0, anchor: .top) }
            }
        }
    }

    private func position(of text: String, after wish: Int, @ViewBuilder _ rows: () -> some View)
        -> CGFloat?
    {
        let wishes = PassthroughSubject<Int, Never>()
        let content = rows()
        let screen = Screen(200, 200) { Reading(wishes: wishes) { content } }
        wishes.send(wish)
        return screen.frame(of: text)?.midY
    }

    @Test("A row of a collection in another one is found, in a list and in a stack")
    func nested() throws {
        let inList = position(of: "row 150", after: 150) {
            List {
                ForEach(0..<10, id: \.self) { section in
                    Section("section \(section)") {
                        ForEach(100 + section * 10..<110 + section * 10, id: \.self) {
                            Text("row \($0)")
                        }
                    }
                }
            }
        }
        #expect(try #require(inList) < 60)
        let inStack = position(of: "row 150", after: 150) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { section in
                        ForEach(100 + section * 10..<110 + section * 10, id: \.self) {
                            Text("row \($0)").frame(height: 30)
                        }
                    }
                }
            }
        }
        #expect(inStack == 15)
    }

    @Test("A row is found by an id of its own, beside that of its element")
    func ownIdentity() {
        let position = position(of: "row 150", after: 150) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach((0..<300).map { "element \($0)" }, id: \.self) { name in
                        let number = Int(name.dropFirst(8)) ?? 0
                        Text("row \(number)").frame(height: 30).id(number)
                    }
                }
            }
        }
        #expect(position == 15)
    }

    @Test("An id that no view has scrolls nowhere, and makes no rows if none could have it")
    func missing() {
        var made = 0
        let start = position(of: "row 0", after: -5) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach((0..<5_000).map { "row \($0)" }, id: \.self) { name in
                        made += 1
                        return Text(name).frame(height: 30)
                    }
                }
            }
        }
        #expect(start == 15)
        #expect(made < 100)
    }

    /// Rows of heights that no estimate knows.
    private struct Uneven: View {
        let isList: Bool

        private func row(_ number: Int) -> some View {
            Text("row \(number)").frame(height: 20 + CGFloat(number * number % 90))
        }

        var body: some View {
            if isList {
                List(0..<300, id: \.self) { row($0) }
            } else {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { row($0) } } }
            }
        }
    }

    private struct AnimatedReading: View {
        let wishes: PassthroughSubject<(row: Int, animation: Animation?), Never>
        let isList: Bool

        var body: some View {
            ScrollViewReader { reader in
                Uneven(isList: isList).onReceive(wishes) { wish in
                    withAnimation(wish.animation) { reader.scrollTo(wish.row, anchor: .center) }
                }
            }
        }
    }

    @Test(
        "With an animation, the content ends where it does without one, on one way and in time",
        arguments: [true, false], [299, 150, 40])
    func animated(isList: Bool, row: Int) throws {
        func open() -> (Screen, PassthroughSubject<(row: Int, animation: Animation?), Never>) {
            let wishes = PassthroughSubject<(row: Int, animation: Animation?), Never>()
            let screen = Screen(200, 200) { AnimatedReading(wishes: wishes, isList: isList) }
            _ = screen.displayList
            return (screen, wishes)
        }
        let (still, atOnce) = open()
        atOnce.send((row, nil))
        let expected = try #require(still.frame(of: "row \(row)")?.midY)

        let (screen, wishes) = open()
        wishes.send((row, .linear(duration: 1)))
        _ = screen.displayList
        var last = 0
        for _ in 0..<9 {
            screen.advance(by: .milliseconds(100))
            let first = try #require(screen.texts.compactMap { Int($0.dropFirst(4)) }.min())
            #expect(first >= last)
            last = first
        }
        // All the way is not left for the end.
        #expect(last > row / 2)
        screen.advance(by: .milliseconds(150))
        #expect(abs(try #require(screen.frame(of: "row \(row)")?.midY) - expected) < 0.5)
        wishes.send((0, .default))
        screen.advance(by: .milliseconds(100))
        wishes.send((row, .spring))
        screen.advance(by: .seconds(3))
        #expect(abs(try #require(screen.frame(of: "row \(row)")?.midY) - expected) < 0.5)
        screen.advance(by: .seconds(5))
        #expect(screen.timeToNextUpdate == nil)
    }
}
