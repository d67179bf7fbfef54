import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

@Suite("The main menu")
struct MainMenuTests {
    private func window(hasToolbar: Bool) -> Screen {
        Screen(withMainMenu: 400, 300) {
            NavigationStack {
                Text("Body").toolbar { if hasToolbar { Button("Share") {} } }
            }
        }
    }

    @Test("F10 opens it in every window, and its commands work", arguments: [true, false])
    func key(hasToolbar: Bool) throws {
        let window = window(hasToolbar: hasToolbar)
        window.press(.function(10))
        let menu = try #require(window.popups.first)
        #expect(menu.texts.contains("Larger Text") && menu.texts.contains("Ctrl++"))
        let size = window.textSize
        menu.click("Larger Text")
        #expect(window.textSize > size)
        #expect(window.popups.isEmpty)
    }

    @Test("The secondary button opens it where no view has a menu")
    func secondaryButton() throws {
        let window = window(hasToolbar: false)
        window.send(.pointerDown(.secondary, at: CGPoint(x: 200, y: 200)))
        #expect(window.popups.first?.texts.contains("Normal Text Size") == true)
        let other = Screen(withMainMenu: 200, 200) {
            Color.red.contextMenu { Button("Mine") {} }
        }
        other.send(.pointerDown(.secondary, at: CGPoint(x: 100, y: 100)))
        #expect(other.popups.first?.texts == ["Mine"])
    }

    @Test(
        "The bar of a stack has a button for it also without items; a window without a stack has no bar"
    )
    func button() throws {
        let window = window(hasToolbar: true)
        #expect(window.elements().map(\.label).contains("Main Menu"))
        let stack = self.window(hasToolbar: false)
        #expect(stack.elements().map(\.label).contains("Main Menu"))
        let plain = Screen(withMainMenu: 200, 200) { Text("Body") }
        #expect(!plain.elements().map(\.label).contains("Main Menu"))
    }

    private struct Parts: View {
        @State private var showsInspector = true

        var body: some View {
            NavigationSplitView {
                Text("Sidebar")
            } detail: {
                Text("Detail").inspector(isPresented: $showsInspector) { Text("Inspector") }
                    .searchable(text: .constant(""))
            }
        }
    }

    @Test("Commands show and hide the parts of the window")
    func parts() throws {
        let window = Screen(1200, 400) {
            Parts()
        } commands: {
            SidebarCommands()
            InspectorCommands()
            ToolbarCommands()
            TextEditingCommands()
        }
        func choose(_ item: String, in menu: String) throws {
            let frame = try #require(window.frame(of: menu))
            window.click(at: CGPoint(x: frame.midX, y: frame.midY))
            try #require(window.popups.first).click(item)
            window.advanceToEnd()
        }
        #expect(window.texts.contains("Sidebar"))
        try choose("Hide Sidebar", in: "View")
        #expect(!window.texts.contains("Sidebar"))
        try choose("Show Sidebar", in: "View")
        #expect(window.texts.contains("Sidebar"))
        try choose("Hide Inspector", in: "View")
        #expect(!window.texts.contains("Inspector"))
        try choose("Hide Toolbar", in: "View")
        #expect(window.elements(.button).isEmpty)
        try choose("Show Toolbar", in: "View")
        #expect(!window.elements(.button).isEmpty)
    }

    @Test("The button of the sidebar can be removed, and with it a bar that has nothing else")
    func removed() {
        let window = Screen(1200, 400) {
            NavigationSplitView {
                Text("Sidebar").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("Detail")
            }
        }
        #expect(window.elements(.button).isEmpty)
        #expect(window.frame(of: "Sidebar")?.midY == 200)
    }
}
