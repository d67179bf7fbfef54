import Combine
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

extension FocusedValues {
    @Entry fileprivate var word: String?
    @Entry fileprivate var number: Binding<Int>?
}

@Suite("Values of the focused view")
struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.word) private var word

        var body: some View { Text("word \(word ?? "none")") }
    }

    @Test("The nearest view to the focus wins, and the window's value comes last")
    func nearest() {
        let screen = Screen(300, 300) {
            VStack {
                Reader()
                VStack {
                    Button("A") {}.focusedValue(\.word, "inner")
                    Button("B") {}
                }
                .focusedValue(\.word, "outer")
                Button("C") {}
            }
            .focusedSceneValue(\.word, "window")
        }
        #expect(screen.words.first == "word window")
        screen.press(.tab)
        #expect(screen.words.first == "word inner")
        screen.press(.tab)
        #expect(screen.words.first == "word outer")
        screen.press(.tab)
        #expect(screen.words.first == "word window")
    }

    @Observable
    fileprivate final class Sheet {
        let title = "Budget"
    }

    @Test("An object of the window is found by its type")
    func objectOfWindow() {
        struct Title: View {
            @FocusedValue(Sheet.self) private var sheet

            var body: some View { Text("title \(sheet?.title ?? "none")") }
        }
        let sheet = Sheet()
        let screen = Screen(300, 300) {
            VStack {
                Title()
                Button("A") {}
            }
            .focusedSceneValue(sheet)
        }
        #expect(screen.words.first == "title Budget")
    }

    private struct Increment: View {
        @FocusedBinding(\.number) private var number

        var body: some View {
            Text("number \(number ?? -1)")
            Button("Add") { number? += 1 }.keyboardShortcut("i").disabled(number == nil)
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Text("count \(count)")
            Button("Count") {}.focusedValue(\.number, $count)
        }
    }

    @Test("A binding of the focused view is read and written; without one nothing happens")
    func binding() {
        let screen = Screen(300, 300) {
            VStack {
                Counter()
                Increment()
            }
        }
        #expect(screen.words.contains("number -1"))
        screen.press(.character("i"), modifiers: .control)
        #expect(screen.words.contains("count 0"))
        screen.press(.tab)
        screen.press(.character("i"), modifiers: .control)
        #expect(screen.words.contains("count 1") && screen.words.contains("number 1"))
    }

    final class Player: ObservableObject {
        @Published var title = "first"
    }

    private struct Title: View {
        @FocusedObject private var player: Player?

        var body: some View { Text("title \(player?.title ?? "none")") }
    }

    @Test("An object of the focused view updates its readers")
    func object() {
        let player = Player()
        let screen = Screen(300, 300) {
            VStack {
                Title()
                Button("A") {}.focusedObject(player)
            }
        }
        #expect(screen.words.first == "title none")
        screen.press(.tab)
        #expect(screen.words.first == "title first")
        player.title = "second"
        #expect(screen.words.first == "title second")
    }

    @Test("Commands read the values of their window")
    func commands() {
        let screen = Screen(300, 300) {
            Button("A") {}.focusedValue(\.word, "alpha")
        } commands: {
            CommandMenu("Words") { Reader() }
        }
        screen.press(.tab)
        screen.click("Words")
        #expect(screen.popups.last?.words == ["word alpha"])
    }
}
