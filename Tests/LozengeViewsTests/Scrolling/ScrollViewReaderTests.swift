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
}
