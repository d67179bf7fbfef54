import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Several views as one")
struct TupleViewTests {
    /// Reads the two views that a closure makes.
    private struct Swapped<First: View, Second: View>: View {
        let parts: TupleView<(First, Second)>

        init(@ViewBuilder parts: () -> TupleView<(First, Second)>) { self.parts = parts() }

        var body: some View {
            VStack {
                parts.value.1
                parts.value.0
            }
        }
    }

    @Test("A program that names the views of a closure reads each")
    func parts() {
        let screen = Screen(300, 100) {
            Swapped {
                Text("one")
                Text("two").bold()
            }
        }
        #expect(screen.words == ["two", "one"])
    }

    @Test("The views are children of the container around them")
    func children() {
        let screen = Screen(300, 100) {
            HStack(spacing: 10) { TupleView((Text("a"), Text("b"), Text("c"))) }
        }
        #expect(screen.words == ["a", "b", "c"])
        let (a, b) = (screen.frame(of: "a"), screen.frame(of: "b"))
        #expect(b.map(\.minX) == a.map { $0.maxX + 10 })
    }
}
