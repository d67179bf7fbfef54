import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// A body character is 8 × 16 points, so `one two` in a window as wide has letters at 8 × n.
@Suite("Selecting text")
struct TextSelectionTests {
    private func screen(_ string: String = "one two", width: CGFloat = 56) -> Screen {
        Screen(width, 64) {
            Text(verbatim: string).textSelection(.enabled)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func at(_ column: CGFloat, line: CGFloat = 0) -> CGPoint {
        CGPoint(x: column * 8, y: line * 16 + 8)
    }

    @Test("Dragging selects letters; the middle button pastes them at once")
    func dragging() {
        let screen = screen()
        screen.drag(from: at(1), to: at(5))
        #expect(screen.offer(on: .selected) == "ne t")
        #expect(screen.offer(on: .copied) == nil)
        #expect(screen.text.contains("fill rectangle 8 0 32×16 #b3d7ff"))
        // Backwards, too.
        screen.drag(from: at(6), to: at(4))
        #expect(screen.offer(on: .selected) == "tw")
    }

    @Test("Ctrl C copies, in any layout with a C, and so does Ctrl Insert")
    func copying() {
        let screen = screen()
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == nil)
        screen.drag(from: at(0), to: at(3))
        screen.press(.character("c"))
        #expect(screen.offer(on: .copied) == nil)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == "one")
        screen.drag(from: at(4), to: at(7))
        screen.send(
            .key(
                KeyEvent(
                    .character("с"), alternatives: [.character("c")], modifiers: .control)))
        #expect(screen.offer(on: .copied) == "two")
        screen.drag(from: at(0), to: at(1))
        screen.press(.insert, modifiers: .control)
        #expect(screen.offer(on: .copied) == "o")
    }

    @Test("The secondary button copies the selection, selects all, and leaves a selection there is")
    func menu() throws {
        let screen = screen()
        screen.drag(from: at(0), to: at(3))
        screen.click(at: at(1), with: .secondary)
        try #require(screen.popups.first).menuItem("Copy").press()
        #expect(screen.offer(on: .copied) == "one")
        screen.click(at: at(1), with: .secondary)
        try #require(screen.popups.first).menuItem("Select All").press()
        #expect(screen.offer(on: .selected) == "one two")
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == "one two")
    }

    @Test("Without a selection there is nothing to copy; a menu of the view around comes first")
    func otherMenus() throws {
        let screen = screen()
        screen.click(at: at(1), with: .secondary)
        let copy = try #require(screen.popups.first).menuItem("Copy")
        #expect(copy.states.contains(.disabled))
        let other = Screen(100, 64) {
            Text(verbatim: "one").textSelection(.enabled)
                .contextMenu { Button("Rename") {} }
        }
        other.click("one", with: .secondary)
        #expect(try #require(other.popups.first).elements(.menuItem).map(\.label) == ["Rename"])
    }

    @Test("The menu of a link opens and copies it")
    func linkMenu() throws {
        let screen = Screen(300, 64) { Text("[help](https://example.org)") }
        screen.click("help", with: .secondary)
        let menu = try #require(screen.popups.first)
        #expect(menu.elements(.menuItem).map(\.label) == ["Open Link", "Copy Link"])
        menu.menuItem("Copy Link").press()
        #expect(screen.offer(on: .copied) == "https://example.org")
    }

    @Test("A double click selects words, a triple click paragraphs, and both extend by these")
    func clicks() {
        let screen = screen("one two\nthree four", width: 100)
        screen.drag(from: at(5.9), to: at(5.9), clicks: 2)
        #expect(screen.offer(on: .selected) == "two")
        screen.drag(from: at(5), to: at(1), clicks: 2)
        #expect(screen.offer(on: .selected) == "one two")
        screen.drag(from: at(5), to: at(7, line: 1), clicks: 2)
        #expect(screen.offer(on: .selected) == "two\nthree four")
        screen.drag(from: at(5), to: at(5), clicks: 3)
        #expect(screen.offer(on: .selected) == "one two\n")
        screen.drag(from: at(5, line: 1), to: at(5, line: 1), clicks: 3)
        #expect(screen.offer(on: .selected) == "three four")
        // The fourth starts over.
        screen.drag(from: at(1), to: at(2), clicks: 4)
        #expect(screen.offer(on: .selected) == "n")
    }

    @Test("Shift and a click extend the selection from its anchor")
    func extending() {
        let screen = screen()
        screen.drag(from: at(2), to: at(3))
        screen.drag(from: at(6), to: at(6), modifiers: .shift)
        #expect(screen.offer(on: .selected) == "e tw")
        screen.drag(from: at(0), to: at(0), modifiers: .shift)
        #expect(screen.offer(on: .selected) == "on")
    }

    @Test("A click elsewhere clears it, and another text replaces it")
    func ending() {
        let screen = Screen(80, 48) {
            VStack(alignment: .leading, spacing: 0) {
                Text("one").textSelection(.enabled)
                Text("two").textSelection(.enabled)
                Text("plain")
            }
        }
        let first = screen.frame(of: "one") ?? .zero
        let second = screen.frame(of: "two") ?? .zero
        let plain = screen.text
        screen.drag(
            from: CGPoint(x: first.minX, y: first.midY), to: CGPoint(x: first.maxX, y: first.midY))
        #expect(screen.text.components(separatedBy: "#b3d7ff").count == 2)
        screen.drag(
            from: CGPoint(x: second.minX, y: second.midY),
            to: CGPoint(x: second.minX + 16, y: second.midY))
        #expect(screen.offer(on: .selected) == "tw")
        #expect(screen.text.components(separatedBy: "#b3d7ff").count == 2)
        screen.click("plain")
        #expect(screen.text == plain)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == nil)
    }

    @Test(
        "A selection stays while the window changes, is grey without focus, and goes with the text")
    func staying() {
        var words = "one two"
        let source = Binding(get: { words }, set: { words = $0 })
        let screen = Screen(56, 64) { Words(source: source) }
        let frame = screen.frame(of: "one two") ?? .zero
        screen.drag(
            from: CGPoint(x: frame.minX, y: frame.midY),
            to: CGPoint(x: frame.minX + 24, y: frame.midY))
        #expect(screen.text.contains("24×16 #b3d7ff"))
        screen.resize(40, 64)
        #expect(screen.text.contains("24×16 #b3d7ff"))
        screen.textSize = .xLarge
        #expect(screen.text.contains("27×18 #b3d7ff"))
        screen.send(.focused(false))
        #expect(screen.text.contains("27×18 #dcdcdc"))
        screen.send(.focused(true))
        #expect(screen.text.contains("27×18 #b3d7ff"))
        screen.click("change")
        #expect(!screen.text.contains("#b3d7ff"))
    }

    @Test("The pointer is a bar over selectable text, and only there")
    func pointer() {
        let screen = Screen(100, 40) {
            VStack(spacing: 0) {
                Text("bar").textSelection(.enabled)
                Text("arrow")
                Text("none").textSelection(.disabled).textSelection(.enabled)
            }
        }
        func shape(_ name: String) -> PointerShape {
            let frame = screen.frame(of: name) ?? .zero
            screen.send(.pointerMoved(to: CGPoint(x: frame.midX, y: frame.midY)))
            return screen.pointerShape
        }
        #expect(shape("bar") == .text)
        #expect(shape("arrow") == .arrow)
        #expect(shape("bar") == .text)
        #expect(shape("none") == .arrow)
        screen.drag(from: at(0, line: 1), to: at(9, line: 1))
        #expect(screen.offer(on: .selected) == nil)
    }

    @Test("Around a button, selection does not change the button")
    func aroundButtons() throws {
        var clicks = 0
        let url = try #require(URL(string: "a:b"))
        let screen = Screen(100, 60) {
            VStack(spacing: 0) {
                Text("text")
                Button("act") { clicks += 1 }
                Link("open", destination: url)
            }
            .textSelection(.enabled)
        }
        screen.click("act")
        #expect(clicks == 1)
        #expect(screen.pointerShape == .arrow)
        screen.click("open")
        #expect(screen.opened == [url])
        #expect(screen.pointerShape == .link)
        let frame = screen.frame(of: "text") ?? .zero
        screen.drag(
            from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(screen.offer(on: .selected) == "text")
    }

    @Test("Changed text is deselected, even in the middle of a drag")
    func changing() {
        var words = "one two"
        let screen = Screen(56, 64) { Words(source: Binding(get: { words }, set: { words = $0 })) }
        let frame = screen.frame(of: "one two") ?? .zero
        let start = CGPoint(x: frame.minX, y: frame.midY)
        let end = CGPoint(x: frame.minX + 24, y: frame.midY)
        screen.drag(from: start, to: end)
        #expect(screen.offer(on: .selected) == "one")
        screen.click("change")
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == nil)

        let ticking = Screen(100, 20, date: Date(timeIntervalSinceReferenceDate: 10)) {
            Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer).textSelection(.enabled)
        }
        let middle = CGPoint(x: 50, y: 10)
        ticking.send(.pointerDown(.primary, at: CGPoint(x: 0, y: 10)))
        ticking.send(.pointerMoved(to: middle))
        ticking.advance(by: .seconds(1))
        ticking.send(.pointerMoved(to: CGPoint(x: 100, y: 10)))
        ticking.send(.pointerUp(.primary, at: CGPoint(x: 100, y: 10)))
        #expect(ticking.offer(on: .selected) == nil)
    }

    @Test("Caps Lock does not prevent Ctrl C")
    func capsLock() {
        let screen = screen()
        screen.drag(from: at(0), to: at(3))
        screen.press(.character("c"), modifiers: [.control, .capsLock])
        #expect(screen.offer(on: .copied) == "one")
    }

    private struct Words: View {
        let source: Binding<String>
        @State private var isChanged = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: isChanged ? "other" : source.wrappedValue).textSelection(.enabled)
                Button("change") { isChanged = true }
            }
        }
    }
}
