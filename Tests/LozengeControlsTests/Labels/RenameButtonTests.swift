import LozengeTesting
import Testing

@testable import LozengeControls

@Suite("Rename buttons")
struct RenameButtonTests {
    private struct Naming: View {
        @State private var name = "Amara"
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused)
                RenameButton()
            }
            .renameAction($isFocused)
        }
    }

    @Test("A press focuses the field of the name")
    func field() {
        let screen = Screen(200, 100) { Naming() }
        screen.click(.button, "Rename")
        screen.press(.character("a"), modifiers: .control)
        screen.type("Bela")
        #expect(screen.element(.textField, "Name")?.value == "Bela")
    }

    @Test("Where nothing can be renamed the button is disabled")
    func disabled() {
        let screen = Screen(200, 100) { RenameButton() }
        #expect(screen.element(.button, "Rename")?.states.contains(.disabled) == true)
    }

    @Test("The visibility of labels is that of the innermost view that sets it")
    func labels() {
        func texts(_ visibility: Visibility) -> [String] {
            Screen(200, 100) {
                Toggle("Sound", isOn: .constant(true)).labelsVisibility(visibility).labelsHidden()
            }
            .displayList.primitives.compactMap {
                if case .text(let layout, _, _) = $0 { layout.text.string } else { nil }
            }
        }
        #expect(texts(.automatic) == [] && texts(.hidden) == [] && texts(.visible) == ["Sound"])
    }
}
