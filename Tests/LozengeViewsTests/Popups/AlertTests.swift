import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@Suite("Alerts")
struct AlertTests {
    private struct Asking: View {
        let diary: Diary
        @State var isShown = false

        var body: some View {
            VStack {
                Button("Ask") { isShown = true }
                Text(isShown ? "asking" : "quiet")
            }
            .alert("Delete it?", isPresented: $isShown) {
                Button("Delete", role: .destructive) { diary.note("delete") }
                Button("Cancel", role: .cancel) { diary.note("cancel") }
            } message: {
                Text("It cannot be brought back.")
            }
        }
    }

    private let diary = Diary()

    private func ask(_ screen: Screen) throws -> Screen {
        screen.click("Ask")
        return try #require(screen.popups.first)
    }

    @Test("A reader cannot act on the window behind an alert")
    func reader() throws {
        let screen = Screen(200, 200) { [diary] in
            VStack {
                Asking(diary: diary)
                Button("Behind") { diary.note("behind") }
            }
        }
        var button: SemanticID?
        screen.client.observeSemantics { update in
            button = update.changed.first { $0.properties.label == "Behind" }?.id ?? button
        }
        screen.client.updateSemantics()
        let behind = try #require(button)
        let alert = try ask(screen)
        screen.client.perform(.perform(behind, 0))
        #expect(diary.lines.isEmpty)
        alert.click("Cancel")
        screen.client.perform(.perform(behind, 0))
        #expect(diary.lines == ["cancel", "behind"])
    }

    @Test(
        "An alert adds no answer to those of the app, whatever else it has and if one is disabled")
    func ownAnswers() throws {
        let screen = Screen(200, 200) {
            Text("Page").alert("New Item", isPresented: .constant(true)) {
                TextField("Title", text: .constant(""))
                Button("Add") {}.disabled(true)
                Button("Cancel", role: .cancel) {}
            }
        }
        let alert = try #require(screen.popups.first)
        #expect(alert.button("Add").exists && alert.button("Cancel").exists)
        #expect(!alert.button("OK").exists)
    }

    @Test("An alert is a dialog with its title, message and buttons")
    func content() throws {
        let alert = try ask(Screen(200, 200) { Asking(diary: diary) })
        #expect(alert.popup?.kind == .dialog)
        let frames = try ["Delete it?", "It cannot be brought back.", "Delete", "Cancel"]
            .map { try #require(alert.frame(of: $0)) }
        #expect(frames[0].maxY <= frames[1].minY)
        #expect(frames[1].maxY < frames[2].minY)
        // The button without an effect comes first in a row.
        #expect(frames[2].midY == frames[3].midY)
        #expect(frames[3].maxX < frames[2].minX)
    }

    @Test("A button ends it, after its action; the value is false then")
    func answer() throws {
        let screen = Screen(200, 200) { Asking(diary: diary) }
        let alert = try ask(screen)
        #expect(screen.frame(of: "asking") != nil)
        alert.click("Delete")
        #expect(diary.lines == ["delete"])
        #expect(screen.popups.isEmpty)
        #expect(screen.frame(of: "quiet") != nil)
        _ = try ask(screen)
        #expect(screen.popups.count == 1)
    }

    @Test("The window behind is modal: a press there brings the alert to the front")
    func modal() throws {
        let screen = Screen(200, 200) { Asking(diary: diary) }
        let alert = try ask(screen)
        screen.click("Ask")
        screen.press(.tab)
        screen.press(.return)
        let before = alert.activations
        #expect(before > 0)
        screen.close()
        #expect(screen.popups.count == 1)
        #expect(alert.activations == before + 1)
        #expect(diary.lines == [])
    }

    @Test("Escape and closing the dialog press the cancel button")
    func escape() throws {
        let screen = Screen(200, 200) { Asking(diary: diary) }
        try ask(screen).press(.escape)
        #expect(diary.lines == ["cancel"])
        #expect(screen.popups.isEmpty)
        try ask(screen).close()
        #expect(diary.lines == ["cancel", "cancel"])
        #expect(screen.popups.isEmpty)
    }

    @Test("Without buttons there is an OK button; Return and Escape press it")
    func plain() throws {
        let screen = Screen(200, 200) { Knocking() }
        for key in [Key.return, .escape] {
            let alert = try ask(screen)
            #expect(alert.frame(of: "OK") != nil)
            alert.press(key)
            #expect(screen.popups.isEmpty)
        }
    }

    private struct Knocking: View {
        @State private var isShown = false

        var body: some View {
            Button("Ask") { isShown = true }.alert("Nobody is here.", isPresented: $isShown) {}
        }
    }

    @Test("The default button is filled; of two candidates, the first")
    func marked() throws {
        let screen = Screen(200, 200) { Saving(diary: diary) }
        let alert = try ask(screen)
        #expect(filled(in: alert) == ["Save"])
        alert.press(.return)
        #expect(diary.lines == ["save"])
    }

    private struct Saving: View {
        let diary: Diary
        @State private var isShown = false

        var body: some View {
            Button("Ask") { isShown = true }.alert("Save?", isPresented: $isShown) {
                Button("Cancel", role: .cancel) { diary.note("cancel") }
                Button("Delete", role: .destructive) { diary.note("delete") }
                Button("Never") { diary.note("never") }.disabled(true)
                Button("Save") { diary.note("save") }
                Button("Save Elsewhere") { diary.note("elsewhere") }
            }
        }
    }

    @Test("A defaultAction shortcut makes another button the default")
    func markedByShortcut() throws {
        let screen = Screen(200, 200) { Emptying(diary: diary) }
        let alert = try ask(screen)
        #expect(filled(in: alert) == ["Empty"])
        alert.press(.return)
        #expect(diary.lines == ["empty"])
    }

    private struct Emptying: View {
        let diary: Diary
        @State private var isShown = false

        var body: some View {
            Button("Ask") { isShown = true }.alert("Empty?", isPresented: $isShown) {
                Button("Look") { diary.note("look") }
                Button("Empty", role: .destructive) { diary.note("empty") }
                    .keyboardShortcut(.defaultAction)
            }
        }
    }

    @Test("A single button is filled; between cancel and delete, none is")
    func onlyAndNone() throws {
        #expect(filled(in: try ask(Screen(200, 200) { Knocking() })) == ["OK"])
        let screen = Screen(200, 200) { Asking(diary: diary) }
        let alert = try ask(screen)
        #expect(filled(in: alert) == [])
        alert.press(.return)
        #expect(diary.lines == [])
    }

    /// The labels of buttons with white text on a colour.
    private func filled(in alert: Screen) -> [String] {
        alert.text.split(separator: "\n").filter { $0.contains("#ffffff \"") }
            .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }

    @Test("The app ends it by setting the value to false")
    func programmatic() throws {
        let switched = Switch()
        let screen = Screen(200, 200) { Followed(switched: switched) }
        switched.isOn = true
        #expect(screen.displayList.isEmpty == false)
        #expect(screen.popups.count == 1)
        switched.isOn = false
        #expect(screen.displayList.isEmpty == false)
        #expect(screen.popups.isEmpty)
    }

    @Observable
    final class Switch {
        var isOn = false
    }

    private struct Followed: View {
        @Bindable var switched: Switch

        var body: some View {
            Text("here").contextMenu { Button("Copy") {} }
                .alert("Well?", isPresented: $switched.isOn) {}
        }
    }

    @Test("An alert closes an open menu")
    func besidesMenu() {
        let switched = Switch()
        let screen = Screen(200, 100) { Followed(switched: switched) }
        screen.click("here", with: .secondary)
        #expect(screen.popups.map(\.popup?.kind) == [.menu])
        switched.isOn = true
        #expect(screen.words == ["here"])
        #expect(screen.popups.map(\.popup?.kind) == [.dialog])
    }

    @Test("The presented value is passed to its views, and nil shows no alert")
    func presenting() throws {
        let screen = Screen(200, 200) { Finding() }
        screen.click("Lose")
        #expect(screen.popups.isEmpty)
        screen.click("Find")
        let alert = try #require(screen.popups.first)
        #expect(alert.frame(of: "Mira is found.") != nil)
        alert.click("Greet Mira")
        #expect(screen.popups.isEmpty)
    }

    private struct Finding: View {
        @State private var name: String?
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Lose") { (name, isShown) = (nil, true) }
                Button("Find") { (name, isShown) = ("Mira", true) }
            }
            .alert("Search", isPresented: $isShown, presenting: name) { name in
                Button("Greet \(name)") {}
            } message: { name in
                Text("\(name) is found.")
            }
        }
    }

    @Test("An alert may contain a text field, which is focused")
    func field() throws {
        let screen = Screen(200, 200) { Naming() }
        let alert = try ask(screen)
        alert.type("Mira")
        alert.click("Name")
        #expect(screen.frame(of: "hello Mira") != nil)
    }

    private struct Naming: View {
        @State private var isShown = false
        @State private var name = ""

        var body: some View {
            VStack {
                Button("Ask") { isShown = true }
                Text("hello \(name)")
            }
            .alert("Who?", isPresented: $isShown) {
                TextField("Somebody", text: $name)
                Button("Name") {}
            }
        }
    }

    @Test("Fields are above the answers, one alone as well")
    func fieldAbove() throws {
        struct Greeting: View {
            @State private var name = ""

            var body: some View {
                Text("page").alert("Your name", isPresented: .constant(true)) {
                    Button("OK") {}
                    TextField("Name", text: $name)
                }
            }
        }
        let screen = Screen(400, 300) { Greeting() }
        let alert = try #require(screen.popups.first)
        let field = try #require(alert.element(.textField, "Name")?.frame)
        let button = try #require(alert.element(.button, "OK")?.frame)
        #expect(field.maxY <= button.minY && field.width == button.width)
    }

    @Test("A confirmation dialog always has a cancel button")
    func confirmation() throws {
        let screen = Screen(200, 200) { Leaving() }
        let dialog = try ask(screen)
        #expect(dialog.frame(of: "Save") != nil)
        #expect(dialog.frame(of: "Save first?") == nil)
        dialog.click("Cancel")
        #expect(screen.popups.isEmpty)
    }

    private struct Leaving: View {
        @State private var isShown = false

        var body: some View {
            Button("Ask") { isShown = true }
                .confirmationDialog(
                    "Save first?", isPresented: $isShown, titleVisibility: .hidden
                ) { Button("Save") {} }
        }
    }

    @Test("A confirmation dialog about data is there while the data are")
    func presentedChoice() throws {
        struct Deleting: View {
            let diary: Diary
            @State private var isShown = false
            @State private var name: String?

            var body: some View {
                Button("Ask") { isShown = true }
                Button("Choose") { name = "Ada" }
                    .confirmationDialog(
                        "Delete?", isPresented: $isShown, titleVisibility: .visible,
                        presenting: name
                    ) { name in
                        Button("Delete \(name)") { diary.note(name) }
                    } message: { name in
                        Text("\(name) is lost.")
                    }
            }
        }
        let diary = diary
        let screen = Screen(200, 200) { Deleting(diary: diary) }
        screen.click("Ask")
        #expect(screen.popups.isEmpty)
        screen.click("Choose")
        let dialog = try #require(screen.popups.last)
        #expect(dialog.words == ["Delete?", "Ada is lost.", "Delete Ada", "Cancel"])
        dialog.click("Delete Ada")
        #expect(diary.lines == ["Ada"] && screen.popups.isEmpty)
    }

    @Test("The user's text size applies to the alert, and can be changed there")
    func textSize() throws {
        let screen = Screen(200, 200) { Asking(diary: diary) }
        let alert = try ask(screen)
        let (before, width) = (try #require(alert.frame(of: "Delete it?")), alert.size.width)
        alert.press(.character("+"), modifiers: .control)
        #expect(screen.textSize == .xLarge)
        let after = try #require(alert.frame(of: "Delete it?"))
        #expect(after.height > before.height)
        #expect(alert.size.width > width)
    }
}
