import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Semantic tree")
struct SemanticsTests {
    /// The settings of an app, with a control of each kind.
    struct Settings: View {
        @State private var hasSound = true
        @State private var volume = 0.5
        @State private var count = 3
        @State private var name = "Ada"

        var body: some View {
            VStack {
                Text("Settings").accessibilityAddTraits(.isHeader)
                Toggle("Sound", isOn: $hasSound)
                Slider(value: $volume) { Text("Volume") }
                Stepper("Players: \(count)", value: $count, in: 0...4)
                TextField("Name", text: $name)
                Menu("More") {
                    Button("About") {}
                    Link("Website", destination: URL(fileURLWithPath: "/"))
                    Toggle("Muted", isOn: .constant(true))
                }
                Link("Help", destination: URL(fileURLWithPath: "/"))
                Divider()
                Button("Reset", role: .destructive) { count = 0 }
                Button("Save") {}.disabled(true)
            }
        }
    }

    private func words(_ elements: [Screen.Element]) -> [String] {
        elements.map { "\($0.role) \($0.label)" + ($0.value.isEmpty ? "" : " = \($0.value)") }
    }

    @Test("Every control has a role, a label and a value")
    func controls() {
        let screen = Screen(300, 600) { Settings() }
        #expect(
            words(screen.elements()) == [
                "heading Settings", "toggle Sound", "slider Volume = 50%", "spinButton Players: 3",
                "textField Name = Ada", "menuButton More", "link Help", "button Reset",
                "button Save",
            ])
        #expect(screen.element(.toggle, "Sound")?.states == .checked)
        #expect(screen.element(.button, "Save")?.states == .disabled)
        #expect(screen.element(.button, "Reset")?.states == .destroys)
    }

    @Test("Actions of elements do what a user does")
    func actions() {
        let screen = Screen(300, 600) { Settings() }
        #expect(screen.element(.toggle, "Sound")?.perform() == true)
        #expect(screen.element(.toggle, "Sound")?.states == [])
        #expect(screen.element(.slider, "Volume")?.perform("increment") == true)
        #expect(screen.element(.slider, "Volume")?.value == "55%")
        #expect(screen.element(.spinButton, "Players: 3")?.perform("increment") == true)
        #expect(screen.element(.spinButton, "Players: 4")?.actions == ["decrement"])
        #expect(screen.element(.button, "Save")?.perform() == false)
        screen.click(.button, "Reset")
        #expect(screen.element(.spinButton, "Players: 0") != nil)
        screen.element(.menuButton, "More")?.perform()
        let menu = screen.popups.first?.elements() ?? []
        #expect(words(menu) == ["menuItem About", "menuItem Website", "menuItemCheckbox Muted"])
        #expect(menu.last?.states == .checked)
    }

    @Test("A control reports the focus")
    func focus() {
        let screen = Screen(300, 600) { Settings() }
        screen.press(.tab)
        #expect(screen.elements().filter { $0.states.contains(.focused) }.map(\.label) == ["Sound"])
    }

    @Test("A button has the words of its content, icons silent beside a title")
    func combined() {
        let screen = Screen(300, 300) {
            Button {
            } label: {
                VStack {
                    Text("Ada"); Text("Level 3")
                }
            }
            Button {
            } label: {
                Image(systemName: "trash.fill")
            }
            Button {
            } label: {
                Label("Save", systemImage: "star")
            }
            Toggle("Hidden label", isOn: .constant(false)).labelsHidden()
        }
        #expect(
            words(screen.elements()) == [
                "button Ada, Level 3", "button trash", "button Save", "toggle Hidden label",
            ])
    }

    @Test("Views that cannot be seen, and decoration, are no elements")
    func invisible() {
        let screen = Screen(300, 300) {
            Text("a").opacity(0)
            Text("b").hidden()
            Text("c").accessibilityHidden(true)
            Image(decorative: "d")
            Rectangle()
            ViewThatFits {
                Text("e"); Text("f")
            }
        }
        #expect(words(screen.elements()) == ["text e"])
    }

    @Test("Children are combined, contained or ignored")
    func children() {
        func pair(_ behavior: AccessibilityChildBehavior) -> some View {
            VStack {
                Text("Hit points"); Text("12")
            }.accessibilityElement(children: behavior)
                .accessibilityIdentifier("pair")
        }
        func words(_ behavior: AccessibilityChildBehavior) -> [String] {
            self.words(Screen(200, 200) { pair(behavior) }.elements())
        }
        #expect(words(.combine) == ["text Hit points, 12"])
        #expect(words(.contain) == ["group ", "text Hit points", "text 12"])
        #expect(words(.ignore) == ["group "])
    }

    @Test("A combined element has the value of its only control, and the level of its heading")
    func combinedValues() throws {
        var volume = 0.5
        let screen = Screen(300, 200) {
            HStack {
                Text("Volume")
                Slider(value: Binding(get: { volume }, set: { volume = $0 })) {}
            }.accessibilityElement(children: .combine)
            HStack {
                Text("Goblins").accessibilityHeading(.h2)
                Text("3")
            }.accessibilityElement(children: .combine)
        }
        let slider = try #require(screen.element(.slider, "Volume"))
        slider.perform("increment")
        #expect(volume > 0.5)
        #expect(screen.element(.heading, "Goblins, 3")?.headingLevel == 2)
    }

    @Test("A control with a further trait stays one; without its only trait an image is a text")
    func traits() {
        let screen = Screen(300, 200) {
            Button("Part one") {}.accessibilityAddTraits(.isHeader)
            Toggle("Sound", isOn: .constant(true)).accessibilityAddTraits(.isButton)
            Button("Site") {}.accessibilityAddTraits(.isLink)
            Text("Title").accessibilityAddTraits(.isHeader)
            Image(systemName: "star").accessibilityLabel("Star")
                .accessibilityRemoveTraits(.isImage)
        }
        #expect(
            screen.elements().map(\.role) == [.button, .toggle, .link, .heading, .text])
    }

    @Test("The description of an image is in the user's language")
    func imageLabel() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\"Dragon\" = \"Drache\";".utf8)
            .write(to: german.appendingPathComponent("Localizable.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        for (language, label) in [("de", "Drache"), ("en", "Dragon")] {
            let screen = Screen(200, 200, locale: Locale(identifier: language)) {
                Image("dragon", label: Text("Dragon", bundle: bundle))
            }
            #expect(screen.elements(.image).map(\.label) == [label])
        }
    }

    @Test("Combined buttons become actions by name")
    func namedActions() {
        var calls: [String] = []
        let screen = Screen(200, 200) {
            HStack {
                Text("Ada")
                Button("Heal") { calls.append("heal") }
                Button("Hit") { calls.append("hit") }
            }.accessibilityElement(children: .combine)
        }
        let row = screen.elements()[0]
        #expect(row.actions == ["Heal", "Hit"])
        row.perform("Hit")
        #expect(calls == ["hit"])
    }

    @Test("The app's words replace those of the content, the outer before the inner")
    func attributes() {
        var adjusted = 0
        let screen = Screen(200, 200) {
            Text("★★★").accessibilityLabel("inner").accessibilityLabel("Rating")
                .accessibilityValue("3 of 5").accessibilityHint("Swipe to change")
                .accessibilityAdjustableAction { adjusted += $0 == .increment ? 1 : -1 }
                .accessibilityAction(named: "Clear") { adjusted = 0 }
        }
        let rating = screen.element(.spinButton, "Rating")
        #expect(rating?.value == "3 of 5")
        #expect(rating?.hint == "Swipe to change")
        #expect(rating?.actions == ["increment", "decrement", "Clear"])
        rating?.perform("decrement")
        #expect(adjusted == -1)
    }

    @Test("A higher sort priority comes first")
    func order() {
        let screen = Screen(200, 200) {
            Text("a")
            Text("b").accessibilitySortPriority(1)
            Text("c")
        }
        #expect(screen.elements().map(\.label) == ["b", "a", "c"])
    }

    @Test("Labels are in the user's language")
    func language() {
        let screen = Screen(200, 200, locale: Locale(identifier: "de_DE")) {
            Slider(value: .constant(0.25)) { Text(1234.5, format: .number) }
        }
        #expect(words(screen.elements()) == ["slider 1.234,5 = 25\u{a0}%"])
    }
}
