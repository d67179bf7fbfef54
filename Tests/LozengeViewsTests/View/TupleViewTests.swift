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

    @Test("A value that a program sets is shown; in a list each view is a row, in a label all are")
    func uses() {
        var parts = TupleView((Text("a"), Text("b")))
        parts.value.0 = Text("c")
        let list = Screen(300, 300) { List { parts } }
        #expect(list.words == ["c", "b"])
        let (first, second) = (list.frame(of: "c"), list.frame(of: "b"))
        #expect(first.map(\.maxY) ?? .infinity <= second?.minY ?? 0)
        let form = Screen(400, 300) {
            Form {
                LabeledContent("Size") { Text("3") }
                Toggle(isOn: .constant(true)) { parts }
            }
        }
        #expect(form.words == ["Size", "3", "c", "b"])
    }
}
