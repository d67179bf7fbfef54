import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Opacity")
struct OpacityTests {
    @Test(
        "Opacity is a separate group, unless it is 0 or 1",
        arguments: [
            (0.5, "opacity 0.5 {"), (1, "fill "), (7, "fill "), (0, ""), (-1, ""), (.nan, ""),
        ]
            as [(Double, String)])
    func opacity(opacity: Double, begin: String) {
        let text = Screen(8, 8) { Color.gray.opacity(0.5 * 2).modifier(Fade(opacity)) }.text
        #expect(begin.isEmpty ? text.isEmpty : text.hasPrefix(begin))
    }

    @Test("A fully transparent view cannot be clicked")
    func transparent() {
        var clicks = 0
        let screen = Screen(100, 100) { Button("ghost") { clicks += 1 }.opacity(0) }
        screen.click(at: CGPoint(x: 50, y: 50))
        #expect(clicks == 0)
    }
}

/// The view's opacity, as opposed to a colour's.
private struct Fade: ViewModifier {
    let amount: Double

    init(_ amount: Double) { self.amount = amount }

    func body(content: Content) -> some View { content.opacity(amount) }
}
