import Foundation
import LozengeControls
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Context menus")
struct ContextMenuTests {
    private let diary = Diary()

    private func card(_ extra: Bool = true) -> Screen {
        let diary = diary
        return Screen(200, 100) {
            Text("card").contextMenu {
                Button("Copy") { diary.note("copy") }.keyboardShortcut("c")
                Button("Paste") { diary.note("paste") }.disabled(true)
                Divider()
                Menu("More") {
                    Button("Bury") { diary.note("bury") }
                    Button("Burn") { diary.note("burn") }
                }
                Button("Delete", role: .destructive) { diary.note("delete") }
            }
        }
    }

    private func openMenu(of screen: Screen) throws -> Screen {
        screen.click("card", with: .secondary)
        return try #require(screen.popups.first)
    }

    @Test(
        "A screen reader opens the menu by an action of each element inside, the control's own first"
    )
    func action() throws {
        let diary = diary
        let screen = Screen(200, 100) {
            VStack {
                Text("one")
                Button("two") { diary.note("two") }
            }
            .contextMenu { Button("Copy") { diary.note("copy") } }
        }
        #expect(screen.text("one").element()?.actions == ["showMenu"])
        #expect(screen.button("two").element()?.actions == ["activate", "showMenu"])
        screen.text("one").perform("showMenu")
        let menu = try #require(screen.popups.first)
        menu.menuItem("Copy").press()
        #expect(diary.lines == ["copy"])
        #expect(screen.popups.isEmpty)
    }

    @Test("The menu of a disabled view is no action")
    func disabledAction() {
        let screen = Screen(200, 100) {
            Text("one").contextMenu { Button("Copy") {} }.disabled(true)
        }
        #expect(screen.text("one").element()?.actions == [])
    }

    @Test("The secondary button opens a menu at the pointer; a click on an item chooses it")
    func click() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        #expect(menu.popup?.kind == .menu)
        #expect(menu.popup?.anchor.origin == CGPoint(x: 100, y: 50))
        menu.click("Delete")
        #expect(diary.lines == ["delete"])
        #expect(screen.popups.isEmpty)
    }

    @Test("An item is chosen anywhere in its row")
    func wholeRow() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        let delete = try #require(menu.frame(of: "Delete"))
        menu.click(at: CGPoint(x: menu.size.width - 12, y: delete.midY))
        #expect(diary.lines == ["delete"])
    }

    @Test("All items have the same width, and the menu has their size")
    func size() throws {
        let menu = try openMenu(of: card())
        let shortcut = try #require(menu.frame(of: "Ctrl+C"))
        #expect(menu.size.width - shortcut.maxX == 18)
        let last = try #require(menu.frame(of: "Delete"))
        #expect(menu.size.height - last.maxY == 11)
    }

    @Test("A preview stands above the items, and takes no clicks")
    func preview() throws {
        let diary = diary
        let screen = Screen(200, 100) {
            Text("card").contextMenu {
                Button("Copy") { diary.note("copy") }
            } preview: {
                Button("Picture") { diary.note("picture") }.frame(width: 120, height: 80)
            }
        }
        let menu = try openMenu(of: screen)
        let picture = try #require(menu.frame(of: "Picture"))
        #expect(try #require(menu.frame(of: "Copy")).minY > picture.maxY)
        menu.click("Picture")
        #expect(diary.lines == [])
        menu.click("Copy")
        #expect(diary.lines == ["copy"])
        #expect(screen.popups.isEmpty)
    }

    @Test("Keys operate a menu: arrows, which skip disabled items, and Return")
    func keys() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        screen.press(.downArrow)
        #expect(menu.focus != nil)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(diary.lines == ["delete"])
        #expect(screen.popups.isEmpty)
    }

    @Test("Home goes to the first item, from any other")
    func home() throws {
        let screen = card()
        _ = try openMenu(of: screen)
        for key in [Key.downArrow, .downArrow, .home, .return] { screen.press(key) }
        #expect(diary.lines == ["copy"])
    }

    @Test("Home goes to the first of several options, although another is chosen")
    func homeOfOptions() throws {
        let (diary, chosen) = (diary, 2)
        let screen = Screen(200, 100) {
            Text("card").contextMenu {
                Picker("Number", selection: Binding(get: { chosen }, set: { diary.note("\($0)") }))
                {
                    ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") }
                }
                .pickerStyle(.inline)
            }
        }
        _ = try openMenu(of: screen)
        for key in [Key.downArrow, .home, .return] { screen.press(key) }
        #expect(diary.lines == ["0"])
    }

    @Test("The menu key opens the menu of the focused view, with its first item selected")
    func menuKey() throws {
        let diary = diary
        let screen = Screen(200, 100) {
            Button("Roll") { diary.note("roll") }
                .contextMenu { Button("Roll twice") { diary.note("twice") } }
        }
        screen.press(.menu)
        #expect(screen.popups.isEmpty)
        screen.press(.tab)
        screen.press(.menu)
        #expect(screen.popups.count == 1)
        screen.press(.return)
        #expect(diary.lines == ["twice"])
        screen.press(.function(10), modifiers: .shift)
        #expect(screen.popups.count == 1)
    }

    @Test("A press elsewhere only closes it, and so does Escape")
    func close() throws {
        let diary = diary
        let screen = Screen(200, 100) {
            VStack {
                Button("Roll") { diary.note("roll") }
                Text("card").contextMenu { Button("Copy") { diary.note("copy") } }
            }
        }
        _ = try openMenu(of: screen)
        screen.click("Roll")
        #expect(screen.popups.isEmpty)
        #expect(diary.lines == [])
        _ = try openMenu(of: screen)
        screen.press(.escape)
        #expect(screen.popups.isEmpty)
        screen.click("Roll")
        #expect(diary.lines == ["roll"])
        _ = try openMenu(of: screen)
        screen.send(.focused(false))
        #expect(screen.popups.isEmpty)
    }

    @Test("A disabled item is not chosen, and the menu stays")
    func disabled() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        menu.click("Paste")
        #expect(diary.lines == [])
        #expect(screen.popups.count == 1)
    }

    @Test("A submenu opens by a click, beside its item; an item in it closes both")
    func submenu() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        menu.click("More")
        let more = try #require(menu.popups.first)
        #expect(more.popup?.side == .right)
        more.click("Burn")
        #expect(diary.lines == ["burn"])
        #expect(screen.popups.isEmpty)
    }

    @Test("A submenu opens when the pointer rests on its item, and closes when it rests elsewhere")
    func resting() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        let more = try #require(menu.frame(of: "More"))
        menu.send(.pointerMoved(to: CGPoint(x: more.midX, y: more.midY)))
        #expect(menu.popups.isEmpty)
        screen.advance(by: .milliseconds(300))
        #expect(menu.popups.count == 1)
        let copy = try #require(menu.frame(of: "Copy"))
        menu.send(.pointerMoved(to: CGPoint(x: copy.midX, y: copy.midY)))
        #expect(menu.popups.count == 1)
        screen.advance(by: .milliseconds(300))
        #expect(menu.popups.isEmpty)
    }

    @Test("Arrow keys open and close a submenu, in the direction of reading")
    func submenuKeys() throws {
        let screen = card()
        let menu = try openMenu(of: screen)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.rightArrow)
        #expect(menu.popups.count == 1)
        screen.press(.leftArrow)
        #expect(menu.popups.isEmpty)
        #expect(screen.popups.count == 1)
        screen.press(.rightArrow)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(diary.lines == ["burn"])
        #expect(screen.popups.isEmpty)
    }

    @Test("A button held since the menu was opened chooses where it is released")
    func held() throws {
        let screen = card()
        screen.send(.pointerDown(.secondary, at: CGPoint(x: 100, y: 50)))
        let menu = try #require(screen.popups.first)
        let copy = try #require(menu.frame(of: "Copy"))
        // If the menu opens under the pointer, the click that opened it chooses nothing.
        menu.send(.pointerMoved(to: CGPoint(x: copy.midX, y: copy.midY)))
        menu.send(.pointerUp(.secondary, at: CGPoint(x: copy.midX, y: copy.midY)))
        #expect(diary.lines == [])
        menu.send(.pointerMoved(to: CGPoint(x: copy.midX + 9, y: copy.midY)))
        menu.send(.pointerUp(.secondary, at: CGPoint(x: copy.midX + 9, y: copy.midY)))
        #expect(diary.lines == ["copy"])
    }

    @Test("A held button chooses even if the pointer reaches the item in one motion")
    func quickDrag() throws {
        let screen = card()
        screen.send(.pointerMoved(to: CGPoint(x: 100, y: 50)))
        screen.send(.pointerDown(.secondary, at: CGPoint(x: 100, y: 50)))
        let menu = try #require(screen.popups.first)
        let copy = try #require(menu.frame(of: "Copy"))
        menu.send(.pointerMoved(to: CGPoint(x: copy.midX, y: copy.midY)))
        menu.send(.pointerUp(.secondary, at: CGPoint(x: copy.midX, y: copy.midY)))
        #expect(diary.lines == ["copy"])
    }

    @Test("An open menu follows the app's state")
    func state() throws {
        let screen = Screen(200, 100) { Switched() }
        let menu = try openMenu(of: screen)
        #expect(menu.frame(of: "Turn on") != nil)
        #expect(screen.frame(of: "off") != nil)
        menu.click("Turn on")
        #expect(screen.frame(of: "on") != nil)
        let again = try openMenu(of: screen)
        #expect(again.frame(of: "Turn off") != nil)
        #expect(again.frame(of: "✓") != nil)
    }

    private struct Switched: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Text("card").contextMenu { Toggle(isOn ? "Turn off" : "Turn on", isOn: $isOn) }
            }
        }
    }

    @Test("Without items there is no menu")
    func empty() {
        let screen = Screen(200, 100) {
            Text("card").contextMenu { if false { Button("Copy") {} } }
        }
        screen.click("card", with: .secondary)
        #expect(screen.popups.isEmpty)
    }

    @Test("A menu closes with the removal of its view")
    func gone() throws {
        let screen = Screen(200, 100) { Leaving() }
        let menu = try openMenu(of: screen)
        menu.click("Leave")
        #expect(screen.frame(of: "card") == nil)
        #expect(screen.popups.isEmpty)
    }

    private struct Leaving: View {
        @State private var isHere = true

        var body: some View {
            if isHere { Text("card").contextMenu { Button("Leave") { isHere = false } } }
        }
    }

    @Test("Right to left, menus begin at the right")
    func rightToLeft() throws {
        let screen = Screen(200, 100) {
            Text("card").contextMenu { Menu("More") { Button("Burn") {} } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        let menu = try openMenu(of: screen)
        #expect(menu.popup?.isRightToLeft == true)
        screen.press(.downArrow)
        screen.press(.leftArrow)
        #expect(menu.popups.first?.popup?.side == .left)
    }
}
