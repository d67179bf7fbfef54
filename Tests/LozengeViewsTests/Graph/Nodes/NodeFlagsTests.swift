import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Marks that once stayed; `RandomEditTests` checks all of them on random trees.
@Suite("The dirty flags of nodes")
struct NodeFlagsTests {
    @Test("A view that comes into a row of several views with an overlay is shown")
    func rowWithOverlay() {
        struct Rows: View {
            @State private var isMore = false
            var body: some View {
                ForEach([1], id: \.self) { _ in
                    Group {
                        Text("a")
                        Text("b")
                        if isMore { Text("c") }
                    }.overlay { Text("o") }
                }
                Button("more") { isMore.toggle() }
            }
        }
        let screen = Screen(200, 200) { Rows() }
        #expect(screen.words.filter { $0 == "o" }.count == 2)
        screen.click("more")
        #expect(screen.words.contains("c"))
        #expect(screen.words.filter { $0 == "o" }.count == 3)
        screen.click("more")
        #expect(!screen.words.contains("c"))
    }
}
