import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Toggle styles")
struct ToggleStylesTests {
    private struct Setting<Style: ToggleStyle>: View {
        let style: Style
        @State private var isOn = false

        var body: some View {
            Toggle("Sound", isOn: $isOn).toggleStyle(style).tagged("toggle").fixedSize()
            Text(verbatim: isOn ? "on" : "off")
        }
    }

    @Test(
        "A switch is as wide as its label, 16 points and 46 × 26; the automatic style is a switch")
    func switches() {
        for screen in [
            Screen(300, 100) { Setting(style: .switch) },
            Screen(300, 100) { Setting(style: .automatic) },
        ] {
            #expect(screen.frame(of: "toggle")?.size == CGSize(40 + 8 + 8 + 46, 26))
        }
    }

    @Test("The ground of a switch fades to the accent color while its knob goes over, and back")
    func fadingSwitch() {
        let screen = Screen(300, 100) { Setting(style: .switch) }
        func accent() -> [Float] {
            screen.displayList.flattened.primitives.compactMap {
                guard case .fill(_, .color(let color)) = $0, color.blue > color.red + 0.2
                else { return nil }
                return color.opacity
            }
        }
        #expect(accent() == [])
        for end in [[Float(1)], []] {
            screen.toggle("Sound").press()
            screen.advance(by: .milliseconds(80))
            #expect(accent().count == 1 && (0.2...0.8).contains(accent().first ?? 0))
            screen.advanceToEnd()
            #expect(accent() == end)
        }
    }

    @Test("A checkbox is a box of 20 points, 8 points and the label; a click on either checks it")
    func checkbox() {
        let screen = Screen(300, 100) { Setting(style: .checkbox) }
        let frame = screen.frame(of: "toggle") ?? .zero
        #expect(abs(frame.width - (20 + 8 + 40)) < 0.001)
        screen.click(at: CGPoint(x: frame.minX + 8, y: frame.midY))
        #expect(screen.words == ["Sound", "on"])
        screen.click("Sound")
        #expect(screen.words == ["Sound", "off"])
    }

    @Test("A button is a bordered label that looks different while it is on")
    func button() {
        let screen = Screen(300, 100) { Setting(style: .button) }
        #expect(screen.frame(of: "toggle")?.size == CGSize(40 + 34, 16 + 12))
        let off = screen.text
        screen.click("Sound")
        #expect(screen.words == ["Sound", "on"])
        #expect(screen.text != off)
        screen.click("Sound")
        screen.send(.pointerExited)
        #expect(screen.text == off)
    }

    /// Shows its toggle in a frame, in the style that was set further out.
    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(10)
        }
    }

    @Test("The toggle in the body of a style has the next outer style")
    func nested() {
        let screen = Screen(300, 100) {
            Setting(style: Framed()).toggleStyle(.checkbox)
        }
        let frame = screen.frame(of: "toggle") ?? .zero
        #expect(abs(frame.width - (20 + 8 + 40 + 20)) < 0.001)
        screen.click("Sound")
        #expect(screen.words == ["Sound", "on"])
    }

    @Test("A style that shows its own control ends in the default style")
    func endless() {
        let screen = Screen(300, 100) { Setting(style: Framed()) }
        #expect(screen.frame(of: "toggle")?.size == CGSize(40 + 8 + 8 + 46 + 20, 46))
    }
}
