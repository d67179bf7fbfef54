import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Toolbars")
struct ToolbarTests {
    private let diary = Diary()

    private func tools(_ width: CGFloat) -> Screen {
        Screen(width, 300) { [diary] in
            Text("Content")
                .navigationTitle("Tools")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { diary.note("cancel") }
                    }
                    ToolbarItemGroup {
                        ForEach(1..<6, id: \.self) { number in
                            Button("Tool \(number)") { diary.note("tool \(number)") }
                        }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { diary.note("done") }
                    }
                }
        }
    }

    @Test("Items that do not fit are in the menu at the end, and the confirmation stays")
    func overflow() throws {
        let wide = tools(900)
        #expect(wide.element(.menuButton, "More") == nil)
        #expect(wide.frame(of: "Tool 5") != nil)
        let narrow = tools(360)
        #expect(narrow.frame(of: "Tool 5") == nil && narrow.frame(of: "Done") != nil)
        narrow.click(.menuButton, "More")
        let menu = try #require(narrow.popups.last)
        #expect(menu.texts.contains("Tool 5"))
        menu.click("Tool 5")
        #expect(diary.lines == ["tool 5"])
    }

    @Test("Items of a customizable toolbar are all shown, whatever they wish")
    func customizable() {
        let screen = Screen(600, 200) { [diary] in
            Text("Page").toolbar(id: "tools") {
                ToolbarItem(id: "add") { Button("Add") { diary.note("add") } }
                    .customizationBehavior(.disabled)
                ToolbarItem(id: "print") { Button("Print") { diary.note("print") } }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
                    .customizationBehavior(.reorderable)
            }
        }
        screen.button("Add").press()
        screen.button("Print").press()
        #expect(diary.lines == ["add", "print"])
    }

    @Test("Return confirms and Escape cancels, wherever the focus is")
    func answers() {
        let screen = tools(900)
        screen.press(.return)
        screen.press(.escape)
        #expect(diary.lines == ["done", "cancel"])
    }

    @Test("An item with a condition comes and goes, and controls show no label")
    func conditions() {
        struct Page: View {
            @State private var isEditing = false
            @State private var order = 1
            var body: some View {
                Button("Edit") { isEditing.toggle() }
                    .toolbar {
                        if isEditing { ToolbarItem { Button("Delete") {} } }
                        ToolbarItem { Picker("Order", selection: $order) { Text("Name").tag(1) } }
                    }
            }
        }
        let screen = Screen(400, 200) { Page() }
        #expect(!screen.button("Delete").exists)
        #expect(screen.texts.contains("Name") && !screen.texts.contains("Order"))
        screen.click("Edit")
        #expect(screen.button("Delete").exists)
    }

    @Test("A label shows its icon, with the title as tooltip and name")
    func labels() throws {
        let screen = Screen(400, 200) {
            Text("Content").toolbar { Button("Add", systemImage: "plus") {} }
        }
        #expect(screen.frame(of: "Add") == nil)
        let button = try #require(screen.element(.button, "Add"))
        screen.send(.pointerMoved(to: CGPoint(x: button.frame.midX, y: button.frame.midY)))
        screen.advance(by: .seconds(1))
        #expect(screen.popups.last?.texts == ["Add"])
    }

    @Test("An item has the environment of its declaration, and follows the state that it reads")
    func environment() {
        struct Case: View {
            @State private var count = 0

            var body: some View {
                Button("Count") { count += 1 }
                    .toolbar { Text("\(count)").disabled(false) }
                    .environment(\.locale, .init(identifier: "de_DE"))
            }
        }
        let screen = Screen(400, 200) { Case() }
        screen.click("Count")
        screen.click("Count")
        #expect(screen.frame(of: "2") != nil)
    }

    @Test("A title with a binding is renamed by F2 in the toolbar, and is that of the window")
    func renaming() {
        struct Case: View {
            @State private var name = "Old"

            var body: some View { Text("is \(name)").navigationTitle($name) }
        }
        let screen = Screen(500, 200) { Case() }
        #expect(screen.title == "Old")
        screen.press(.function(2))
        screen.press(.character("a"), modifiers: .control)
        screen.type("New")
        screen.press(.return)
        #expect(screen.frame(of: "is New") != nil && screen.title == "New")
    }

    @Test("Items in the middle keep their width, and others go into the menu")
    func principal() throws {
        func bar(_ width: CGFloat) -> Screen {
            Screen(width, 200) {
                Text("Content").toolbar {
                    ToolbarItem(placement: .principal) {
                        Color.red.frame(width: 150, height: 20).tagged("middle")
                    }
                    ToolbarItemGroup {
                        ForEach(1..<5, id: \.self) { number in Button("Item \(number)") {} }
                    }
                }
            }
        }
        for width in [300.0, 400, 700] {
            #expect(try #require(bar(width).frame(of: "middle")).width == 150)
        }
        #expect(bar(300).frame(of: "Item 4") == nil && bar(700).frame(of: "Item 4") != nil)
    }

    @Test("Content that is too high for the window leaves the bars where they are")
    func tooHigh() throws {
        let screen = Screen(400, 200) {
            Color.red.frame(width: 500, height: 600).tagged("content").toolbar {
                ToolbarItem { Button("A") {} }
                ToolbarItem(placement: .bottomBar) { Button("B") {} }
            }
        }
        let (top, bottom) = (screen.frame(of: "A"), screen.frame(of: "B"))
        #expect(try #require(top).minY >= 0 && #require(top).maxX <= 400)
        #expect(try #require(bottom).maxY <= 200 && #require(bottom).minY >= 150)
        #expect(screen.frame(of: "content")?.midY == 100)
    }

    @Test("The buttons of a window without a title bar have a place of their own in the toolbar")
    func windowButtons() throws {
        func item(_ drawsTitleBar: Bool) -> CGRect? {
            Screen(400, 200) {
                WindowFrame(
                    content: Text("Content").toolbar { Button("A") {} },
                    drawsTitleBar: drawsTitleBar)
            }.frame(of: "A")
        }
        #expect(try #require(item(true)).maxX < #require(item(false)).maxX - 60)
    }

    @Test("Without a toolbar, content is below the buttons of a window without a title bar")
    func windowButtonsAlone() {
        func top(_ view: some View, drawsTitleBar: Bool = true) -> CGFloat? {
            Screen(400, 200) {
                WindowFrame(content: view, drawsTitleBar: drawsTitleBar)
            }.frame(of: "content")?.minY
        }
        let content = Color.red.tagged("content")
        #expect(top(content) == 28)
        #expect(top(content.ignoresSafeArea()) == 0)
        let barred = content.toolbar { Button("A") {} }
        #expect(top(barred) == top(barred, drawsTitleBar: false))
    }

    @Test("A bottom bar whose items have no content at the moment is not shown")
    func emptyBottomBar() {
        struct Rows: View {
            @State private var isEditing = false

            var body: some View {
                Color.red.tagged("content").toolbar {
                    ToolbarItem { Button("Edit") { isEditing.toggle() } }
                    ToolbarItem(placement: .bottomBar) {
                        if isEditing { Button("Delete") {} }
                    }
                }
            }
        }
        let screen = Screen(400, 200) { Rows() }
        #expect(screen.frame(of: "content")?.maxY == 200)
        screen.click("Edit")
        #expect(screen.frame(of: "content")?.maxY == 154)
        #expect(screen.frame(of: "Delete")?.minY ?? 0 > 154)
        screen.click("Edit")
        #expect(screen.frame(of: "content")?.maxY == 200)
    }

    @Test(
        "A resized window has the items and the title of the view that fits, and reads them no more often"
    )
    func itemsOfTheViewThatFits() {
        let screen = Screen(500, 200) {
            ViewThatFits(in: .horizontal) {
                Text("Wide").frame(width: 400).toolbar { Button("Wide Tool") {} }
                    .navigationTitle("Wide Title")
                Text("Narrow").toolbar { Button("Narrow Tool") {} }
                    .navigationTitle("Narrow Title")
            }
        }
        #expect(screen.element(.button, "Wide Tool") != nil)
        #expect(screen.title == "Wide Title")
        let revision = screen.window.tree.revision
        screen.resize(450, 200)
        #expect(screen.window.tree.revision == revision)
        #expect(screen.element(.button, "Wide Tool") != nil)
        screen.resize(300, 200)
        #expect(screen.title == "Narrow Title")
        #expect(screen.element(.button, "Wide Tool") == nil)
        #expect(screen.element(.button, "Narrow Tool") != nil)
        screen.resize(500, 200)
        #expect(screen.element(.button, "Wide Tool") != nil)
    }

    @Test("A window that is resized has the color scheme of the view that fits into it")
    func schemeOfTheViewThatFits() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let screen = Screen(500, 200) {
            Scheme()
            ViewThatFits(in: .horizontal) {
                Text("Wide").frame(width: 400).preferredColorScheme(.dark)
                Text("Narrow").preferredColorScheme(.light)
            }
        }
        #expect(screen.text("dark").exists)
        screen.resize(300, 200)
        #expect(screen.text("light").exists)
        screen.resize(500, 200)
        #expect(screen.text("dark").exists)
    }

    @Test("Without items the content has the whole window; with them it is below the bar")
    func room() throws {
        let plain = Screen(400, 200) { Color.red.tagged("content") }
        #expect(plain.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
        let barred = Screen(400, 200) {
            Color.red.tagged("content").toolbar { Button("A") {} }
        }
        #expect(barred.frame(of: "content") == CGRect(x: 0, y: 46, width: 400, height: 154))
    }
}
