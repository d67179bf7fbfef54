import LozengeCore
import LozengeTesting
import Observation
import Testing

@testable import LozengeViews

@Suite("The reasons for evaluating a body, in words")
struct UpdateReasonsTests {
    @Observable fileprivate final class Book { var title = "a" }

    private struct Shelf: View {
        let book: Book
        @State private var count = 0
        @State private var name = "x"
        @State private var isDark = false
        @State private var isShown = false

        var body: some View {
            VStack {
                Label(name: name, count: $count, book: book)
                    .environment(\.colorScheme, isDark ? .dark : .light)
                Button("count") { count += 1 }
                Button("name") { name += "x" }
                Button("dark") { isDark.toggle() }
                Button("show") { isShown.toggle() }
                if isShown { Shown() }
            }
        }
    }

    private struct Label: View {
        let name: String
        @Binding var count: Int
        let book: Book
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text("\(name) \(count) \(book.title) \(scheme == .dark ? 1 : 0)") }
    }

    private struct Shown: View {
        var body: some View { Text("shown") }
    }

    @Test(
        "The property is named, wherever its value comes from",
        arguments: [
            ("count", "Label", "count of Shelf changed"), ("name", "Label", "name differs"),
            ("name", "Shelf", "name changed"),
            ("dark", "Label", "scheme of the environment changed"),
            ("show", "Shown", "it is new"), ("book", "Label", "an observed object changed"),
        ])
    func reasons(change: String, view: String, reason: String) {
        let book = Book()
        let screen = Screen(300, 300) { Shelf(book: book) }
        var reasons: [String] = []
        let inspection = Inspection(of: screen.window) {
            guard case .frame(let frame) = $0 else { return }
            reasons += frame.bodies.filter { $0.label == view }.flatMap(\.causes)
        }
        _ = inspection.answer(.watch(isOn: true))
        if change == "book" {
            book.title = "b"
            _ = screen.displayList
        } else {
            screen.click(change)
        }
        #expect(reasons == [reason])
    }
}
