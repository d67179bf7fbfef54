import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("The menus of an app")
struct MenuBarTests {
    private let diary = Diary()

    private func window() -> Screen {
        let diary = diary
        return Screen(300, 200) {
            TextField("Name", text: .constant("Mira")).tagged("field")
        } commands: {
            CommandGroup(replacing: .undoRedo) {
                Button("Take Back") { diary.note("back") }.keyboardShortcut("z")
            }
            CommandGroup(after: .saveItem) { Button("Save As…") { diary.note("save") } }
            CommandMenu("Fight") {
                Button("Next") { diary.note("next") }.keyboardShortcut(.return)
                Toggle("Loud", isOn: .constant(true))
            }
        }
    }

    private func open(_ name: String, of window: Screen) throws -> Screen {
        let frame = try #require(window.frame(of: name))
        window.send(.pointerDown(.primary, at: CGPoint(x: frame.midX, y: frame.midY)))
        window.send(.pointerUp(.primary, at: CGPoint(x: frame.midX, y: frame.midY)))
        return try #require(window.popups.first)
    }

    @Test("The menus are above the content, in their order; a menu without commands is hidden")
    func bar() throws {
        let window = window()
        let names = try ["File", "Edit", "Fight"].map { try #require(window.frame(of: $0)) }
        #expect(names[0].maxX < names[1].minX && names[1].maxX < names[2].minX)
        let field = try #require(window.frame(of: "field"))
        #expect(field.minY > names[0].maxY)
        #expect(window.frame(of: "View") != nil && window.frame(of: "Help") == nil)
    }

    @Test("Content that is too high for the window leaves the menus where they are, in front of it")
    func tooHigh() throws {
        let window = Screen(300, 200) {
            Button("huge") {}.frame(width: 300, height: 500).contentShape(Rectangle())
                .onTapGesture {}
        } commands: {
            CommandMenu(Text("Fight")) { Button("Next") {} }
        }
        let title = try #require(window.frame(of: "Fight"))
        #expect(title.minY >= 0 && title.maxY < 40)
        #expect(try open("Fight", of: window).texts.contains("Next"))
    }

    @Test("Alt and a letter of its title open a menu; a title gets a letter that none before has")
    func mnemonics() throws {
        let window = window()
        window.click("field")
        let items: [(Character, String)] = [("f", "Save As…"), ("e", "Take Back"), ("i", "Next")]
        for (letter, item) in items {
            window.press(.character(letter), modifiers: .option)
            #expect(window.popups.first?.words.contains(item) == true, "Alt \(letter)")
            window.press(.escape)
        }
        window.press(.character("x"), modifiers: .option)
        #expect(window.popups.isEmpty)
        let diary = diary
        let taken = Screen(300, 200) {
            Button("Find") { diary.note("find") }.keyboardShortcut("f", modifiers: .option)
        } commands: {
            CommandMenu("Fight") { Button("Next") {} }
        }
        taken.press(.character("f"), modifiers: .option)
        #expect(diary.lines == ["find"] && taken.popups.isEmpty)
    }

    @Test("Options of a picker in a menu, and items of a submenu, have shortcuts of their own")
    func options() throws {
        final class Choice { var tab = 0 }
        let choice = Choice()
        let binding = Binding(get: { choice.tab }, set: { choice.tab = $0 })
        let window = Screen(300, 200) {
            Text("Content")
        } commands: {
            CommandMenu("Show") {
                Picker("Tab", selection: binding) {
                    Text("Zero").tag(0).keyboardShortcut("7")
                    Text("One").keyboardShortcut("1", modifiers: [.command, .shift]).tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.inline)
                Menu("More") { Button("Nine") { choice.tab = 9 }.keyboardShortcut("9") }
            }
        }
        window.press(.character("9"), modifiers: .control)
        #expect(choice.tab == 9)
        window.press(.character("1"), modifiers: [.control, .shift])
        #expect(choice.tab == 1)
        window.press(.character("7"), modifiers: .control)
        #expect(choice.tab == 0)
        let menu = try open("Show", of: window)
        #expect(menu.texts.contains("Ctrl+Shift+1"))
        #expect(menu.find(.menuItemRadio, "Two").count == 1)
    }

    @Test("Commands that the focused field cannot perform are disabled")
    func possible() throws {
        struct Case: View {
            @State private var name = "Mira"
            var body: some View { TextField("Name", text: $name).tagged("field") }
        }
        let window = Screen(300, 200) {
            Case()
        } commands: {
        }
        func disabled() throws -> Set<String> {
            let menu = try open("Edit", of: window)
            defer { window.press(.escape) }
            return Set(
                menu.elements(.menuItem).filter { $0.states.contains(.disabled) }.map(\.label))
        }
        window.click("field")
        #expect(try disabled() == ["Undo", "Redo", "Cut", "Copy"])
        window.type("x")
        #expect(try disabled() == ["Redo", "Cut", "Copy"])
        window.press(.character("a"), modifiers: .control)
        #expect(try disabled() == ["Redo"])
        window.press(.character("z"), modifiers: .control)
        #expect(try !disabled().contains("Redo"))
    }

    @Test("Menus that do not fit beside each other are submenus of one")
    func narrow() throws {
        let window = window()
        #expect(window.frame(of: "Menu") == nil)
        window.resize(140, 200)
        #expect(window.frame(of: "File") == nil)
        let all = try open("Menu", of: window)
        all.click("Fight")
        let fight = try #require(all.popups.first)
        fight.click("Next")
        #expect(diary.lines == ["next"])
        window.press(.function(10))
        #expect(window.popups.first?.frame(of: "Edit") != nil)
        window.press(.escape)
        window.resize(300, 200)
        #expect(window.frame(of: "File") != nil && window.frame(of: "Menu") == nil)
    }

    @Test("A command is chosen by the pointer, and shows the keys that do the same")
    func choose() throws {
        let window = window()
        let menu = try open("Fight", of: window)
        #expect(menu.frame(of: "Ctrl+Return") != nil)
        #expect(menu.frame(of: "✓") != nil)
        menu.click("Next")
        #expect(diary.lines == ["next"])
        #expect(window.popups.isEmpty)
        window.press(.return, modifiers: .control)
        #expect(diary.lines == ["next", "next"])
    }

    @Test("Command groups replace others, or are beside them")
    func groups() throws {
        let window = window()
        let edit = try open("Edit", of: window)
        #expect(edit.frame(of: "Take Back") != nil)
        #expect(edit.frame(of: "Undo") == nil)
        #expect(edit.frame(of: "Select All") != nil)
        window.press(.escape)
        let file = try open("File", of: window)
        file.click("Save As…")
        #expect(diary.lines == ["save"])
    }

    @Test("Standard commands do the same as their keys")
    func standard() throws {
        let window = window()
        window.click("field")
        try open("Edit", of: window).click("Select All")
        try open("Edit", of: window).click("Copy")
        #expect(window.offer(on: .copied) == "Mira")
    }

    @Test("While a menu is open, another opens under the pointer")
    func wander() throws {
        let window = window()
        _ = try open("File", of: window)
        let fight = try #require(window.frame(of: "Fight"))
        window.send(.pointerMoved(to: CGPoint(x: fight.midX, y: fight.midY)))
        #expect(window.popups.count == 1)
        #expect(window.popups.first?.frame(of: "Next") != nil)
        // A press on its name closes it.
        window.send(.pointerDown(.primary, at: CGPoint(x: fight.midX, y: fight.midY)))
        #expect(window.popups.isEmpty)
    }

    @Test("F10 opens the first menu; arrows go to the next and around; Escape closes")
    func keys() {
        let window = window()
        window.press(.function(10))
        #expect(window.popups.first?.frame(of: "Save As…") != nil)
        window.press(.rightArrow)
        #expect(window.popups.first?.frame(of: "Take Back") != nil)
        window.press(.leftArrow)
        window.press(.leftArrow)
        #expect(window.popups.first?.frame(of: "Next") != nil)
        window.press(.return)
        #expect(diary.lines == ["next"])
        window.press(.function(10))
        window.press(.escape)
        #expect(window.popups.isEmpty)
    }

    @Test("Menus follow the app's state")
    func state() throws {
        let counter = Counter()
        let window = Screen(300, 200) {
            Text("content")
        } commands: {
            CountCommands(counter: counter)
        }
        try open("Count", of: window).click("count 0")
        #expect(try open("Count", of: window).frame(of: "count 1") != nil)
    }

    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    private struct CountCommands: Commands {
        @ObservedObject var counter: Counter

        var body: some Commands {
            CommandMenu("Count") { Button("count \(counter.count)") { counter.count += 1 } }
        }
    }
}
