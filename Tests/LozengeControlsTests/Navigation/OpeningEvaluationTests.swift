import Testing

@testable import LozengeControls
@testable import LozengeTesting
@testable import LozengeViews

@Suite("Bodies of a page and of a sheet that open")
struct OpeningEvaluationTests {
    private struct Library: View {
        @State private var path: [Int] = []
        @State private var isOpen = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Push").onTapGesture { path = [1] }
                    Text("Add").onTapGesture { isOpen = true }
                }
                .navigationTitle("Library")
                .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("New") }
                .toolbar { Button("Share") {} }
                .sheet(isPresented: $isOpen) {
                    NavigationStack {
                        Form { TextField("Name", text: .constant("")) }
                            .toolbar {
                                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                            }
                    }
                }
            }
        }
    }

    private struct LibraryApp: App {
        var body: some Scene { WindowGroup { Library() } }
    }

    /// The views of a transition are described before it, and at its beginning.
    private static let phases: Set = [
        "AppliedTransition", "ComingPage", "PagePlace", "LayerMotion",
    ]
    /// The bars of a sheet are described before its content has declared what is in them.
    private static let bars: Set = ["TopBar", "ToolbarView", "BarGround", "BottomBars"]

    /// Returns how often each body was evaluated by a click, by the names of the views.
    private func evaluations(clicking text: String) -> [(name: String, count: Int)] {
        let screen = TestedApp(LibraryApp()).open(500, 400)
        // The nodes are kept, so that none gets the place of another one.
        var evaluated: [ObjectIdentifier: (node: Node, count: Int)] = [:]
        screen.window.tree.bodyObserver = { node in
            evaluated[ObjectIdentifier(node), default: (node, 0)].count += 1
        }
        screen.click(text)
        screen.window.tree.bodyObserver = nil
        return evaluated.values.map { ($0.node.label, $0.count) }
    }

    @Test("A push evaluates no body twice, and that of the main menu not at all")
    func push() {
        let evaluated = evaluations(clicking: "Push")
        #expect(evaluated.contains { $0.name == "TopBar" })
        let twice = Set(evaluated.filter { $0.count > 1 }.map(\.name))
        #expect(twice.subtracting(Self.phases) == [])
        #expect(!evaluated.contains { $0.name == "MainMenuButton" })
    }

    @Test("A sheet evaluates no body twice but those of its bars")
    func sheet() {
        let evaluated = evaluations(clicking: "Add")
        #expect(evaluated.contains { $0.name == "Form" })
        let twice = Set(evaluated.filter { $0.count > 1 }.map(\.name))
        #expect(twice.subtracting(Self.phases).subtracting(Self.bars) == [])
    }
}
