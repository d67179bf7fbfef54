import LozengeControls
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing

@Suite("Suggestions of a text field")
struct TextInputSuggestionsTests {
    @Observable
    final class Model {
        var city = ""
        var submitted: [String] = []
    }

    private struct Form: View {
        @Bindable var model: Model
        var body: some View {
            VStack {
                TextField("City", text: $model.city)
                    .textInputSuggestions(
                        ["Bergen", "Berlin", "Bern"].filter { $0.hasPrefix(model.city) }, id: \.self
                    ) {
                        Text($0).textInputCompletion($0)
                    }
                    .onSubmit { model.submitted.append(model.city) }
                Spacer()
            }
        }
    }

    private func screen(_ model: Model) -> Screen {
        let screen = Screen(200, 300) { Form(model: model) }
        screen.press(.tab)
        return screen
    }

    private func cities(_ screen: Screen) -> [String] {
        screen.texts.filter { $0.hasPrefix("Ber") }
    }

    @Test("Tab passes them, to the next field")
    func passed() {
        let model = Model()
        let screen = Screen(200, 300) {
            Form(model: model)
            TextField("Country", text: .constant(""))
        }
        screen.press(.tab)
        screen.type("B\t")
        #expect(screen.textField("Country").states.contains(.focused))
    }

    @Test(
        "They are shown when something is written; an arrow and Return take one, and submit nothing"
    )
    func chosen() {
        let model = Model()
        let screen = screen(model)
        #expect(cities(screen) == [])
        screen.type("B")
        #expect(cities(screen) == ["Bergen", "Berlin", "Bern"])
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(model.city == "Berlin" && model.submitted == [])
        #expect(cities(screen) == ["Berlin"])
        screen.press(.return)
        #expect(model.submitted == ["Berlin"])
        screen.press(.character("z"), modifiers: .control)
        #expect(model.city == "B")
    }

    @Test("A press takes one, and typing goes on behind it")
    func pressed() {
        let model = Model()
        let screen = screen(model)
        screen.type("Ber")
        screen.click("Bern")
        #expect(model.city == "Bern")
        screen.type("!")
        #expect(model.city == "Bern!")
    }

    @Test("A press in the field gives it the keyboard")
    func focused() {
        let model = Model()
        let screen = Screen(200, 300) { Form(model: model) }
        screen.click("City")
        screen.type("Berg")
        #expect(cities(screen) == ["Berg", "Bergen"])
    }

    @Test("Escape hides them until the text changes; Up goes back to the text")
    func hidden() {
        let model = Model()
        let screen = screen(model)
        screen.type("B")
        screen.press(.escape)
        #expect(cities(screen) == [])
        screen.type("e")
        #expect(cities(screen).count == 3)
        screen.press(.downArrow)
        screen.press(.upArrow)
        screen.press(.return)
        #expect(model.city == "Be" && model.submitted == ["Be"])
    }

    private struct Grouped: View {
        @State private var text = ""
        let submitted: () -> Void
        var body: some View {
            VStack {
                TextField("City", text: $text)
                    .textInputSuggestions {
                        Text("Norway")
                        Text("Bergen").textInputCompletion("Bergen")
                    }
                Text("<\(text)>")
                Button("OK", action: submitted).keyboardShortcut(.defaultAction)
                Spacer()
            }
        }
    }

    @Test("A header is not chosen, and without a choice Return is for others")
    func header() {
        var submissions = 0
        let screen = Screen(200, 300) { Grouped { submissions += 1 } }
        screen.press(.tab)
        screen.type("x")
        screen.press(.return)
        #expect(submissions == 1)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(screen.texts.contains("<Bergen>") && submissions == 1)
    }

    private struct Many: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Number", text: $text).textInputSuggestions(0..<40, id: \.self) {
                    Text("row \($0)").textInputCompletion("\($0)")
                }
                Text("<\(text)>")
                Spacer()
            }
        }
    }

    @Test("Of many, ten are seen, and the chosen one is scrolled into view")
    func many() {
        let screen = Screen(200, 600) { Many() }
        screen.press(.tab)
        screen.type("x")
        #expect(screen.texts.contains("row 9") && !screen.texts.contains("row 20"))
        for _ in 0...20 { screen.press(.downArrow) }
        screen.advance(by: .milliseconds(500))
        #expect(screen.texts.contains("row 20"))
        screen.press(.return)
        #expect(screen.texts.contains("<20>"))
    }
}
