import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("The look of dialogs")
struct DialogLookTests {
    private struct Erasing: View {
        @State private var isAsked = true
        @Binding var isSuppressed: Bool

        var body: some View {
            Text("page")
                .alert("Erase?", isPresented: $isAsked) { Button("Erase", role: .destructive) {} }
                .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
        }
    }

    private struct Page: View {
        @State private var isSuppressed = false

        var body: some View {
            VStack {
                Erasing(isSuppressed: $isSuppressed)
                Text(isSuppressed ? "suppressed" : "asked")
            }
        }
    }

    @Test("A box in the dialog keeps it from being shown again")
    func suppression() throws {
        let screen = Screen(300, 300) { Page() }
        let dialog = try #require(screen.popups.first)
        dialog.click("Never again")
        #expect(screen.frame(of: "suppressed") != nil && screen.popups.count == 1)
    }

    @Test("The box is no answer: Return and Escape act as without it")
    func boxIsNoAnswer() throws {
        let diary = Diary()
        struct Asking: View {
            let diary: Diary
            @State private var isAsked = true
            @State private var isSuppressed = false

            var body: some View {
                Text(isSuppressed ? "suppressed" : "asked")
                    .alert("Save?", isPresented: $isAsked) {
                        Button("Save") { diary.note("save") }
                    }
                    .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
            }
        }
        for key in [Key.return, .escape] {
            let screen = Screen(300, 300) { Asking(diary: diary) }
            let dialog = try #require(screen.popups.first)
            dialog.press(key)
            #expect(screen.popups.isEmpty && screen.frame(of: "asked") != nil)
        }
        #expect(diary.lines == ["save", "save"])
    }

    @Test("A dialog of a view whose menus stay open closes")
    func menuBehavior() throws {
        let screen = Screen(300, 300) {
            VStack { Erasing(isSuppressed: .constant(false)) }
                .menuActionDismissBehavior(.disabled)
        }
        try #require(screen.popups.first).click("Erase")
        #expect(screen.popups.isEmpty)
    }

    @Test("A dialog is active while the window behind it is not")
    func activity() throws {
        struct Activity: View {
            @Environment(\.appearsActive) private var isActive
            var body: some View { Text(isActive ? "active" : "inactive") }
        }
        let screen = Screen(300, 300) {
            Activity().alert("Save?", isPresented: .constant(true)) {
            } message: {
                Activity()
            }
        }
        let dialog = try #require(screen.popups.first)
        screen.send(.focused(false))
        dialog.send(.focused(true))
        #expect(screen.frame(of: "inactive") != nil)
        #expect(dialog.frame(of: "active") != nil)
        dialog.send(.focused(false))
        #expect(dialog.frame(of: "inactive") != nil)
    }

    @Test("A critical dialog has the icon of a warning, or its own")
    func icons() throws {
        func alert(_ severity: DialogSeverity, _ icon: Image? = nil) throws -> String {
            let screen = Screen(300, 300) {
                Text("page")
                    .alert("Erase?", isPresented: .constant(true)) {}
                    .dialogIcon(icon)
                    .dialogSeverity(severity)
            }
            return try #require(screen.popups.first).text
        }
        let plain = try alert(.standard)
        #expect(try alert(.automatic) == plain)
        #expect(try alert(.critical).contains("exclamationmark.triangle"))
        #expect(try alert(.critical, Image(systemName: "trash")).contains("trash"))
        #expect(!plain.contains("exclamationmark"))
    }
}
