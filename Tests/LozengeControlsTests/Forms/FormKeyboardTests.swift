import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Forms and groups by keyboard alone, and from right to left")
struct FormKeyboardTests {
    private struct Profile: View {
        @State private var name = ""
        @State private var isPublic = false
        @State private var age = 30
        @State private var isExpanded = false
        let diary: Diary

        init(diary: Diary) { self.diary = diary }

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Toggle("Public", isOn: $isPublic)
                Stepper("Age", value: $age, in: 0...120)
                DisclosureGroup("More", isExpanded: $isExpanded) {
                    Button("Delete") { diary.note("delete") }
                }
                GroupBox("Box") { Toggle("Boxed", isOn: $isPublic) }
                ControlGroup {
                    Button("Back") { diary.note("back") }
                    Button("Next") { diary.note("next") }
                }
                Button("Save") { diary.note("\(name) \(isPublic) \(age)") }
            }
        }
    }

    @ViewBuilder private func profile(inCards: Bool, _ diary: Diary) -> some View {
        if inCards {
            Profile(diary: diary)
        } else {
            Profile(diary: diary).formStyle(.columns)
        }
    }

    /// Presses Tab until the element with a name has the keyboard.
    private func tab(to name: String, _ screen: Screen) {
        func isThere() -> Bool {
            screen.elements().contains { $0.label == name && $0.states.contains(.focused) }
        }
        for _ in 0..<20 where !isThere() { screen.press(.tab) }
        #expect(isThere(), "The keyboard does not reach \(name).")
    }

    @Test(
        "Every control of a form is reached by Tab and operated by keys", arguments: [true, false])
    func keys(inCards: Bool) {
        let diary = Diary()
        let screen = Screen(500, 900) { profile(inCards: inCards, diary) }
        tab(to: "Name", screen)
        screen.type("Ana")
        tab(to: "Public", screen)
        screen.press(.space)
        tab(to: "Age", screen)
        screen.press(.upArrow)
        tab(to: "More", screen)
        screen.press(.space)
        tab(to: "Delete", screen)
        screen.press(.return)
        tab(to: "Next", screen)
        screen.press(.space)
        tab(to: "Save", screen)
        screen.press(.space)
        #expect(diary.lines == ["delete", "next", "Ana true 31"])
    }

    @Test("From right to left, a form and its groups are mirrored", arguments: [true, false])
    func mirrored(inCards: Bool) throws {
        func frames(_ direction: LayoutDirection) throws -> [String: CGRect] {
            let screen = Screen(500, 900) {
                profile(inCards: inCards, Diary()).environment(\.layoutDirection, direction)
            }
            let names = ["Name", "Public", "Age", "More", "Box", "Boxed", "Back", "Next", "Save"]
            return try Dictionary(
                uniqueKeysWithValues: names.map { ($0, try #require(screen.frame(of: $0))) })
        }
        let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
        for (name, frame) in left {
            let mirrored = try #require(right[name])
            #expect(abs(mirrored.maxX - (500 - frame.minX)) <= 1, "\(name)")
            #expect(abs(mirrored.minY - frame.minY) <= 1, "\(name)")
        }
    }
}
