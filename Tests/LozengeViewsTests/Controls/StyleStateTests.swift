import LozengeControls
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

/// Styles of programs with `@State` and `@Environment`.
@Suite("State of styles")
struct StyleStateTests {
    private struct Lit: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.lineLimit) private var lineLimit
        @State private var isHovered = false

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(isEnabled ? "on" : "off")
                if isHovered { Text("hovered") }
                Text("\(lineLimit ?? 0)")
            }
            .onHover { isHovered = $0 }
        }
    }

    private struct Counted: ToggleStyle {
        @State private var count = 0

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(count)")
            }
            .onTapGesture { count += 1 }
        }
    }

    @Test("A style reads the environment around the control")
    func environment() {
        let screen = Screen(300, 200) {
            VStack {
                Button("A") {}
                Button("B") {}.disabled(true)
            }
            .buttonStyle(Lit())
            .lineLimit(3)
        }
        #expect(screen.texts == ["A", "on", "3", "B", "off", "3"])
    }

    @Test("A style has its own state for each control")
    func state() {
        let screen = Screen(300, 200) {
            VStack {
                Button("A") {}.buttonStyle(Lit())
                Toggle("B", isOn: .constant(true))
                Toggle("C", isOn: .constant(true))
            }
            .toggleStyle(Counted())
        }
        if let frame = screen.frame(of: "A") {
            screen.send(.pointerMoved(to: CGPoint(x: frame.midX, y: frame.midY)))
        }
        #expect(screen.texts == ["A", "on", "hovered", "0", "B", "0", "C", "0"])
        screen.click("C")
        screen.click("C")
        #expect(screen.texts == ["A", "on", "0", "B", "0", "C", "2"])
    }

    private struct Plate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color.red)
        }
    }

    @Test("A disabled button in a style of the program is drawn as the style says")
    func disabled() {
        func list(_ button: some View) -> String {
            "\(Screen(60, 40) { button.disabled(true) }.displayList)"
        }
        let own = list(Button("A") {}.buttonStyle(Plate()))
        #expect(own == list(Text("A").background(Color.red)))
        #expect(list(Button("A") {}.buttonStyle(.plain)) != list(Text("A")))
    }
}
