import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Sheets and covers")
struct SheetTests {
    private struct Opening<Content: View>: View {
        let diary: Diary
        @ViewBuilder let content: () -> Content
        @State private var isOpen = false

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                    .keyboardShortcut("o")
                    .sheet(
                        isPresented: $isOpen, onDismiss: { diary.note("gone") }, content: content)
                Button("Behind") { diary.note("behind") }.keyboardShortcut("b")
                Button("Close") { isOpen = false }.keyboardShortcut("q")
            }
        }
    }

    private let diary = Diary()

    private func open(_ width: CGFloat = 600, _ height: CGFloat = 400) -> Screen {
        let screen = Screen(width, height) { [diary] in
            Opening(diary: diary) { Text("Inside").frame(width: 100, height: 40) }
        }
        screen.click("Open")
        screen.rest()
        return screen
    }

    @Test("A sheet that leaves stays where it is, in front of the window")
    func leaving() throws {
        let screen = open()
        func place() throws -> (frame: CGRect, isInFront: Bool) {
            let drawn = screen.displayList.shown
            func index(_ words: String) throws -> Int {
                try #require(
                    drawn.lastIndex {
                        guard case .text(let layout, _, _) = $0.command else { return false }
                        return layout.text.string == words
                    })
            }
            let inside = try index("Inside")
            guard case .text(_, let origin, _) = drawn[inside].command else {
                return (.null, false)
            }
            return (
                CGRect(origin: origin.applying(drawn[inside].transform), size: .zero),
                try inside > index("Behind")
            )
        }
        let shown = try place()
        #expect(shown.isInFront)
        screen.press(.escape)
        #expect(try place() == shown)
        screen.rest()
        #expect(!screen.texts.contains("Inside"))
    }

    private struct NewName: View {
        let focusesOther: Bool
        @State private var isOpen = false
        @State private var names = ["", ""]
        @FocusState private var other: Bool

        init(focusesOther: Bool) { self.focusesOther = focusesOther }

        var body: some View {
            Button("New") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    Form {
                        TextField("Name", text: $names[0])
                        TextField("Other", text: $names[1]).focused($other)
                        Text("is \(names[0]) and \(names[1])")
                    }
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    }
                    .onAppear { other = focusesOther }
                }
        }
    }

    @Test("The first field of a sheet has the keyboard, by pointer and by keyboard")
    func firstField() {
        let clicked = Screen(700, 600) { NewName(focusesOther: false) }
        clicked.click("New")
        clicked.advance(by: .seconds(1))
        clicked.type("Ann")
        #expect(clicked.text("is Ann and ").exists)
        let pressed = Screen(700, 600) { NewName(focusesOther: false) }
        pressed.press(.tab)
        pressed.press(.space)
        pressed.advance(by: .seconds(1))
        pressed.type("Ann")
        #expect(pressed.text("is Ann and ").exists)
    }

    @Test("A list with a selection that comes first in a sheet has the keyboard")
    func firstList() {
        struct Choosing: View {
            @State private var isOpen = false
            @State private var chosen: Int?

            var body: some View {
                Button("Choose") { isOpen = true }
                    .sheet(isPresented: $isOpen) {
                        VStack {
                            List(0..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
                            Text("chosen \(chosen ?? -1)")
                        }
                        .frame(width: 300, height: 300)
                    }
            }
        }
        let screen = Screen(700, 600) { Choosing() }
        screen.click("Choose")
        screen.advance(by: .seconds(1))
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(screen.text("chosen 1").exists)
    }

    @Test("A field that the program focuses comes first")
    func focusedField() {
        let screen = Screen(700, 600) { NewName(focusesOther: true) }
        screen.click("New")
        screen.advance(by: .seconds(1))
        screen.type("Ann")
        #expect(screen.text("is  and Ann").exists)
    }

    @Test("A sheet with a ground of its own settles")
    func ground() {
        let screen = Screen(600, 400) { [diary] in
            Opening(diary: diary) {
                Text("Inside").presentationBackground(.red).presentationDetents([.medium])
            }
        }
        screen.click("Open")
        screen.rest()
        #expect(screen.frame(of: "Inside") != nil)
        #expect(!saidReports.contains { $0.contains("did not settle") && $0.contains("LayerView") })
    }

    @Test(
        "The window behind a sheet takes no press, no shortcut and no focus, and is not described")
    func modal() {
        let screen = open()
        screen.click("Behind")
        screen.press(.character("b"), modifiers: .control)
        #expect(diary.lines.isEmpty)
        for _ in 0..<5 {
            screen.press(.tab)
            #expect(screen.focus != screen.frame(of: "Behind"))
        }
        #expect(screen.element(.button, "Behind") == nil)
        screen.press(.escape)
        screen.rest()
        screen.press(.character("b"), modifiers: .control)
        #expect(diary.lines == ["gone", "behind"])
    }

    @Test("Escape, Ctrl W and the close button end a sheet; each calls onDismiss once")
    func ending() throws {
        let screen = open()
        screen.press(.escape)
        screen.rest()
        screen.click("Open")
        screen.press(.character("w"), modifiers: .control)
        screen.rest()
        screen.click("Open")
        screen.rest()
        let close = try #require(screen.elements(.button).first { $0.label == "Close" })
        #expect(close.perform())
        screen.rest()
        #expect(screen.frame(of: "Inside") == nil)
        #expect(diary.lines == ["gone", "gone", "gone"])
    }

    @Test(
        "A sheet has the size of its content, and its margins in the window; in a narrow one it is at the bottom"
    )
    func size() throws {
        let screen = open()
        let ground = try #require(screen.frame(of: "Inside"))
        #expect(abs(ground.midX - 300) < 1)
        screen.resize(340, 400)
        #expect(try #require(screen.frame(of: "Inside")).minY > 250)
    }

    @Test("A list in a sheet gets 480 points, or what the window has")
    func list() throws {
        let screen = Screen(800, 700) { [diary] in
            Opening(diary: diary) { List(0..<100, id: \.self) { Text("Row \($0)") }.tagged("list") }
        }
        screen.click("Open")
        screen.rest()
        let list = try #require(screen.frame(of: "list"))
        #expect(list.width == 480)
        screen.resize(420, 300)
        #expect(try #require(screen.frame(of: "list")).width == 372)
    }

    @Test("A detent is a part of the window's height; the grip chooses the next one")
    func detents() throws {
        struct Case: View {
            @State private var detent = PresentationDetent.medium

            var body: some View {
                Color.red.tagged("content")
                    .presentationDetents([.medium, .height(300)], selection: $detent)
                    .overlay { Text(detent == .medium ? "half" : "fixed") }
            }
        }
        let screen = Screen(600, 448) { [diary] in Opening(diary: diary) { Case() } }
        screen.click("Open")
        screen.rest()
        #expect(screen.frame(of: "half") != nil)
        let half = try #require(screen.frame(of: "content")).height
        let grip = try #require(screen.elements().first { $0.label == "Height" })
        screen.click(at: CGPoint(x: grip.frame.midX, y: grip.frame.midY))
        #expect(screen.frame(of: "fixed") != nil)
        #expect(try #require(screen.frame(of: "content")).height == half + 100)
    }

    private struct Quarter: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize < .accessibility1 ? context.maxDetentValue / 4 : nil
        }
    }

    @Test("A type computes the height of a sheet, or leaves it out")
    func computedDetent() throws {
        let screen = Screen(600, 448) { [diary] in
            Opening(diary: diary) {
                Color.red.tagged("content")
                    .presentationDetents([.custom(Quarter.self), .height(300)])
            }
        }
        screen.click("Open")
        screen.rest()
        #expect(try #require(screen.elements(.dialog).first).frame.height == 100)
        #expect(screen.elements().contains { $0.label == "Height" })
        screen.textSize = .accessibility3
        screen.rest()
        #expect(try #require(screen.elements(.dialog).first).frame.height == 300)
        #expect(!screen.elements().contains { $0.label == "Height" })
        #expect(PresentationDetent.custom(Quarter.self) == .custom(Quarter.self))
        #expect(PresentationDetent.custom(Quarter.self) != .medium)
    }

    private struct High: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.maxDetentValue > 600 ? 300 : nil
        }
    }

    @Test("A height that a window is too small for is not offered; without one the content counts")
    func leftOutDetent() throws {
        let screen = Screen(600, 448) { [diary] in
            Opening(diary: diary) {
                Color.red.frame(width: 200, height: 80).presentationDetents([.custom(High.self)])
            }
        }
        screen.click("Open")
        screen.rest()
        let height = try #require(screen.elements(.dialog).first).frame.height
        #expect(height < 200)
        screen.resize(600, 748)
        #expect(try #require(screen.elements(.dialog).first).frame.height == 300)
        screen.resize(600, 448)
        #expect(try #require(screen.elements(.dialog).first).frame.height == height)
    }

    @Test("Views behind a sheet that leaves them operable are read")
    func operableBackground() {
        let screen = Screen(600, 448) { [diary] in
            Opening(diary: diary) {
                Text("Inside").presentationBackgroundInteraction(.enabled)
            }
        }
        screen.click("Open")
        screen.rest()
        #expect(screen.element(.button, "Open") != nil)
        #expect(screen.elements().contains { $0.label == "Inside" })
    }

    @Test("A second sheet of the same view waits until the first is gone")
    func waiting() {
        struct Case: View {
            @State private var a = false
            @State private var b = false

            var body: some View {
                Button("Both") {
                    a = true
                    b = true
                }
                .sheet(isPresented: $a) { Text("First") }
                .sheet(isPresented: $b) { Text("Second") }
            }
        }
        let screen = Screen(600, 400) { Case() }
        screen.click("Both")
        screen.rest()
        let first = screen.texts.contains("First") ? "First" : "Second"
        let second = first == "First" ? "Second" : "First"
        #expect(screen.texts.contains(first) && !screen.texts.contains(second))
        screen.press(.escape)
        screen.rest()
        #expect(screen.texts.contains(second) && !screen.texts.contains(first))
    }

    @Test("A sheet ends with the view that presents it")
    func presenter() {
        struct Case: View {
            @State private var isThere = true
            @State private var isOpen = true

            var body: some View {
                VStack {
                    if isThere {
                        Text("Owner").sheet(isPresented: $isOpen) {
                            Button("Remove") { isThere = false }
                        }
                    }
                }
            }
        }
        let screen = Screen(600, 400) { Case() }
        screen.rest()
        screen.click("Remove")
        screen.rest()
        #expect(!screen.texts.contains("Remove") && !screen.texts.contains("Owner"))
    }

    @Test("The focus comes back to the view that had it before the sheet")
    func focus() {
        let screen = Screen(600, 400) { [diary] in
            Opening(diary: diary) { TextField("Name", text: .constant("")) }
        }
        screen.press(.tab)
        let before = screen.focus
        screen.press(.return)
        screen.rest()
        #expect(screen.focus != nil && screen.focus != before)
        screen.press(.escape)
        screen.rest()
        #expect(screen.focus == before)
    }

    @Test("The default focus of a sheet wins over its first control, whatever had the focus before")
    func defaultFocus() {
        struct Form: View {
            @State private var name = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    Button("Cancel") {}
                    TextField("Name", text: $name).focused($isFocused)
                    Text(verbatim: "<\(name)>")
                }
                .defaultFocus($isFocused, true)
            }
        }
        struct Opener: View {
            @State private var isOpen = false
            @State private var note = ""

            var body: some View {
                VStack {
                    TextField("Note", text: $note)
                    Button("Open") { isOpen = true }
                }
                .sheet(isPresented: $isOpen) { Form() }
            }
        }
        let screen = Screen(400, 300) { Opener() }
        screen.press(.tab)
        screen.type("a")
        screen.click("Open")
        screen.advance(by: .seconds(1))
        screen.type("b")
        #expect(screen.texts.contains("<b>"))
    }
}
