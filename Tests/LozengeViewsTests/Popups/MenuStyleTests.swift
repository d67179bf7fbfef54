import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Styles and behaviours of menus")
struct MenuStyleTests {
    private let diary = Diary()

    private func menu() -> some View {
        Menu("Sort") {
            Button("By Name") { diary.note("name") }
            Button("Keep Open") { diary.note("open") }
                .menuActionDismissBehavior(.disabled)
        }
    }

    @Test("A menu opens in each style, and is described as a menu")
    func styles() throws {
        let screens = [
            Screen(200, 200) { menu() }, Screen(200, 200) { menu().menuStyle(.button) },
            Screen(200, 200) { menu().menuStyle(.borderlessButton) },
            Screen(200, 200) { menu().buttonStyle(.plain) },
            Screen(200, 200) { menu().menuIndicator(.hidden) },
        ]
        for screen in screens {
            screen.click(.menuButton, "Sort")
            let popup = try #require(screen.popups.last)
            popup.click("By Name")
            #expect(screen.popups.isEmpty)
        }
        #expect(diary.lines.count == screens.count)
    }

    @Test("The second text of an item or a submenu is a subtitle below its title")
    func subtitles() throws {
        let screen = Screen(300, 300) {
            Menu("Edit") {
                Button {
                    diary.note("copied")
                } label: {
                    Text("Copy")
                    Text("as plain text")
                }
                Menu {
                    Button("Left") {}
                } label: {
                    Text("Align")
                    Text("the paragraph")
                }
            }
        }
        screen.click(.menuButton, "Edit")
        let menu = try #require(screen.popups.last)
        for (title, subtitle) in [("Copy", "as plain text"), ("Align", "the paragraph")] {
            let (first, second) = (menu.frame(of: title), menu.frame(of: subtitle))
            #expect(try #require(second).minY >= #require(first).maxY)
            #expect(second?.minX == first?.minX)
        }
        menu.click("as plain text")
        #expect(diary.lines == ["copied"])
    }

    @Test("Dividers are between sections, once; texts are in line with the titles of items")
    func sections() throws {
        let screen = Screen(200, 200) {
            Menu("Edit") {
                Text("Document")
                Section("Clipboard") { Button("Copy") {} }
                Divider()
                Toggle("Wrap", isOn: .constant(true))
                Section {}
                Section { Button("Close") {} }
            }
        }
        screen.click(.menuButton, "Edit")
        let menu = try #require(screen.popups.last)
        #expect(menu.elements(.separator).count == 3)
        let titles = ["Document", "Clipboard", "Copy", "Wrap", "Close"]
        #expect(Set(titles.map { menu.frame(of: $0)?.minX }).count == 1)
        let dividers = menu.elements(.separator).map(\.frame)
        let copy = try #require(menu.frame(of: "Copy"))
        #expect(dividers[0].maxY < copy.minY && dividers[1].minY > copy.maxY)
    }

    @Test("In a menu that the pointer opened, Down begins at the chosen option")
    func chosenOption() throws {
        let screen = Screen(200, 200) {
            Menu("Size") {
                Picker("Size", selection: .constant(2)) {
                    ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) }
                }
            }
        }
        screen.click(.menuButton, "Size")
        let menu = try #require(screen.popups.last)
        for size in ["2", "3"] {
            menu.press(.downArrow)
            let title = try #require(menu.frame(of: size))
            #expect(menu.focus?.contains(title) == true)
        }
    }

    @Test("Typed letters highlight the item that begins with them; a shortcut goes before")
    func typedLetters() throws {
        let diary = diary
        let screen = Screen(200, 200) {
            Menu("Fruits") {
                Button("Apple") { diary.note("apple") }
                Button("Apricot") { diary.note("apricot") }
                Button("Banana") { diary.note("banana") }
                Button("Quit") { diary.note("quit") }.keyboardShortcut("q", modifiers: [])
            }
        }
        screen.click(.menuButton, "Fruits")
        var menu = try #require(screen.popups.last)
        for letter in "apr" { menu.press(.character(letter)) }
        menu.press(.return)
        #expect(diary.lines == ["apricot"])
        screen.click(.menuButton, "Fruits")
        menu = try #require(screen.popups.last)
        menu.press(.character("B"), modifiers: .shift)
        menu.press(.character("z"))
        menu.press(.return)
        #expect(diary.lines == ["apricot", "banana"])
        screen.click(.menuButton, "Fruits")
        menu = try #require(screen.popups.last)
        menu.press(.character("q"))
        #expect(diary.lines == ["apricot", "banana", "quit"])
    }

    @Test("A hidden mark makes the button narrower")
    func indicator() throws {
        let shown = Screen(200, 200) { menu() }
        let hidden = Screen(200, 200) { menu().menuIndicator(.hidden) }
        let width = try #require(shown.element(.menuButton, "Sort")).frame.width
        #expect(try #require(hidden.element(.menuButton, "Sort")).frame.width < width)
    }

    @Test("An own style shows the menu itself in the next outer style")
    func ownStyle() throws {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("frame")
                    Menu(configuration)
                }
            }
        }
        let screen = Screen(200, 200) { menu().menuStyle(Framed()) }
        #expect(screen.frame(of: "frame") != nil)
        screen.click("Sort")
        try #require(screen.popups.last).click("By Name")
        #expect(diary.lines == ["name"])
    }

    @Test("A menu with an action of its own is a button, with the menu beside it")
    func primaryAction() throws {
        let screen = Screen(300, 200) {
            Menu("Reply") {
                Button("Forward") { diary.note("forward") }
            } primaryAction: {
                diary.note("reply")
            }
        }
        screen.click(.button, "Reply")
        #expect(diary.lines == ["reply"] && screen.popups.isEmpty)
        screen.click(.menuButton, "More")
        try #require(screen.popups.last).click("Forward")
        #expect(diary.lines == ["reply", "forward"])
    }

    @Test("A title beside a shortcut is shown in full")
    func fullTitles() throws {
        let screen = Screen(300, 300) {
            Menu("Edit") {
                Button("A title of many words") {}.keyboardShortcut("c")
                Button {
                } label: {
                    HStack {
                        Image(systemName: "star").resizable().frame(width: 40); Text("Copy")
                    }
                }
                .keyboardShortcut("d", modifiers: [.command, .shift])
            }
        }
        screen.click("Edit")
        let menu = try #require(screen.popups.first)
        let isCut = menu.displayList.primitives.contains {
            if case .text(let layout, _, _) = $0 { layout.isTruncated } else { false }
        }
        #expect(!isCut && menu.frame(of: "Copy") != nil)
    }

    @Test("An item may leave its menu open")
    func staysOpen() throws {
        let screen = Screen(200, 200) { menu() }
        screen.click("Sort")
        let popup = try #require(screen.popups.last)
        popup.click("Keep Open")
        popup.click("Keep Open")
        #expect(diary.lines == ["open", "open"] && screen.popups.count == 1)
    }
}
