import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import Notes

@Suite("Notes")
struct NotebookTests {
    private final class Model {
        var notebook = Notebook()
        var binding: Binding<Notebook> {
            Binding(get: { self.notebook }, set: { self.notebook = $0 })
        }
    }

    private struct Root: View {
        @State var notebook: Notebook
        let told: (Notebook) -> Void
        var body: some View {
            NotebookView(notebook: $notebook).onChange(of: notebook) { told(notebook) }
        }
    }

    private func screen(_ model: Model) -> Screen {
        Screen(800, 500) { Root(notebook: model.notebook) { model.notebook = $0 } }
    }

    private func text(_ note: Note?) -> String { note.map { String($0.text.characters) } ?? "" }

    @Test("A notebook is the same after it was saved and read")
    func saved() throws {
        var note = Note(
            text: AttributedString("plain "), changed: Date(timeIntervalSince1970: 1000))
        var bold = AttributedString("bold")
        bold.font = .body.bold().italic()
        bold.foregroundColor = .red
        var link = AttributedString("link")
        link.link = URL(string: "https://example.org")
        link.underlineStyle = .single
        note.text += bold + link
        var notebook = Notebook()
        notebook.notes = [note]
        #expect(try Notebook.notes(in: notebook.data()) == [note])
        #expect(throws: (any Error).self) { try Notebook.notes(in: Data("[{}]".utf8)) }
    }

    @Test("The first line of a note is its title")
    func titles() {
        #expect(Note(text: AttributedString("\n  Milk \nand bread")).title == "Milk")
        #expect(Note(text: AttributedString("\n  Milk \nand bread")).summary == "and bread")
        #expect(Note().title == "New Note")
        #expect(Note(text: AttributedString("It’s one, two. Three!")).wordCount == 4)
    }

    @Test("A note is written, found by its words, and deleted")
    func story() throws {
        let model = Model()
        let screen = screen(model)
        try #require(screen.element(.button, "New Note")).perform()
        screen.advance(by: .milliseconds(500))
        screen.type("Shopping\nmilk")
        #expect(text(model.notebook.notes.last) == "Shopping\nmilk")
        #expect(screen.texts.contains("Shopping") && screen.texts.contains("2 words"))
        let search = try #require(screen.element(.textField, "Search"))
        screen.click(at: CGPoint(x: search.frame.midX, y: search.frame.midY))
        screen.type("milk")
        #expect(screen.texts.contains("Shopping") && !screen.texts.contains("Welcome"))
        screen.press(.escape)
        screen.press(.escape)
        #expect(screen.texts.contains("Welcome"))
        let row = try #require(
            screen.elements().first { $0.label.hasPrefix("Shopping, ") })
        screen.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY), with: .secondary)
        let menu = try #require(screen.popups.first)
        #expect(menu.texts == ["Delete"])
        menu.click("Delete")
        screen.advance(by: .milliseconds(500))
        #expect(model.notebook.notes.count == 1 && screen.texts.contains("Welcome"))
    }

    @Test("The tools show how the selected text is set, and change it")
    func tools() throws {
        let model = Model()
        let screen = screen(model)
        screen.advance(by: .milliseconds(500))
        screen.press(.home, modifiers: .control)
        screen.press(.end, modifiers: .shift)
        let bold = try #require(screen.elements().first { $0.label == "Bold" })
        #expect(bold.semantics.states.contains(.checked))
        bold.perform()
        screen.advance(by: .milliseconds(50))
        let font = model.notebook.notes[0].text.runs.first?.swiftUI.font
        #expect(font?.resolve(in: EnvironmentValues().fontResolutionContext).isBold == false)
        let isOff = screen.elements().first { $0.label == "Bold" }
        #expect(isOff?.semantics.states.contains(.checked) == false)
        screen.press(.character("z"), modifiers: .control)
        let isOn = screen.elements().first { $0.label == "Bold" }
        #expect(isOn?.semantics.states.contains(.checked) == true)
        let restored = model.notebook.notes[0].text.runs.first?.swiftUI.font
        #expect(restored?.resolve(in: EnvironmentValues().fontResolutionContext).isBold == true)
    }
}
