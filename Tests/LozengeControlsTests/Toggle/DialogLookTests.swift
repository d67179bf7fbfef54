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
