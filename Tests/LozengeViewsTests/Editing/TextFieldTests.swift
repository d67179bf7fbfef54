import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@Suite("Text fields")
struct TextFieldTests {
    private struct Form: View {
        @State var text = ""
        @FocusState private var isFocused: Bool
        let diary: Diary
        var body: some View {
            VStack {
                TextField("Name", text: $text).tagged("field").focused($isFocused)
                Text("<\(text)>")
                Button("other") {}
            }
            .onSubmit { diary.note("submit \(text)") }
            .onChange(of: isFocused) { diary.note("focus \($1)") }
        }
    }

    private func form(_ text: String = "") -> (Screen, Diary) {
        let diary = Diary()
        return (Screen(200, 200) { Form(text: text, diary: diary) }, diary)
    }

    /// The text that was written.
    private func written(_ screen: Screen) -> String? {
        screen.words.first { $0.hasPrefix("<") }.map { String($0.dropFirst().dropLast()) }
    }

    private struct Row: View {
        @State private var text = "x"
        var body: some View {
            HStack(spacing: 10) {
                TextField("Name", text: $text).tagged("field")
                Button("Rename") {}.tagged("button")
            }
        }
    }

    @Test("Beside a button, a field takes all of the width that is left")
    func width() throws {
        let screen = Screen(300, 100) { Row() }
        let field = try #require(screen.frame(of: "field"))
        let button = try #require(screen.frame(of: "button"))
        #expect(field.minX == 0 && button.maxX == 300)
        #expect(field.maxX + 10 == button.minX)
    }

    @Test(
        "Typed text goes into the focused field; an empty field shows its placeholder")
    func typing() {
        let (screen, diary) = form()
        #expect(screen.words.contains("Name"))
        screen.type("lost")
        screen.press(.tab)
        screen.type("Ana B")
        #expect(written(screen) == "Ana B")
        #expect(!screen.words.contains("Name"))
        screen.press(.return)
        #expect(diary.lines == ["focus true", "submit Ana B"])
        screen.press(.tab)
        screen.type("lost")
        #expect(written(screen) == "Ana B")
        #expect(diary.lines.last == "focus false")
    }

    @Test("Focusing by keyboard selects the text, so that typing replaces it")
    func overwriting() {
        let (screen, _) = form("old")
        screen.press(.tab)
        screen.type("new")
        #expect(written(screen) == "new")
    }

    @Test("Focusing by the app selects the text, a click does not")
    func focusByApp() {
        struct Page: View {
            @State private var text = "old"
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isFocused).tagged("field")
                    Button("Edit") { isFocused = true }
                    Text("<\(text)>")
                }
            }
        }
        let screen = Screen(200, 200) { Page() }
        screen.click("Edit")
        screen.type("new")
        #expect(written(screen) == "new")
        let other = Screen(200, 200) { Page() }
        other.click("field")
        other.type("er")
        #expect(written(other)?.count == 5)
    }

    @Test("Keys move the caret, delete, and select")
    func editing() {
        let (screen, _) = form("one two")
        screen.press(.tab)
        screen.press(.end)
        screen.press(.delete)
        #expect(written(screen) == "one tw")
        screen.press(.home)
        screen.press(.deleteForward)
        screen.press(.rightArrow)
        screen.type("!")
        #expect(written(screen) == "n!e tw")
        screen.press(.rightArrow, modifiers: .control)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        screen.type("x")
        #expect(written(screen) == "n!ex")
        screen.press(.leftArrow, modifiers: .shift)
        screen.press(.leftArrow, modifiers: .shift)
        screen.press(.leftArrow)
        screen.type("-")
        #expect(written(screen) == "n!-ex")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.delete)
        #expect(written(screen) == "")
    }

    @Test("Ctrl Backspace deletes words")
    func words() {
        let (screen, _) = form("one two, three")
        screen.press(.tab)
        screen.press(.end)
        screen.press(.delete, modifiers: .control)
        #expect(written(screen) == "one two, ")
        screen.press(.delete, modifiers: .control)
        #expect(written(screen) == "one ")
        screen.press(.home)
        screen.press(.deleteForward, modifiers: .control)
        #expect(written(screen) == " ")
    }

    @Test("Characters are deleted whole, however they are encoded")
    func characters() {
        let (screen, _) = form("e\u{301}👩‍👩‍👧🇩🇪")
        screen.press(.tab)
        screen.press(.end)
        screen.press(.delete)
        #expect(written(screen) == "e\u{301}👩‍👩‍👧")
        screen.press(.delete)
        screen.press(.delete)
        #expect(written(screen) == "")
    }

    @Test("Typing is undone word by word, and redone")
    func undo() {
        let (screen, _) = form("")
        screen.press(.tab)
        screen.type("one two")
        func undo() { screen.press(.character("z"), modifiers: .control) }
        undo()
        #expect(written(screen) == "one")
        undo()
        #expect(written(screen) == "")
        undo()
        screen.press(.character("Z"), modifiers: [.control, .shift])
        #expect(written(screen) == "")
        screen.send(
            .key(
                KeyEvent(
                    .character("Z"), alternatives: [.character("z")],
                    modifiers: [.control, .shift])))
        #expect(written(screen) == "one")
        screen.press(.character("y"), modifiers: .control)
        #expect(written(screen) == "one two")
        screen.press(.delete)
        undo()
        #expect(written(screen) == "one two")
    }

    @Test("Copy, cut and paste; pasted text becomes one line")
    func clipboard() {
        let (screen, _) = form("one two")
        screen.press(.tab)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == "one two")
        screen.press(.character("x"), modifiers: .control)
        #expect(written(screen) == "")
        screen.press(.character("v"), modifiers: .control)
        screen.press(.insert, modifiers: .shift)
        #expect(written(screen) == "one twoone two")
        let (other, _) = form()
        other.offer("a\r\nb\tc\u{7}d", on: .copied)
        other.press(.tab)
        other.press(.character("v"), modifiers: .control)
        #expect(written(other) == "a b cd")
    }

    @Test("A very long text is pasted whole")
    func longPaste() {
        var written = ""
        let text = Binding(get: { written }, set: { written = $0 })
        let screen = Screen(300, 100) { TextField("Name", text: text) }
        let long = "two " + String(repeating: "👩‍👩‍👧", count: 10_000)
        screen.offer(long, on: .copied)
        screen.press(.tab)
        screen.press(.character("v"), modifiers: .control)
        screen.type("!")
        screen.advance(by: .milliseconds(100))
        #expect(written == long + "!")
    }

    @Test("A click sets the caret, two select a word, three all; a drag selects")
    func pointer() throws {
        let (screen, diary) = form("one two")
        let field = try #require(screen.frame(of: "field"))
        let text = try #require(screen.frame(of: "one two"))
        let width = text.width / 7
        func point(_ character: CGFloat) -> CGPoint {
            CGPoint(x: text.minX + width * character, y: field.midY)
        }
        screen.click(at: point(3.1))
        #expect(diary.lines == ["focus true"])
        screen.type("!")
        #expect(written(screen) == "one! two")
        screen.drag(from: point(5.5), to: point(5.5), clicks: 2)
        #expect(screen.offer(on: .selected) == "two")
        screen.drag(from: point(5.5), to: point(5.5), clicks: 3)
        #expect(screen.offer(on: .selected) == "one! two")
        screen.click(at: point(3.1))
        screen.drag(from: point(5), to: point(-20))
        #expect(screen.offer(on: .selected) == "one! ")
        screen.drag(from: point(2), to: point(2), modifiers: .shift)
        screen.type("x")
        #expect(written(screen) == "onx two" || written(screen) == "onxtwo")
    }

    @Test("A field that is shorter than its text scrolls to the caret")
    func scrolling() throws {
        let (screen, _) = form(String(repeating: "abcdefghij", count: 10))
        screen.press(.tab)
        let field = try #require(screen.frame(of: "field"))
        for key in [Key.end, .home] {
            screen.press(key)
            let caret = try #require(screen.textInput)
            #expect(caret.minX >= field.minX && caret.maxX <= field.maxX)
        }
        screen.resize(400, 200)
        screen.press(.end)
        #expect(try #require(screen.textInput).maxX <= 400)
    }

    @Test("An input method shows its preedit text, and commits it or not")
    func composing() {
        let (screen, _) = form("ab")
        screen.press(.tab)
        screen.press(.end)
        screen.press(.leftArrow)
        screen.send(.text(.composing(Composition("かな", caret: 6))))
        #expect(screen.words.contains("aかなb") && written(screen) == "ab")
        screen.send(.text(.composing(nil)))
        #expect(screen.words.contains("ab") && written(screen) == "ab")
        screen.send(.text(.composing(Composition("かな", caret: 6))))
        screen.send(.text(.composing(nil)))
        screen.send(.text(.typed("仮名")))
        #expect(written(screen) == "a仮名b")
        screen.send(.text(.composing(Composition("x", caret: 1))))
        screen.press(.tab)
        #expect(written(screen) == "a仮名xb" && screen.textInput == nil)
    }

    @Test("The caret blinks for a while and then stays, without further frames")
    func blinking() {
        let (screen, _) = form("ab")
        screen.press(.tab)
        screen.press(.end)
        let shown = screen.text
        let revision = screen.window.tree.revision
        screen.advance(by: .milliseconds(600))
        #expect(screen.text != shown)
        screen.advance(by: .milliseconds(500))
        #expect(screen.text == shown)
        // It is painted, and no view is updated or laid out.
        #expect(screen.window.tree.revision == revision)
        screen.advance(by: .seconds(10))
        #expect(screen.text == shown)
        #expect(screen.timeToNextUpdate == nil)
        screen.send(.focused(false))
        #expect(screen.timeToNextUpdate == nil)
    }

    private struct Numbers: View {
        @State private var number = 12
        @State private var missing: Double?
        var body: some View {
            VStack {
                TextField("number", value: $number, format: .number)
                TextField("missing", value: $missing, format: .number)
                Text("<\(number) \(missing.map { "\($0)" } ?? "none")>")
            }
        }
    }

    @Test("A number is set by Return or when the focus leaves; invalid text is not")
    func numbers() {
        let screen = Screen(200, 200) { Numbers() }
        screen.press(.tab)
        screen.type("345")
        #expect(written(screen) == "12 none")
        screen.press(.return)
        #expect(written(screen) == "345 none")
        screen.press(.character("a"), modifiers: .control)
        screen.type("x1")
        screen.press(.tab)
        #expect(written(screen) == "345 none")
        #expect(screen.words.contains("345"))
        screen.type("2.5")
        screen.press(.tab)
        #expect(written(screen) == "345 2.5")
        screen.press(.tab, modifiers: .shift)
        screen.press(.delete)
        screen.press(.return)
        #expect(written(screen) == "345 none")
    }

    @Test("What is typed is set before a button, a shortcut, a tap or a reader acts elsewhere")
    func committedForOthers() throws {
        final class Saved { var numbers: [Int] = [] }
        struct Editor: View {
            let saved: Saved
            @State private var number = 1
            var body: some View {
                VStack {
                    TextField("number", value: $number, format: .number)
                    Button("Save") { saved.numbers.append(number) }.keyboardShortcut("s")
                    Text("Tap").onTapGesture { saved.numbers.append(number) }
                }
            }
        }
        let saved = Saved()
        let screen = Screen(200, 200) { Editor(saved: saved) }
        screen.press(.tab)
        screen.type("2")
        screen.click("Save")
        screen.type("3")
        screen.press(.character("s"), modifiers: .control)
        screen.type("4")
        screen.click("Tap")
        screen.type("5")
        #expect(screen.element(.button, "Save")?.perform() == true)
        #expect(saved.numbers == [2, 23, 234, 2345])
        // A press in the field itself leaves the draft as it is.
        screen.type("x")
        screen.click("2,345x")
        #expect(screen.words.contains("2,345x"))
    }

    @Test("A formatter writes and reads a number or a date; what it cannot read changes nothing")
    func formatters() {
        struct Values: View {
            @State private var price = 1.5
            @State private var size: CGFloat = 2
            @State private var weight: Float = 1
            @State private var count: Int? = 3
            @State private var day = Date(timeIntervalSince1970: 0)
            let diary: Diary

            var body: some View {
                VStack {
                    TextField("price", value: $price, formatter: numbers)
                    TextField("size", value: $size, formatter: numbers)
                    TextField("weight", value: $weight, formatter: numbers)
                    TextField("count", value: $count, formatter: numbers)
                    TextField("day", value: $day, formatter: days)
                    Text(
                        verbatim:
                            "<\(price) \(size) \(weight) \(count ?? 0) \(day.timeIntervalSince1970)>"
                    )
                }
            }

            private var numbers: NumberFormatter {
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                formatter.numberStyle = .decimal
                return formatter
            }

            private var days: DateFormatter {
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = TimeZone(secondsFromGMT: 0)
                formatter.dateFormat = "yyyy-MM-dd"
                return formatter
            }
        }
        let screen = Screen(200, 200) { Values(diary: Diary()) }
        #expect(screen.words.prefix(5) == ["1.5", "2", "1", "3", "1970-01-01"])
        func enter(_ text: String) {
            screen.press(.tab)
            screen.press(.character("a"), modifiers: .control)
            screen.type(text)
            screen.press(.return)
        }
        enter("1,234.5")
        enter("2.25")
        enter("0.1")
        enter("7")
        enter("1970-01-02")
        #expect(written(screen) == "1234.5 2.25 0.1 7 86400.0")
        screen.press(.tab)
        for _ in 0..<4 { enter("none") }
        #expect(written(screen) == "1234.5 2.25 0.1 7 86400.0")
    }

    @Test("A text that the app changes is shown; a rejected change is not")
    func filtered() {
        struct Digits: View {
            @State private var digits = ""
            var body: some View {
                TextField(
                    "", text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
                Text("<\(digits)>")
            }
        }
        let screen = Screen(200, 200) { Digits() }
        screen.press(.tab)
        screen.type("1a2")
        #expect(written(screen) == "12")
        #expect(screen.words.contains("12"))
    }

    @Test("From right to left the text is on the right")
    func rightToLeft() throws {
        let diary = Diary()
        let screen = Screen(200, 200) {
            Form(text: "שלום", diary: diary).environment(\.layoutDirection, .rightToLeft)
        }
        let text = try #require(screen.frame(of: "שלום"))
        #expect(text.midX > 100)
        screen.press(.tab)
        screen.press(.home)
        screen.type("x")
        #expect(written(screen) == "xשלום")
    }

    @Test(
        "A field from right to left is the mirror image of one from left to right",
        arguments: [TextAlignment.leading, .center, .trailing])
    func mirrored(alignment: TextAlignment) throws {
        struct Fields: View {
            @State var text = "word"
            @State var empty = ""
            let alignment: TextAlignment
            var body: some View {
                VStack {
                    TextField("", text: $text)
                    TextField("prompt", text: $empty)
                }
                .multilineTextAlignment(alignment)
            }
        }
        func readings(_ direction: LayoutDirection) throws -> [CGRect] {
            let screen = Screen(200, 200) {
                Fields(alignment: alignment).environment(\.layoutDirection, direction)
            }
            return try ["word", "prompt"].map { try #require(screen.frame(of: $0)) }
        }
        let right = try readings(.rightToLeft)
        for (left, right) in zip(try readings(.leftToRight), right) {
            #expect(right == left.offsetBy(dx: 200 - left.maxX - left.minX, dy: 0))
        }
        // The frame of a field is 9 points from its text.
        if alignment == .leading { #expect(right[0].maxX == 191) }
    }

    @Test("The caret is after the text in its direction, and inside the field at its start")
    func mirroredCaret() throws {
        func carets(_ direction: LayoutDirection) throws -> [CGRect] {
            let screen = Screen(200, 200) {
                Form(text: "word", diary: Diary()).environment(\.layoutDirection, direction)
            }
            screen.press(.tab)
            return try [Key.home, .end].map { key in
                screen.press(key)
                return try #require(screen.textInput)
            }
        }
        let (left, right) = (try carets(.leftToRight), try carets(.rightToLeft))
        // The text runs from left to right in both.
        #expect(left[1].minX - left[0].minX == 32)
        #expect(right[1].minX - right[0].minX == 32)
        #expect(right[1].maxX == 200 - left[0].minX)
    }

    @Observable
    final class Note {
        var text = "first"
    }

    @Test("A field follows an observable object, whatever changes it")
    func observable() {
        struct Noted: View {
            @Bindable var note: Note
            var body: some View {
                TextField("", text: $note.text)
                Button("Clear") { note.text = "" }
            }
        }
        let note = Note()
        let screen = Screen(200, 200) { Noted(note: note) }
        #expect(screen.words.contains("first"))
        note.text = "second"
        #expect(screen.words.contains("second"))
        screen.click("Clear")
        #expect(!screen.words.contains("second"))
        screen.press(.tab)
        screen.type("x")
        #expect(note.text == "x")
    }

    @Test("The middle button pastes the primary selection at the pointer")
    func middleButton() throws {
        let (screen, _) = form("ab")
        screen.offer("—", on: .selected)
        let text = try #require(screen.frame(of: "ab"))
        screen.send(.pointerDown(.middle, at: CGPoint(x: text.midX, y: text.midY)))
        #expect(written(screen) == "a—b")
    }

    @Test("A disabled field does not accept text")
    func disabled() {
        let screen = Screen(200, 200) {
            Form(text: "fixed", diary: Diary()).disabled(true)
        }
        screen.press(.tab)
        screen.type("x")
        screen.click("field")
        screen.type("x")
        #expect(written(screen) == "fixed")
    }

    @Test("Without an action in the field, Return presses the window's default button")
    func defaultButton() {
        let diary = Diary()
        let screen = Screen(200, 200) {
            TextField("", text: .constant(""))
            Button("OK") { diary.note("OK") }.keyboardShortcut(.defaultAction)
        }
        screen.press(.tab)
        screen.press(.return)
        #expect(diary.lines == ["OK"])
    }
}
