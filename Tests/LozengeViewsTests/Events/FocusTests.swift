import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Focus")
struct FocusTests {
    /// Two rows of two buttons, which record presses.
    private struct Board: View {
        let diary: Diary
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    button("a")
                    button("b")
                }
                HStack(spacing: 0) {
                    button("c").disabled(true)
                    button("d")
                    button("e")
                }
                button("never").hidden()
                button("clear").opacity(0)
            }
        }

        private func button(_ name: String) -> some View {
            Button(name) { diary.note(name) }.buttonStyle(.plain).frame(width: 50, height: 20)
        }
    }

    @Test("Tab moves in reading order and around, Shift Tab back; Space and Return press")
    func order() {
        let diary = Diary()
        let screen = Screen(300, 200) { Board(diary: diary) }
        #expect(screen.focus == nil)
        for _ in 0..<5 {
            screen.press(.tab)
            screen.press(.space)
        }
        #expect(diary.lines == ["a", "b", "d", "e", "a"])
        screen.press(.tab, modifiers: .shift)
        screen.press(.return)
        #expect(diary.lines.last == "e")
        let backwards = Screen(300, 200) { Board(diary: diary) }
        backwards.press(.tab, modifiers: .shift)
        backwards.press(.return)
        #expect(diary.lines.last == "e")
    }

    @Test("From right to left the first is on the right")
    func rightToLeft() throws {
        let diary = Diary()
        let screen = Screen(300, 200) {
            Board(diary: diary).environment(\.layoutDirection, .rightToLeft)
        }
        screen.press(.tab)
        let first = try #require(screen.focus)
        screen.press(.space)
        screen.press(.leftArrow)
        #expect(try #require(screen.focus).minX < first.minX)
        screen.press(.space)
        #expect(diary.lines == ["a", "b"])
    }

    @Test("Arrows move to the nearest in their direction, and stay if there is none")
    func arrows() {
        let diary = Diary()
        let screen = Screen(300, 200) { Board(diary: diary) }
        screen.press(.tab)
        for key in [Key.rightArrow, .rightArrow, .downArrow, .leftArrow, .upArrow] {
            screen.press(key)
            screen.press(.space)
        }
        #expect(diary.lines == ["b", "b", "d", "d", "a"])
    }

    @Test("The focus ring is hidden while the pointer is used, and shown for the keyboard")
    func ring() {
        let screen = Screen(300, 200) { Board(diary: Diary()) }
        let bare = screen.text
        screen.press(.tab)
        #expect(screen.isFocusVisible && screen.text != bare)
        screen.send(.focused(false))
        #expect(screen.text == bare)
        screen.send(.focused(true))
        #expect(screen.text != bare)
        screen.click(at: CGPoint(x: 2, y: 2))
        #expect(!screen.isFocusVisible && screen.text == bare)
        #expect(screen.focus != nil)
        screen.press(.tab)
        #expect(screen.isFocusVisible)
    }

    @Test("A held key presses a button once")
    func held() {
        let diary = Diary()
        let screen = Screen(300, 200) { Board(diary: diary) }
        screen.press(.tab)
        screen.send(.key(KeyEvent(.space)))
        screen.send(.key(KeyEvent(.space, phase: .repeat)))
        screen.send(.key(KeyEvent(.space, phase: .up)))
        #expect(diary.lines == ["a"])
    }

    private struct Rows: View {
        let diary: Diary
        @State private var rows = ["a", "b", "c"]
        var body: some View {
            VStack {
                ForEach(rows, id: \.self) { row in
                    Button(row) { diary.note(row) }
                }
            }
            .onReceive(changes) { rows = $0 }
        }
        let changes: PassthroughSubject<[String], Never>
    }

    @Test("The focus moves with its row, and continues from the row's position once it is removed")
    func rows() {
        let (diary, changes) = (Diary(), PassthroughSubject<[String], Never>())
        let screen = Screen(300, 200) { Rows(diary: diary, changes: changes) }
        screen.press(.tab)
        screen.press(.tab)
        changes.send(["b", "a", "c"])
        screen.press(.space)
        #expect(diary.lines == ["b"])
        changes.send(["a", "c"])
        #expect(screen.focus == nil)
        screen.press(.tab)
        screen.press(.space)
        #expect(diary.lines == ["b", "c"])
    }

    @Test("A button that becomes disabled loses the focus")
    func disabled() {
        struct Closing: View {
            @State private var isOpen = true
            var body: some View {
                Button("close") { isOpen = false }.disabled(!isOpen)
            }
        }
        let screen = Screen(300, 200) { Closing() }
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.focus == nil)
        screen.press(.space)
    }

    @Test("A focused view is scrolled into view")
    func revealed() throws {
        let screen = Screen(200, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { index in
                        Button("\(index)") {}.frame(height: 30)
                    }
                }
            }
        }
        for _ in 0..<30 {
            screen.press(.tab)
            let focus = try #require(screen.focus)
            #expect(focus.minY >= 0 && focus.maxY <= 100)
        }
    }
}
