import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
    private func screen(_ shortcut: KeyboardShortcut, _ diary: Diary) -> Screen {
        Screen(200, 200) {
            Button("go") { diary.note("go") }.keyboardShortcut(shortcut)
        }
    }

    private func isMeant(_ event: KeyEvent, by shortcut: KeyboardShortcut) -> Bool {
        let diary = Diary()
        screen(shortcut, diary).send(.key(event))
        return diary.lines == ["go"]
    }

    @Test("Command and Control are both Ctrl, and modifiers have to match exactly")
    func modifiers() {
        let save = KeyEvent(.character("s"), modifiers: .control)
        #expect(isMeant(save, by: KeyboardShortcut("s")))
        #expect(isMeant(save, by: KeyboardShortcut("s", modifiers: .control)))
        #expect(!isMeant(save, by: KeyboardShortcut("s", modifiers: [])))
        #expect(!isMeant(save, by: KeyboardShortcut("s", modifiers: [.command, .option])))
        #expect(!isMeant(save, by: KeyboardShortcut("s", modifiers: [.command, .shift])))
        let shifted = KeyEvent(
            .character("S"), alternatives: [.character("s")], modifiers: [.control, .shift])
        #expect(isMeant(shifted, by: KeyboardShortcut("s", modifiers: [.command, .shift])))
        #expect(!isMeant(shifted, by: KeyboardShortcut("s")))
        let locked = KeyEvent(
            .character("S"), alternatives: [.character("s")], modifiers: [.control, .capsLock])
        #expect(isMeant(locked, by: KeyboardShortcut("s")))
    }

    @Test("Shift may be necessary to type the character")
    func shifted() {
        let question = KeyEvent(
            .character("?"), alternatives: [.character("/")], modifiers: [.control, .shift])
        #expect(isMeant(question, by: KeyboardShortcut("?")))
        #expect(isMeant(question, by: KeyboardShortcut("/", modifiers: [.command, .shift])))
        #expect(!isMeant(question, by: KeyboardShortcut("/")))
    }

    @Test("Shift with a key without text is another shortcut")
    func shiftedNames() {
        let next = KeyboardShortcut(.return)
        let previous = KeyboardShortcut(.return, modifiers: [.command, .shift])
        let plain = KeyEvent(.return, modifiers: .control)
        let shifted = KeyEvent(.return, modifiers: [.control, .shift])
        #expect(isMeant(plain, by: next) && !isMeant(plain, by: previous))
        #expect(isMeant(shifted, by: previous) && !isMeant(shifted, by: next))
        #expect(!isMeant(KeyEvent(.return, modifiers: .shift), by: .defaultAction))
    }

    @Test("A toggle as a button keeps the focus; a stepper ends at its bounds")
    func kept() {
        struct Controls: View {
            @State private var isOn = false
            @State private var byte: UInt8 = 254
            var body: some View {
                Text(verbatim: "\(isOn) \(byte)")
                Toggle("on", isOn: $isOn).toggleStyle(.button)
                Stepper("byte", value: $byte)
            }
        }
        let screen = Screen(300, 300) { Controls() }
        screen.press(.tab)
        screen.press(.space)
        screen.press(.space)
        screen.press(.space)
        #expect(screen.words.first == "true 254")
        screen.press(.tab)
        for _ in 0..<4 { screen.press(.upArrow) }
        #expect(screen.words.first == "true 255")
    }

    @Test("A letter is found on a Cyrillic keyboard")
    func cyrillic() {
        let es = KeyEvent(
            .character("с"), alternatives: [.character("С"), .character("c"), .character("C")],
            modifiers: .control)
        #expect(isMeant(es, by: KeyboardShortcut("c")))
    }

    @Test(
        "Return activates the default and Escape the cancel action, unless a focused view uses them"
    )
    func actions() {
        let diary = Diary()
        let screen = Screen(300, 200) {
            Color.red.focusable()
            Button("OK") { diary.note("OK") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { diary.note("Cancel") }.keyboardShortcut(.cancelAction)
            Button("Third") { diary.note("Third") }
        }
        screen.press(.return)
        screen.press(.tab)
        screen.press(.return)
        screen.press(.escape)
        #expect(diary.lines == ["OK", "OK", "Cancel"])
        for _ in 0..<3 { screen.press(.tab) }
        screen.press(.return)
        #expect(diary.lines.last == "Third")
    }

    @Test("The first enabled view is activated; hidden and disabled ones are not")
    func first() {
        let diary = Diary()
        let screen = Screen(300, 200) {
            Button("disabled") { diary.note("disabled") }.disabled(true).keyboardShortcut("n")
            VStack {
                Button("first") { diary.note("first") }
                Button("second") { diary.note("second") }
            }.keyboardShortcut("n")
            Button("none") { diary.note("none") }.keyboardShortcut(nil)
        }
        screen.press(.character("n"), modifiers: .control)
        #expect(diary.lines == ["first"])
    }

    @Test("Controls by keyboard: a toggle, a stepper and a slider, in both directions of reading")
    func controls() {
        struct Controls: View {
            @State private var isOn = false
            @State private var count = 2
            @State private var level = 0.5
            var body: some View {
                Text(verbatim: "\(isOn) \(count) \(level)")
                Toggle("toggle", isOn: $isOn)
                Stepper("stepper", value: $count, in: 0...3)
                Slider(value: $level, in: 0...1, step: 0.25)
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = Screen(300, 300) {
                Controls().environment(\.layoutDirection, direction)
            }
            screen.press(.tab)
            screen.press(.space)
            screen.press(.tab)
            for _ in 0..<3 { screen.press(.upArrow) }
            #expect(screen.words.first == "true 3 0.5")
            for _ in 0..<9 { screen.press(.downArrow) }
            screen.press(.tab)
            screen.press(direction == .leftToRight ? .rightArrow : .leftArrow)
            #expect(screen.words.first == "true 0 0.75")
            screen.press(.home)
            #expect(screen.words.first == "true 0 0.0")
        }
    }

    @Test("Controls by pointer: a switch, both halves of a stepper, held down, and a slider's knob")
    func pointer() throws {
        struct Controls: View {
            @State private var count = 10
            @State private var level = 0.5
            var body: some View {
                Text(verbatim: "\(count) \(level)")
                Stepper("stepper", value: $count).labelsHidden()
                Slider(value: $level).frame(width: 128).tagged("slider")
            }
        }
        let screen = Screen(300, 300) { Controls() }
        let slider = try #require(screen.frame(of: "slider"))
        // The stepper is 69 wide in the middle, between the text and the slider.
        let middle = CGPoint(x: 150, y: slider.minY - 20)
        screen.click(at: CGPoint(x: middle.x + 20, y: middle.y))
        screen.click(at: CGPoint(x: middle.x + 20, y: middle.y))
        screen.click(at: CGPoint(x: middle.x - 20, y: middle.y))
        #expect(screen.words.first == "11 0.5")
        let plus = CGPoint(x: middle.x + 20, y: middle.y)
        screen.send(.pointerMoved(to: plus))
        screen.send(.pointerDown(.primary, at: plus))
        screen.advance(by: .seconds(1))
        screen.send(.pointerUp(.primary, at: plus))
        let held = try #require(screen.words.first?.split(separator: " ").first.flatMap { Int($0) })
        #expect((15...20).contains(held))
        screen.advance(by: .seconds(2))
        #expect(screen.words.first?.hasPrefix("\(held) ") == true)
        screen.drag(
            from: CGPoint(x: slider.midX, y: slider.midY),
            to: CGPoint(x: slider.maxX + 50, y: slider.midY))
        #expect(screen.words.first == "\(held) 1.0")
    }

    @Test("A shortcut that changes, and one of a removed button")
    func changes() {
        struct Changing: View {
            let diary: Diary
            @State private var key: KeyEquivalent? = "a"
            var body: some View {
                if let key {
                    Button("go") {
                        diary.note("\(key.character)")
                        self.key = key == "a" ? "b" : nil
                    }.keyboardShortcut(key)
                }
            }
        }
        let diary = Diary()
        let screen = Screen(300, 200) { Changing(diary: diary) }
        for key in "aabb" { screen.press(.character(key), modifiers: .control) }
        #expect(diary.lines == ["a", "b"])
    }

    @Test("Keys scroll the nearest scroll view around the focus, or the first that can scroll")
    func scrolling() throws {
        let screen = Screen(200, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) }
                }
            }
        }
        func top() -> CGFloat? {
            screen.advance(by: .milliseconds(300))
            return screen.frame(of: "row 0")?.midY
        }
        screen.press(.downArrow)
        screen.advance(by: .milliseconds(100))
        let between = try #require(screen.frame(of: "row 0")).midY
        #expect(between < 20 && between > -20)
        #expect(top() == -23)
        screen.press(.pageDown)
        #expect(top() == -75)
        screen.press(.space)
        screen.press(.space, modifiers: .shift)
        #expect(top() == -75)
        screen.press(.end)
        #expect(screen.frame(of: "row 19")?.midY == 75)
        screen.press(.home)
        #expect(top() == 25)
    }
}
