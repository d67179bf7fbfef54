import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@Suite("Focus scopes")
struct FocusScopeTests {
    private struct Login: View {
        @Namespace private var login
        @Environment(\.resetFocus) private var resetFocus
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown {
                    VStack {
                        Text("name").focusable()
                        Text("password").focusable().prefersDefaultFocus(in: login)
                        Text("hint").focusable().prefersDefaultFocus(false, in: login)
                    }
                    .focusScope(login)
                }
                Button("Reset") { resetFocus(in: login) }
                Button("Turn") { isShown.toggle() }
            }
        }
    }

    private func hasFocus(_ title: String, _ screen: Screen) -> Bool {
        guard let focus = screen.focus, let frame = screen.frame(of: title) else { return false }
        return focus.contains(CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("The preferred view gets the focus when its scope appears, and when it is reset")
    func preferred() {
        let screen = Screen(200, 200) { Login() }
        #expect(hasFocus("password", screen))
        screen.press(.tab)
        #expect(hasFocus("hint", screen))
        screen.click("Reset")
        #expect(hasFocus("password", screen))
    }

    @Test("Without its scope on the screen, a reset leaves the focus where it is")
    func gone() {
        let screen = Screen(200, 200) { Login() }
        screen.click("Turn")
        screen.press(.tab)
        let focus = screen.focus
        screen.click("Reset")
        #expect(focus != nil && screen.focus == focus)
        screen.click("Turn")
        #expect(!hasFocus("password", screen))
        screen.click("Reset")
        #expect(hasFocus("password", screen))
    }
}
