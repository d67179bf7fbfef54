import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Buttons with a role alone")
struct DefaultButtonLabelTests {
    @Test("A role is a label: a sign or a word, with a name")
    func labels() {
        let screen = Screen(400, 60) {
            HStack {
                Button(role: .close) {}
                Button(role: .confirm) {}
                Button(role: .cancel) {}
                Button(role: .destructive) {}
            }
        }
        #expect(
            screen.elements(.button).map(\.label) == ["Close", "Done", "Cancel", "Delete"])
        #expect(screen.words == ["Cancel", "Delete"])
    }

    @Test("The button for help has an action, or opens an address")
    func help() {
        var isAsked = false
        let screen = Screen(400, 60) { HelpLink { isAsked = true } }
        screen.click(.button, "Help")
        #expect(isAsked)
    }
}
