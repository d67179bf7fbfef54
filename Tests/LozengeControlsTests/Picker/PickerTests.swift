import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Pickers")
struct PickerTests {
    enum Flavour: String, CaseIterable, Identifiable {
        case vanilla, mint, lemon
        var id: Self { self }
    }

    private struct Order<Style: PickerStyle>: View {
        let style: Style
        let diary: Diary
        @State private var flavour = Flavour.vanilla

        var body: some View {
            Picker("Flavour", selection: $flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(style)
            .onChange(of: flavour) { diary.note(flavour.rawValue) }
        }
    }

    private let diary = Diary()

    private func order(_ style: some PickerStyle, _ width: CGFloat = 400) -> Screen {
        Screen(width, 300) { Order(style: style, diary: diary) }
    }

    @Test("A selection without an option is said once; an optional one that is nil is not")
    func withoutOption() {
        func open(_ selection: some Hashable & Sendable) {
            _ = Screen(200, 100) {
                Picker("Number", selection: .constant(selection)) { Text("one").tag(1) }
            }
        }
        open(4711)
        open(Int?.none)
        open(1)
        let said = saidReports.filter { $0.contains("A picker shows no choice") }
        #expect(said.contains { $0.contains("4711") } && !said.contains { $0.contains("nil") })
        #expect(!said.contains { $0.contains("is 1,") })
    }

    @Test("A menu picker shows the chosen option; a click on another in its menu chooses it")
    func menu() throws {
        let screen = order(.menu)
        #expect(screen.words == ["Flavour", "vanilla"])
        let button = try #require(screen.element(.menuButton, "Flavour"))
        #expect(button.value == "vanilla")
        screen.click(.menuButton, "Flavour")
        let menu = try #require(screen.popups.last)
        #expect(
            menu.elements(.menuItemRadio).map { $0.states.contains(.checked) } == [
                true, false, false,
            ])
        menu.click("lemon")
        #expect(screen.words == ["Flavour", "lemon"])
        #expect(diary.lines == ["lemon"] && screen.popups.isEmpty)
        // As wide as the widest option, whichever is chosen.
        #expect(screen.element(.menuButton, "Flavour")?.frame.width == button.frame.width)
        // The chosen option is not written again.
        screen.click(.menuButton, "Flavour")
        screen.popups.last?.click("lemon")
        #expect(screen.words == ["Flavour", "lemon"] && diary.lines == ["lemon"])
    }

    @Test("A menu picker is operated by keys")
    func menuKeys() {
        let screen = order(.menu)
        screen.press(.tab)
        screen.press(.upArrow)
        #expect(screen.popups.count == 1)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(diary.lines == ["mint"])
        screen.press(.space)
        screen.press(.escape)
        #expect(diary.lines == ["mint"] && screen.popups.isEmpty)
    }

    @Test("Segments are equally wide, one stop for Tab, and chosen by a click or the arrows")
    func segmented() throws {
        let screen = order(.segmented)
        let frames = screen.elements(.radioButton).map(\.frame)
        #expect(frames.count == 3 && Set(frames.map(\.width)).count == 1)
        screen.click("mint")
        #expect(diary.lines == ["mint"])
        screen.press(.tab)
        screen.press(.rightArrow)
        screen.press(.rightArrow)
        #expect(diary.lines == ["mint", "lemon"])
        screen.press(.home)
        #expect(diary.lines == ["mint", "lemon", "vanilla"])
        let focus = screen.focus
        screen.press(.tab)
        #expect(screen.focus == focus)
    }

    @Test("Without room for equal segments none is cut, as long as all texts fit together")
    func narrowSegments() throws {
        func frames(_ width: CGFloat) -> [CGRect] {
            let screen = Screen(width, 100) {
                Picker("Length", selection: .constant(1)) {
                    Text("A").tag(1)
                    Text("A rather long title").tag(2)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
            return screen.elements(.radioButton).map(\.frame)
        }
        let ideal = frames(1000)
        #expect(ideal[0].width == ideal[1].width)
        let narrow = frames(ideal[1].width * 1.5)
        #expect(narrow[0].width < narrow[1].width && narrow[1].width >= ideal[1].width)
        let cut = frames(ideal[1].width * 0.8)
        #expect(cut[0].width > 20 && cut[1].width < ideal[1].width)
    }

    @Test("From right to left the left arrow goes on")
    func rightToLeft() {
        let screen = Screen(400, 300) {
            Order(style: .segmented, diary: diary).environment(\.layoutDirection, .rightToLeft)
        }
        screen.press(.tab)
        screen.press(.leftArrow)
        #expect(diary.lines == ["mint"])
        let frames = screen.elements(.radioButton).sorted { $0.frame.minX < $1.frame.minX }
        #expect(frames.map(\.label) == ["lemon", "mint", "vanilla"])
    }

    @Test("A radio group is a column of marks; the arrows go around", arguments: [false, true])
    func radioGroup(isHorizontal: Bool) throws {
        let screen = Screen(500, 300) {
            if isHorizontal {
                Order(style: .radioGroup, diary: diary).horizontalRadioGroupLayout()
            } else {
                Order(style: .radioGroup, diary: diary)
            }
        }
        let frames = screen.elements(.radioButton).map(\.frame)
        #expect((frames[0].minY == frames[1].minY) == isHorizontal)
        screen.press(.tab)
        screen.press(.upArrow)
        #expect(diary.lines == ["lemon"])
        screen.press(.downArrow)
        #expect(diary.lines == ["lemon", "vanilla"])
        #expect(screen.element(.radioGroup, "Flavour") != nil)
        screen.element(.radioButton, "mint")?.perform()
        #expect(diary.lines == ["lemon", "vanilla", "mint"])
    }

    @Test("Inline in a list each option is a row, with a tick at the chosen one")
    func rows() {
        let screen = Screen(400, 300) { List { Order(style: .inline, diary: diary) } }
        #expect(screen.words == ["Flavour", "vanilla", "mint", "lemon"])
        #expect(screen.elements(.radioButton).map(\.label) == ["vanilla", "mint", "lemon"])
        screen.click("mint")
        #expect(diary.lines == ["mint"])
    }

    @Test("A wheel has the chosen row in its middle, and moves by a row for an arrow")
    func wheel() throws {
        let screen = order(.wheel)
        let middle = try #require(screen.frame(of: "vanilla")?.midY)
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(diary.lines == ["mint"])
        #expect(screen.frame(of: "mint")?.midY == middle)
    }

    @Test("The mouse wheel chooses in a wheel with the focus, and scrolls the page without it")
    func wheelByMouse() throws {
        let screen = Screen(400, 260) {
            ScrollView {
                VStack {
                    Order(style: .wheel, diary: diary)
                    Color.red.frame(height: 500)
                }
            }
        }
        let place = try #require(screen.frame(of: "mint"))
        func turn(_ height: CGFloat) {
            screen.send(
                .scroll(by: CGSize(width: 0, height: height), at: CGPoint(x: place.midX, y: 60)))
            screen.advanceToEnd()
        }
        turn(48)
        #expect(diary.lines == [] && screen.frame(of: "mint")?.minY == place.minY - 48)
        turn(-48)
        screen.press(.tab)
        turn(48)
        #expect(diary.lines == ["mint"])
        turn(20)
        turn(20)
        #expect(diary.lines == ["mint", "lemon"])
        turn(-48)
        #expect(diary.lines == ["mint", "lemon", "mint"])
    }

    @Test("A wheel scrolls to its option, and nothing around it")
    func wheelOnPage() {
        let screen = Screen(400, 200) {
            ScrollView {
                Text("top")
                Color.red.frame(height: 500)
                Order(style: .wheel, diary: diary)
            }
        }
        #expect(screen.frame(of: "top")?.minY == 0)
    }

    @Test("In a menu the options are items, in a submenu if the style says so")
    func inMenu() {
        struct More: View {
            @State private var flavour = Flavour.vanilla
            var body: some View {
                Text(flavour.rawValue)
                Menu("More") {
                    flavours
                    flavours.pickerStyle(.menu)
                }
            }
            private var flavours: some View {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue) }
                }
            }
        }
        let screen = Screen(400, 300) { More() }
        screen.click("More")
        #expect(
            screen.popups.last?.words.filter { $0.count > 1 } == [
                "vanilla", "mint", "lemon", "Flavour",
            ])
        screen.popups.last?.click("mint")
        #expect(screen.words == ["mint", "More"])
    }

    @Test("Equal tags, tags of other types and a selection without an option trap nothing")
    func badTags() {
        struct Bad: View {
            @State private var number: Int? = 7
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("None").tag(Int?.none)
                    Text("One").tag(1)
                    Text("Uno").tag(1)
                    Text("Two").tag("2")
                    Text("Three")
                }
                .pickerStyle(.segmented)
                Text(verbatim: "\(number ?? 0)")
            }
        }
        let screen = Screen(600, 300) { Bad() }
        func checked() -> [String] {
            screen.elements(.radioButton).filter { $0.states.contains(.checked) }.map(\.label)
        }
        #expect(checked() == [] && screen.words.contains("7"))
        screen.click("Uno")
        #expect(checked() == ["One"] && screen.words.contains("1"))
        screen.click("Two")
        screen.click("Three")
        #expect(screen.words.contains("1"))
        screen.click("None")
        #expect(checked() == ["None"] && screen.words.contains("0"))
    }

    @Test("A picker for several elements shows a value they share, and sets it for all")
    func sources() {
        struct Several: View {
            struct Song { let genre: Binding<String> }
            @State private var first = "Folk"
            @State private var second = "Rock"
            var body: some View {
                Picker(sources: [Song(genre: $first), Song(genre: $second)], selection: \.genre) {
                    ForEach(["Folk", "Rock"], id: \.self) { Text($0) }
                } label: {
                    Text("Genre")
                }
                .pickerStyle(.segmented)
                Text(verbatim: first + second)
            }
        }
        let screen = Screen(400, 200) { Several() }
        #expect(screen.elements(.radioButton).allSatisfy { !$0.states.contains(.checked) })
        screen.click("Rock")
        #expect(screen.words.contains("RockRock"))
    }

    @Test("A disabled picker does not change", arguments: [true, false])
    func disabled(isMenu: Bool) {
        let screen = Screen(400, 300) {
            if isMenu {
                Order(style: .menu, diary: diary).disabled(true)
            } else {
                Order(style: .segmented, diary: diary).disabled(true)
            }
        }
        for option in screen.words { screen.click(option) }
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(diary.lines == [] && screen.popups.isEmpty)
    }

    @Test("Segments without a label have all of their room, and a label without words no line")
    func withoutLabel() throws {
        func segments(_ width: CGFloat, @ViewBuilder _ picker: () -> some View) throws -> CGRect {
            let screen = Screen(width, 200) { picker().pickerStyle(.segmented).tagged("picker") }
            #expect(screen.words.contains("Complete"))
            return try #require(screen.frame(of: "picker"))
        }
        let options = ForEach(["Complete", "Opacity", "Scale", "Both"], id: \.self) { Text($0) }
        let plain = try segments(390) {
            Picker(selection: .constant("Scale")) {
                options
            } label: {
            }
        }
        #expect(plain.height > 20 && plain.width > 200)
        let empty = try segments(390) {
            Picker("", selection: .constant("Scale")) { options }
        }
        #expect(empty.height == plain.height)
    }

    @Test("A picker with an empty title is as wide as its control", arguments: [true, false])
    func emptyTitle(isSegmented: Bool) {
        func width(_ title: String) -> CGFloat? {
            let screen = Screen(400, 100) {
                let picker = Picker(title, selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                if isSegmented {
                    picker.pickerStyle(.segmented).tagged("picker")
                } else {
                    picker.tagged("picker")
                }
            }
            return screen.frame(of: "picker")?.width
        }
        #expect(width("Count") == 400)
        #expect((width("") ?? 400) < 200)
    }

    /// Source: `docs/theme.md`, PICK-5.
    @Test("At a large text size, segments that do not fit are a menu")
    func largeSegments() {
        func isMenu(_ width: CGFloat, _ size: DynamicTypeSize) -> Bool {
            let screen = Screen(width, 100) {
                Picker("Show", selection: .constant(1)) {
                    Text("Everything").tag(1)
                    Text("Favorites").tag(2)
                    Text("Recently Used").tag(3)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .dynamicTypeSize(size)
            }
            return screen.element(.menuButton, "Show") != nil
        }
        #expect(isMenu(300, .accessibility5) && !isMenu(3000, .accessibility5))
        #expect(!isMenu(100, .large))
    }
}
