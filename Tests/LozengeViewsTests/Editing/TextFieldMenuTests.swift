import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("The context menu of a text field")
struct TextFieldMenuTests {
    private struct Form: View {
        @State var text: String
        var isEnabled = true
        var body: some View {
            VStack {
                TextField("Name", text: $text).tagged("field").disabled(!isEnabled)
                Text("<\(text)>")
            }
        }
    }

    private func form(_ text: String, isEnabled: Bool = true) -> Screen {
        Screen(200, 200) { Form(text: text, isEnabled: isEnabled) }
    }

    private func written(_ screen: Screen) -> String? {
        screen.words.first { $0.hasPrefix("<") }.map { String($0.dropFirst().dropLast()) }
    }

    @Test("The secondary button selects nothing, and opens a menu of commands")
    func opened() throws {
        let screen = form("one two")
        screen.click("field", with: .secondary)
        let menu = try #require(screen.popups.first)
        for title in ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"] {
            #expect(menu.frame(of: title) != nil)
        }
        // Nothing is selected, so there is nothing to copy.
        menu.click("Copy")
        #expect(screen.offer(on: .copied) == nil)
        menu.click("Select All")
        #expect(screen.popups.isEmpty)
        screen.type("new")
        #expect(written(screen) == "new")
    }

    @Test("A selection under the pointer stays, is cut, and pasted again")
    func cutting() throws {
        let screen = form("one two")
        screen.press(.tab)
        screen.click("field", with: .secondary)
        // Focused by keyboard, all of the text is selected; the click is beside it.
        try #require(screen.popups.first).click("Select All")
        let middle = try #require(screen.frame(of: "field"))
        screen.click(at: CGPoint(x: middle.minX + 12, y: middle.midY), with: .secondary)
        try #require(screen.popups.first).click("Cut")
        #expect(screen.offer(on: .copied) == "one two")
        #expect(written(screen) == "")
        screen.click("field", with: .secondary)
        try #require(screen.popups.first).click("Paste")
        #expect(written(screen) == "one two")
        screen.click("field", with: .secondary)
        try #require(screen.popups.first).click("Undo")
        #expect(written(screen) == "")
    }

    @Test("The menu key opens the menu at the caret, with an item selected; Escape closes it")
    func menuKey() throws {
        let screen = form("one two")
        screen.press(.tab)
        screen.press(.menu)
        let menu = try #require(screen.popups.first)
        let field = try #require(screen.frame(of: "field"))
        #expect(menu.popup.map { field.contains($0.anchor) } == true)
        // An unedited text has nothing to undo: the first item is Cut.
        screen.press(.return)
        #expect(written(screen) == "")
        #expect(screen.offer(on: .copied) == "one two")
        screen.press(.menu)
        screen.press(.escape)
        #expect(screen.popups.isEmpty)
    }

    @Test("A disabled field has no menu")
    func disabled() {
        let screen = form("one", isEnabled: false)
        screen.click("field", with: .secondary)
        #expect(screen.popups.isEmpty)
    }
}
