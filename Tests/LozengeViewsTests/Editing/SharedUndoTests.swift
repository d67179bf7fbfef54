import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing

@Suite("Undoing in fields and in the program")
struct SharedUndoTests {
    @Observable
    final class Model {
        var first = ""
        var second = ""
        var items = ["a", "b"]
        var title = ""
        /// True if the program registers the changes of the first text itself, as a document does.
        var registersTexts = false
    }

    private struct Form: View {
        @Bindable var model: Model
        @Environment(\.undoManager) private var undoManager

        init(model: Model) { self.model = model }

        var body: some View {
            VStack {
                TextField("First", text: first)
                TextField("Second", text: $model.second)
                Button("Remove") { remove() }
                Button("Undo") { undoManager?.undo() }
                Button("Redo") { undoManager?.redo() }
                Button("Title") { model.title = undoManager?.undoMenuItemTitle ?? "" }
            }
        }

        private var first: Binding<String> {
            Binding(get: { model.first }, set: { set($0) })
        }

        private func set(_ text: String) {
            let former = model.first
            model.first = text
            guard model.registersTexts, former != text else { return }
            undoManager?.registerUndo(withTarget: model) { _ in set(former) }
        }

        private func remove() {
            let removed = model.items.removeLast()
            undoManager?.registerUndo(withTarget: model) { $0.items.append(removed) }
        }
    }

    private func screen(_ model: Model) -> Screen {
        let screen = Screen(300, 300) { Form(model: model) }
        screen.press(.tab)
        return screen
    }

    private func undo(_ screen: Screen) { screen.press(.character("z"), modifiers: .control) }
    private func redo(_ screen: Screen) { screen.press(.character("y"), modifiers: .control) }

    @Test(
        "Changes of fields and of the program are undone in their order, wherever the keyboard is")
    func order() {
        let model = Model()
        let screen = screen(model)
        screen.type("one two")
        screen.press(.tab)
        screen.type("three")
        screen.click("Remove")
        #expect(model.items == ["a"])
        undo(screen)
        #expect(model.items == ["a", "b"] && model.second == "three")
        undo(screen)
        #expect(model.second == "" && model.first == "one two")
        undo(screen)
        #expect(model.first == "one")
        undo(screen)
        #expect(model.first == "")
        redo(screen)
        redo(screen)
        redo(screen)
        #expect(model.first == "one two" && model.second == "three" && model.items.count == 2)
    }

    @Test("The program undoes and redoes typed text, and names it")
    func program() {
        let model = Model()
        let screen = screen(model)
        screen.type("one")
        screen.click("Title")
        #expect(model.title == "Undo Typing")
        screen.click("Undo")
        #expect(model.first == "")
        screen.click("Redo")
        #expect(model.first == "one")
        screen.press(.character("a"), modifiers: .control)
    }

    @Test("A text that the program changes loses its steps, and other changes stay")
    func changed() {
        let model = Model()
        let screen = screen(model)
        screen.type("one")
        screen.press(.tab)
        screen.type("two")
        model.second = "other"
        screen.advance(by: .milliseconds(20))
        undo(screen)
        #expect(model.first == "" && model.second == "other")
    }

    @Test(
        "A program that registers changes of a text, as a document does, registers none of the field"
    )
    func registered() {
        let model = Model()
        model.registersTexts = true
        let screen = screen(model)
        screen.type("one two")
        undo(screen)
        #expect(model.first == "one")
        undo(screen)
        undo(screen)
        #expect(model.first == "")
        redo(screen)
        redo(screen)
        #expect(model.first == "one two")
    }

    private struct Removable: View {
        @Bindable var model: Model
        @Environment(\.undoManager) private var undoManager

        init(model: Model) { self.model = model }

        var body: some View {
            VStack {
                if model.items.count == 2 { TextField("First", text: $model.first) }
                Button("Title") { model.title = undoManager?.undoMenuItemTitle ?? "" }
                Text("can undo: \(undoManager?.canUndo == true)")
            }
        }
    }

    @Test("A field that goes away takes its steps along")
    func removed() {
        let model = Model()
        let screen = Screen(300, 300) { Removable(model: model) }
        screen.press(.tab)
        screen.type("one")
        model.items = []
        screen.advance(by: .milliseconds(20))
        screen.click("Title")
        #expect(model.title == "Undo")
        undo(screen)
        #expect(model.first == "one")
    }
}
