import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Search")
struct SearchTests {
    private struct Tag: Identifiable {
        let id: String
    }

    private struct Case: View {
        let placement: SearchFieldPlacement
        @State private var text = ""
        @State private var scope = 1
        @State private var tags = [Tag(id: "red"), Tag(id: "blue")]

        var body: some View {
            Text("text ‘\(text)’ scope \(scope) tags \(tags.count)")
                .searchable(text: $text, tokens: $tags, placement: placement, prompt: "Find") {
                    Text($0.id)
                }
                .searchScopes($scope, activation: .onTextEntry) {
                    Text("All").tag(1)
                    Text("Mine").tag(2)
                }
        }
    }

    private struct Searched: View {
        let placement: SearchFieldPlacement
        @State private var text = ""
        @State private var count = 0

        init(placement: SearchFieldPlacement) { self.placement = placement }

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                ForEach(0..<20, id: \.self) { EnvironmentReader("row \($0)") }
            }
            .searchable(text: $text, placement: placement, prompt: "Find a row")
            .onSubmit(of: .search) { count += 1 }
            .refreshable { count += 1 }
        }
    }

    @Test(
        "A searched view that is described again does not evaluate its views",
        arguments: [SearchFieldPlacement.toolbar, .sidebar])
    func environment(placement: SearchFieldPlacement) {
        let screen = Screen(400, 800) { Searched(placement: placement) }
        let before = screen.bodyEvaluations
        screen.button("Count 0").press()
        #expect(screen.texts.contains("Count 1"))
        #expect(screen.bodyEvaluations - before < 20)
    }

    @Test("A search field grows with its text", arguments: DynamicTypeSize.allCases)
    func textSizes(size: DynamicTypeSize) throws {
        let screen = Screen(1600, 400) {
            Text("Content").searchable(text: .constant("words"), prompt: "Find")
        }
        screen.textSize = size
        let text = try #require(screen.frame(of: "words"))
        let ground = try #require(
            screen.fills.map(\.frame).filter { $0.contains(text) && $0.width < 1000 }
                .min { $0.height < $1.height })
        #expect(ground.height > 1.4 * text.height && ground.height < 2.4 * text.height)
        #expect(ground.minX < text.minX && text.maxX < ground.maxX)
    }

    @Test("A window opens with the keyboard in its list, not in its search field")
    func firstFocus() {
        struct Rows: View {
            @State private var text = ""
            @State private var chosen: Int?

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("row \(chosen ?? -1), text ‘\(text)’")
                        List(0..<4, id: \.self, selection: $chosen) { Text("number \($0)") }
                            .searchable(text: $text)
                    }
                }
            }
        }
        struct Finder: App {
            var body: some Scene {
                WindowGroup { Rows() }
            }
        }
        let screen = TestedApp(Finder()).open(400, 400)
        screen.press(.downArrow)
        #expect(screen.text("row 0, text ‘’").exists)
    }

    @Test("Scopes are below the field once there is a text, and are chosen by a press")
    func scopes() {
        let screen = Screen(600, 300) { Case(placement: .toolbar) }
        screen.press(.character("f"), modifiers: .control)
        #expect(screen.frame(of: "Mine") == nil)
        screen.type("x")
        screen.click("Mine")
        #expect(screen.frame(of: "text ‘x’ scope 2 tags 2") != nil)
    }

    private struct Fruit: View {
        @State private var text = ""
        @State private var chosen: String?
        let hasSuggestions: Bool

        init(hasSuggestions: Bool) { self.hasSuggestions = hasSuggestions }

        var body: some View {
            List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }
                .safeAreaInset(edge: .bottom) { Text("‘\(text)’ \(chosen ?? "none")") }
                .searchable(text: $text)
                .searchSuggestions {
                    if hasSuggestions { Text("apple").searchCompletion("apple") }
                }
        }
    }

    @Test("Down goes from the field to the list that is searched")
    func downToList() {
        let screen = Screen(500, 300) { Fruit(hasSuggestions: false) }
        screen.press(.character("f"), modifiers: .control)
        screen.type("a")
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(screen.frame(of: "‘a’ Apple") != nil, "\(screen.texts)")
    }

    @Test("The button that clears the field, which is gone then, gives the keyboard to it")
    func clearing() {
        let screen = Screen(500, 300) { Fruit(hasSuggestions: false) }
        screen.press(.character("f"), modifiers: .control)
        screen.type("a")
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.frame(of: "‘’ none") != nil, "\(screen.texts)")
        screen.type("p")
        #expect(screen.frame(of: "‘p’ none") != nil, "\(screen.texts)")
        screen.press(.downArrow)
        screen.click(.button, "Clear")
        screen.type("r")
        #expect(screen.text().containing("‘r’").exists, "\(screen.texts)")
    }

    @Test("Ctrl F selects the text, also in a field that has the keyboard")
    func again() {
        let screen = Screen(500, 300) { Fruit(hasSuggestions: false) }
        screen.press(.character("f"), modifiers: .control)
        screen.type("a")
        screen.press(.character("f"), modifiers: .control)
        screen.type("p")
        #expect(screen.frame(of: "‘p’ none") != nil, "\(screen.texts)")
        screen.press(.downArrow)
        screen.press(.character("f"), modifiers: .control)
        screen.type("r")
        #expect(screen.text().containing("‘r’").exists, "\(screen.texts)")
    }

    @Test("After a suggestion the caret is at its end")
    func caretAfterSuggestion() {
        let screen = Screen(500, 300) { Fruit(hasSuggestions: true) }
        screen.press(.character("f"), modifiers: .control)
        screen.type("p")
        screen.press(.downArrow)
        screen.press(.return)
        screen.type("s")
        #expect(screen.frame(of: "‘apples’ none") != nil, "\(screen.texts)")
    }

    @Test("In a narrow window the field is narrower, and leaves room for the items beside it")
    func narrow() throws {
        for width in [320, 400, 700] as [CGFloat] {
            let screen = Screen(width, 200) {
                Text("Page")
                    .navigationTitle("Tasks")
                    .toolbar { Button("Add") {} }
                    .searchable(text: .constant(""), prompt: "Find")
            }
            let field = try #require(screen.elements(.textField).first).frame
            let item = try #require(screen.element(.button, "Add")).frame
            #expect(field.maxX <= item.minX && item.maxX <= width, "\(width)")
            #expect(width < 700 || field.width > 180)
        }
    }

    @Test("Backspace before the text removes the last token")
    func tokens() {
        let screen = Screen(600, 300) { Case(placement: .toolbar) }
        #expect(screen.frame(of: "blue") != nil)
        screen.press(.character("f"), modifiers: .control)
        screen.press(.delete)
        #expect(screen.frame(of: "blue") == nil)
        #expect(screen.frame(of: "text ‘’ scope 1 tags 1") != nil)
    }

    @Test("A suggested token is added, and the text is cleared")
    func suggestedTokens() {
        struct Case: View {
            @State private var text = ""
            @State private var tags: [Tag] = []
            @State private var suggested = [Tag(id: "red"), Tag(id: "blue")]

            var body: some View {
                Text("text ‘\(text)’ tags \(tags.map(\.id))")
                    .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested) {
                        Text($0.id)
                    }
            }
        }
        let screen = Screen(600, 300) { Case() }
        #expect(screen.frame(of: "blue") == nil)
        screen.press(.character("f"), modifiers: .control)
        screen.type("bl")
        screen.click("blue")
        #expect(screen.frame(of: "text ‘’ tags [\"blue\"]") != nil)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(screen.frame(of: "text ‘’ tags [\"blue\", \"red\"]") != nil)
    }

    @Test("A program opens a search with tokens and suggestions, and sees when it ends")
    func presentedTokens() {
        struct Case: View {
            @State private var text = ""
            @State private var tags: [Tag] = []
            @State private var suggested = [Tag(id: "red")]
            @State private var isOpen = false

            var body: some View {
                VStack {
                    Button("Search Now") { isOpen = true }
                    Text("open \(isOpen ? 1 : 0) tags \(tags.count)")
                }
                .searchable(
                    text: $text, tokens: $tags, suggestedTokens: $suggested, isPresented: $isOpen,
                    prompt: "Find"
                ) {
                    Text($0.id)
                }
            }
        }
        let screen = Screen(600, 300) { Case() }
        screen.click("Search Now")
        #expect(screen.frame(of: "open 1 tags 0") != nil)
        screen.click("red")
        #expect(screen.frame(of: "open 1 tags 1") != nil)
        screen.press(.escape)
        #expect(screen.frame(of: "open 0 tags 1") != nil)
    }

    @Test("A token of another type, or of a field without tokens, is reported")
    func strangeTokens() {
        struct Number: Identifiable {
            let id: Int
        }
        let screen = Screen(600, 300) {
            Text("Content").searchable(text: .constant("")).searchSuggestions {
                Text("Seven").searchCompletion(Number(id: 7))
            }
        }
        screen.press(.character("f"), modifiers: .control)
        screen.click("Seven")
        #expect(saidReports.contains { $0.hasPrefix("This search field has no tokens.") })
    }

    @Test("A field above the content searches as well")
    func sidebar() {
        let screen = Screen(600, 300) {
            Text("Content").searchable(text: .constant(""), placement: .sidebar, prompt: "Find")
        }
        #expect(screen.frame(of: "Find") != nil)
        #expect(screen.element(.menuButton, "More") == nil)
    }

    @Test("A field in the sidebar of a split view is above its rows, and its scopes are, too")
    func splitView() throws {
        struct Case: View {
            @State private var text = ""
            @State private var scope = 1

            var body: some View {
                NavigationSplitView {
                    List { Text("row \(text)") }
                } detail: {
                    Text("detail \(scope)")
                }
                .searchable(text: $text, placement: .sidebar, prompt: "Find")
                .searchSuggestions { Text("A fruit").searchCompletion("apple") }
                .searchScopes($scope) {
                    Text("All").tag(1)
                    Text("Some").tag(2)
                }
            }
        }
        let screen = Screen(700, 300) { Case() }
        let row = try #require(screen.frame(of: "row "))
        let field = try #require(screen.frame(of: "Find"))
        #expect(screen.words.filter { $0 == "Find" }.count == 1)
        #expect(field.maxX < 200 && field.maxY < row.minY)
        screen.click("Find")
        screen.type("abc")
        #expect(screen.frame(of: "row abc") != nil)
        screen.click("A fruit")
        #expect(screen.frame(of: "row apple") != nil)
        #expect(!screen.words.contains("A fruit"))
        screen.click("Some")
        #expect(screen.frame(of: "detail 2") != nil)
        screen.click("row apple")
        screen.press(.character("f"), modifiers: .control)
        screen.type("s")
        #expect(screen.words.contains("A fruit"))
    }

    @Test("A program opens and closes the search by a binding")
    func binding() {
        struct Case: View {
            @State private var isOpen = false
            @State private var text = ""

            var body: some View {
                VStack {
                    Button("Toggle") { isOpen.toggle() }
                    Text("open \(isOpen ? 1 : 0)")
                }
                .searchable(text: $text, isPresented: $isOpen)
            }
        }
        let screen = Screen(600, 300) { Case() }
        screen.click("Toggle")
        screen.type("abc")
        #expect(screen.frame(of: "abc") != nil && screen.frame(of: "open 1") != nil)
        screen.press(.escape)
        screen.press(.escape)
        #expect(screen.frame(of: "open 0") != nil)
    }

    @Test("Escape clears the field, and then gives the keyboard to the list of results")
    func escapeToResults() {
        struct Case: View {
            @State private var text = ""
            @State private var chosen: String?

            var body: some View {
                List(["Ada", "Grace", "Edsger"], id: \.self, selection: $chosen) { Text($0) }
                    .searchable(text: $text)
                    .safeAreaInset(edge: .bottom) { Text("chosen: \(chosen ?? "none")") }
            }
        }
        let screen = Screen(600, 300) { Case() }
        screen.press(.character("f"), modifiers: .control)
        screen.type("x")
        screen.press(.escape)
        screen.press(.escape)
        screen.press(.downArrow)
        #expect(screen.texts.contains("chosen: Ada"))
    }
}
