import Foundation
import LozengeControls
import LozengeTesting
import LozengeViews
import Testing

@Suite("The first focus of a window")
struct FirstFocusTests {
    private struct Names: App {
        var body: some Scene {
            WindowGroup { NameForm(focusesCity: false) }
            Window("Others", id: "others") { NameForm(focusesCity: true) }
            Window("Far", id: "far") { FarField() }
        }
    }

    private struct NameForm: View {
        let focusesCity: Bool
        @State private var name = ""
        @State private var city = ""
        @FocusState private var isInCity: Bool

        var body: some View {
            VStack {
                Button("Clear") { (name, city) = ("", "") }
                TextField("Name", text: $name)
                TextField("City", text: $city).focused($isInCity)
            }
            .onAppear { isInCity = focusesCity }
        }
    }

    private struct FarField: View {
        @State private var text = ""

        var body: some View {
            ScrollView {
                Color.gray.frame(height: 2000)
                TextField("Answer", text: $text)
            }
        }
    }

    private let app = TestedApp(Names())

    @Test("The first field is written in at once, and Tab goes on from there")
    func firstField() {
        let screen = app.open(300, 200)
        screen.type("Ann")
        #expect(screen.element(.textField, "Name")?.value == "Ann")
        screen.press(.tab)
        screen.type("Bonn")
        #expect(screen.element(.textField, "City")?.value == "Bonn")
    }

    @Test("The text of the first field is selected, so that typing replaces it")
    func selected() {
        let screen = Screen(300, 200) { Presented() }
        screen.click("Rename")
        screen.advanceToEnd()
        screen.type("Lid")
        #expect(screen.element(.textField, "Name")?.value == "Lid")
    }

    /// A button that opens a sheet with a field.
    private struct Presented: View {
        @State private var isShown = false
        @State private var name = "Box"

        var body: some View {
            Button("Rename") { isShown = true }
                .sheet(isPresented: $isShown) { TextField("Name", text: $name) }
        }
    }

    @Test("A view that the program focuses has it instead")
    func program() {
        let screen = app.open(300, 200, scene: 1)
        screen.type("Bonn")
        #expect(screen.element(.textField, "City")?.value == "Bonn")
        #expect(screen.element(.textField, "Name")?.value == "")
    }

    @Test("A field that is out of sight does not have it, and the window is not scrolled")
    func outOfSight() {
        let screen = app.open(300, 200, scene: 2)
        #expect(screen.elements().allSatisfy { !$0.states.contains(.focused) })
        screen.press(.tab)
        screen.type("Bonn")
        #expect(screen.element(.textField, "Answer")?.value == "Bonn")
    }
}
