import LozengeTesting
import SwiftUI
import Testing

/// Recipes of lists, forms and pages.
@Suite("Recipes of lists, forms and pages")
struct ControlRecipeTests {
    @Test("Items are added and deleted")
    func groceries() {
        let screen = Screen(300, 300) { Groceries() }
        screen.textField("New item").type("Tea\n")
        #expect(screen.text("Tea").exists)
        #expect(screen.textField("New item").value == "")
        screen.click("Bread", with: .secondary)
        screen.popups.last?.click("Delete")
        #expect(!screen.text("Bread").exists && screen.text("Apples").exists)
    }

    @Test("A selected planet is shown beside the list")
    func planets() {
        let screen = Screen(700, 300) { Planets() }
        #expect(screen.text("Select a planet").exists)
        screen.click("Mars")
        #expect(screen.text("Mars has 2 moons.").exists)
    }

    @Test("A page is pushed, and a button leads back to the first")
    func folders() {
        let screen = Screen(300, 400) { Folders() }
        screen.click("Folder 3")
        screen.advance(by: .seconds(2))
        #expect(screen.title == "Folder 3")
        screen.button("Back to all folders").press()
        screen.advance(by: .seconds(2))
        #expect(screen.title == "Folders")
    }

    @Test("An account without a name cannot be saved; Return saves it")
    func account() {
        var saved: [String] = []
        let screen = Screen(400, 400) { Account { saved.append("\($0), \($1)") } }
        #expect(screen.button("Save").states.contains(.disabled))
        screen.stepper().increment()
        screen.textField("Name").type("Ada")
        #expect(!screen.text("Every account has a name.").exists)
        screen.button("Save").press()
        #expect(saved == ["Ada, 19"])
    }

    @Test("Search and a toggle in the toolbar change the list")
    func colors() {
        let screen = Screen(400, 400) { Colors() }
        screen.toggle("Reverse").press()
        let frames = ["Indigo", "Amber"].compactMap { screen.frame(of: $0)?.minY }
        #expect(frames.count == 2 && frames == frames.sorted())
        screen.press(.character("f"), modifiers: .control)
        screen.type("cr")
        #expect(screen.text("Crimson").exists && !screen.text("Coral").exists)
    }

    @Test("A click on a header sorts the table")
    func people() {
        let screen = Screen(400, 300) { People() }
        func order() -> [String] {
            ["Ada", "Alan"].sorted {
                screen.frame(of: $0)?.minY ?? 0 < screen.frame(of: $1)?.minY ?? 0
            }
        }
        #expect(order() == ["Ada", "Alan"])
        screen.click("Name")
        #expect(order() == ["Alan", "Ada"])
    }
}
