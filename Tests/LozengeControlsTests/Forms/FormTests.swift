import Foundation
import LozengeControls
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Forms and groups")
struct FormTests {
    @Test("A group outside of a list says if it is expanded")
    func disclosureState() {
        let screen = Screen(300, 300) { DisclosureGroup("Details") { Text("Inside") } }
        #expect(screen.element(.button, "Details")?.states == .collapsed)
        screen.click("Details")
        #expect(screen.element(.button, "Details")?.states == .expanded)
    }

    @Test("A title with a subtitle is beside any control of a form")
    func subtitles() throws {
        let screen = Screen(400, 400) {
            Form {
                Stepper {
                    Text("Step")
                    Text("first")
                } onIncrement: {
                } onDecrement: {
                }
                Slider(value: .constant(0.5)) {
                    Text("Slide")
                    Text("second")
                }
                ColorPicker(selection: .constant(Color.red)) {
                    Text("Color")
                    Text("third")
                }
                TextField(text: .constant("words")) {
                    Text("Field")
                    Text("fourth")
                }
            }
            .formStyle(.grouped)
        }
        for (title, subtitle) in [
            ("Step", "first"), ("Slide", "second"), ("Color", "third"), ("Field", "fourth"),
        ] {
            let upper = try #require(screen.frame(of: title))
            let lower = try #require(screen.frame(of: subtitle))
            #expect(lower.minY >= upper.maxY && lower.minX == upper.minX, "\(title)")
        }
        let (field, title) = (screen.frame(of: "words"), screen.frame(of: "Field"))
        #expect(try #require(field).minX > #require(title).maxX)
    }

    @Test("A form has cards with the labels leading and the controls trailing")
    func form() throws {
        struct Settings: View {
            @State private var isOn = false
            var body: some View {
                Form {
                    Section("Sound") {
                        Toggle("Music", isOn: $isOn)
                        LabeledContent("Device", value: "Speakers")
                    }
                }
            }
        }
        let screen = Screen(400, 300) { Settings() }
        #expect(screen.words == ["Sound", "Music", "Device", "Speakers"])
        #expect(screen.frame(of: "Device")?.minX == 24)
        #expect(screen.frame(of: "Speakers")?.maxX == 376)
        #expect(screen.element(.toggle, "Music")?.states.contains(.checked) == false)
        let toggle = try #require(screen.element(.toggle, "Music")).frame
        screen.click(at: CGPoint(x: toggle.maxX - 20, y: toggle.midY))
        #expect(screen.element(.toggle, "Music")?.states.contains(.checked) == true)
    }

    @Test("The text of a field is at the trailing edge of a card, unless its label is hidden")
    func fields() throws {
        let screen = Screen(400, 300) {
            Form {
                TextField("Name", text: .constant("Ada"))
                TextField("Points", text: .constant("12")).labelsHidden()
            }
        }
        #expect(try #require(screen.frame(of: "Ada")).maxX > 350)
        #expect(try #require(screen.frame(of: "12")).minX < 50)
    }

    @Test("A control that leaves its label no room stands below it, and one that does beside it")
    func wideControl() throws {
        func screen(_ width: CGFloat) -> Screen {
            Screen(width, 300) {
                Form {
                    Picker("Text size", selection: .constant(1)) {
                        Text("Extra extra extra large").tag(1)
                        Text("Small").tag(2)
                    }
                }
            }
        }
        for (width, isBelow) in [(500.0, false), (280.0, true)] {
            let screen = screen(width)
            let label = try #require(screen.frame(of: "Text size"))
            let control = try #require(screen.frame(of: "Extra extra extra large"))
            let line = try #require(
                Screen(500, 50) { Text("Text size") }.frame(of: "Text size"))
            #expect(label.height == line.height)
            #expect((control.minY >= label.maxY) == isBelow)
            #expect(control.maxX <= width)
        }
    }

    @Test(
        "The words of a label stay whole beside a control, or above it",
        arguments: [180.0, 210, 300])
    func longWords(width: CGFloat) throws {
        let screen = Screen(width, 400) {
            Form {
                LabeledContent("Notifications", value: "Every hour")
                TextField("Abbreviations", text: .constant("some"))
            }
        }
        for word in ["Notifications", "Abbreviations"] {
            let whole = try #require(Screen(500, 50) { Text(word) }.frame(of: word))
            #expect(try #require(screen.frame(of: word)).size == whole.size, "\(word)")
        }
        for (label, value) in [("Notifications", "Every hour"), ("Abbreviations", "some")] {
            let (upper, lower) = (screen.frame(of: label), screen.frame(of: value))
            let isBelow = try #require(lower).minY >= #require(upper).maxY
            #expect(isBelow == (width < 200 || width < 250 && value == "Every hour"))
        }
    }

    @Test("Cards are wider for larger text, where there is room")
    func wideCards() throws {
        func edge(_ size: DynamicTypeSize) throws -> CGFloat {
            let screen = Screen(1600, 300) {
                Form { LabeledContent("Name", value: "Ada") }.dynamicTypeSize(size)
            }
            return try #require(screen.frame(of: "Ada")).maxX
        }
        #expect(try edge(.xSmall) == edge(.large))
        #expect(try edge(.accessibility3) > edge(.large) + 100)
    }

    @Test(
        "The value of a picker in a card ends beside its mark, and a press on the row opens the menu"
    )
    func picker() throws {
        struct Settings: View {
            @State private var theme = 2

            var body: some View {
                Form {
                    Section {
                        Picker(selection: $theme) {
                            Text("An option that is much wider").tag(1)
                            Text("Dark").tag(2)
                        } label: {
                            Label("Theme", systemImage: "paintpalette")
                        }
                    }
                }
            }
        }
        let screen = Screen(500, 300) { Settings() }
        let value = try #require(screen.frame(of: "Dark"))
        let label = try #require(screen.frame(of: "Theme"))
        #expect(value.minX > 420 && abs(value.midY - label.midY) < 1)
        #expect(screen.element(.menuButton, "Theme")?.value == "Dark")
        screen.click(at: CGPoint(x: label.midX, y: label.midY))
        let menu = try #require(screen.popups.last)
        #expect(menu.words == ["An option that is much wider", "✓", "Dark"])
        menu.click("An option that is much wider")
        #expect(screen.popups.isEmpty)
        #expect(screen.element(.menuButton, "Theme")?.value == "An option that is much wider")
    }

    @Test(
        "A control that is a whole row is as large as the card for assistive technology, and has its words in a group"
    )
    func wholeRow() throws {
        let form = Form { Toggle("Music", isOn: .constant(true)) }
        let screen = Screen(1000, 300) { form }
        let frame = try #require(screen.element(.toggle, "Music")?.frame)
        #expect(frame.width == 600 && frame.midX == 500)
        let group = Screen(1000, 300) { form.accessibilityElement(children: .combine) }
        #expect(group.elements().map(\.label) == ["Music"])
    }

    @Test("A value without room beside its label is below it")
    func narrow() throws {
        let screen = Screen(80, 300) { LabeledContent("Device", value: "Speakers") }
        let label = try #require(screen.frame(of: "Device"))
        let value = try #require(screen.frame(of: "Speakers"))
        #expect(value.minY >= label.maxY && value.minX == label.minX)
    }

    @Test("A style of labelled content can use the one around")
    func labeledStyle() {
        struct Marked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("*")
                    LabeledContent(configuration)
                }
            }
        }
        let screen = Screen(300, 100) {
            LabeledContent("Device", value: "Speakers").labeledContentStyle(Marked())
        }
        #expect(screen.words == ["*", "Device", "Speakers"])
    }

    @Test("A group shows its content while it is expanded, which starts anew each time")
    func disclosure() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("n=\(count)") { count += 1 } }
        }
        let screen = Screen(300, 200) { DisclosureGroup("More") { Counter() } }
        #expect(screen.words == ["More"])
        screen.click("More")
        screen.advance(by: .seconds(1))
        screen.click("n=0")
        #expect(screen.words == ["More", "n=1"])
        screen.press(.tab)
        screen.press(.tab)
        screen.click("More")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["More"])
        screen.click("More")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["More", "n=0"])
    }

    @Test("A binding expands and collapses a group")
    func boundDisclosure() {
        struct Bound: View {
            @State private var isOpen = true
            var body: some View {
                DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                Button("close") { isOpen = false }
            }
        }
        let screen = Screen(300, 200) { Bound() }
        #expect(screen.words.contains("inside"))
        screen.click("close")
        #expect(!screen.words.contains("inside"))
    }

    @Test("A box has its content on a card below the label")
    func groupBox() throws {
        let screen = Screen(300, 200) { GroupBox("Armour") { Text("Chain mail") } }
        let label = try #require(screen.frame(of: "Armour"))
        let content = try #require(screen.frame(of: "Chain mail"))
        // As wide as the content with its margins, in the middle.
        #expect(label.minX == content.minX - 12 && content.midX == 150)
        #expect(content.minY == label.maxY + 6 + 12)
    }
}
