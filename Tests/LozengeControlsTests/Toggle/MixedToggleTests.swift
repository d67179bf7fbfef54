import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Toggles for several values")
struct MixedToggleTests {
    private struct Lamps: View {
        struct Lamp { var isOn: Binding<Bool> }
        @State var first = true
        @State var second = false
        var isEmpty = false

        var body: some View {
            VStack {
                Toggle(
                    "All", sources: isEmpty ? [] : [Lamp(isOn: $first), Lamp(isOn: $second)],
                    isOn: \.isOn
                )
                .toggleStyle(.checkbox)
                Text(verbatim: "\(first) \(second)")
            }
        }
    }

    @Test("Values that differ are mixed; switching sets all of them")
    func mixed() throws {
        let screen = Screen(300, 100) { Lamps() }
        let both = try #require(screen.element(.toggle, "All"))
        #expect(both.value == "mixed" && both.states.contains(.mixed))
        screen.click("All")
        #expect(screen.frame(of: "true true") != nil)
        let all = try #require(screen.element(.toggle, "All"))
        #expect(all.states == .checked && all.value.isEmpty)
        screen.click("All")
        #expect(screen.frame(of: "false false") != nil)
    }

    @Test("Each press reads the values as they are then")
    func presentValues() {
        var isOn = false
        struct Lamp { var isOn: Binding<Bool> }
        let lamp = Lamp(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
        let screen = Screen(300, 100) {
            Toggle("All", sources: [lamp], isOn: \.isOn).toggleStyle(.checkbox)
        }
        screen.click("All")
        screen.click("All")
        #expect(!isOn)
    }

    @Test("Without values it is off, and switching does nothing")
    func empty() {
        let screen = Screen(300, 100) { Lamps(isEmpty: true) }
        screen.click("All")
        #expect(screen.frame(of: "true false") != nil)
        #expect(screen.element(.toggle, "All")?.states.contains(.checked) == false)
    }

    @Test("A style knows that it is mixed")
    func style() {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
            }
        }
        let screen = Screen(300, 100) { Lamps().toggleStyle(Words()) }
        // The style of the view itself is nearer.
        #expect(screen.frame(of: "mixed") == nil)
        let own = Screen(300, 100) {
            Toggle(
                "All", sources: [Lamps.Lamp(isOn: .constant(true)), .init(isOn: .constant(false))],
                isOn: \.isOn
            )
            .toggleStyle(Words())
        }
        #expect(own.frame(of: "mixed") != nil)
    }
}
