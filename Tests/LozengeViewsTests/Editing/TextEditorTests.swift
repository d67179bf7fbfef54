import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeViews

@Suite("Text editors")
struct TextEditorTests {
    /// An editor of 160 points, in which ten lines of 16 points are visible.
    private func screen(_ model: EditedModel) -> Screen {
        Screen(240, 160) {
            TextEditor(
                text: Binding(get: { model.text }, set: { model.text = $0 })
            ).textEditorStyle(.plain)
        }
    }

    private func text(_ screen: Screen) -> SemanticText? {
        screen.elements(.textField).first?.semantics.text
    }

    @Test("The page keys go by a page less one line, and keep the column")
    func pages() throws {
        let model = EditedModel((0..<100).map { "line \($0 + 100)" }.joined(separator: "\n"))
        let screen = screen(model)
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        screen.press(.rightArrow)
        screen.press(.pageDown)
        #expect(try #require(text(screen)).caret == 9 * 9 + 1)
        screen.press(.pageDown)
        #expect(try #require(text(screen)).caret == 18 * 9 + 1)
        screen.press(.pageUp, modifiers: .shift)
        #expect(try #require(text(screen)).selection == 9 * 9 + 1..<18 * 9 + 1)
    }

    @Test(
        "While the pointer rests below the editor, the selection goes on, and faster further away")
    func autoscroll() throws {
        let model = EditedModel((100..<200).map(String.init).joined(separator: "\n"))
        func selected(restingAt y: CGFloat) throws -> Int {
            let screen = self.screen(model)
            screen.press(.tab)
            let start = CGPoint(x: 1, y: 8)
            screen.send(.pointerDown(.primary, at: start))
            screen.send(.pointerMoved(to: CGPoint(x: 1, y: y)))
            let before = try #require(text(screen)).selection.count
            for _ in 0..<10 { screen.advance(by: .milliseconds(60)) }
            let after = try #require(text(screen)).selection.count
            #expect(after > before)
            screen.send(.pointerUp(.primary, at: CGPoint(x: 1, y: y)))
            screen.advance(by: .milliseconds(200))
            #expect(try #require(text(screen)).selection.count == after)
            return after - before
        }
        #expect(try selected(restingAt: 170) < selected(restingAt: 230))
        let screen = screen(model)
        screen.send(.pointerDown(.primary, at: CGPoint(x: 1, y: 8)))
        screen.send(.pointerMoved(to: CGPoint(x: 1, y: 100)))
        let before = text(screen)?.selection
        screen.advance(by: .milliseconds(200))
        #expect(text(screen)?.selection == before)
    }

    @Test("The middle button inserts the selected text at the pointer, and leaves it alone")
    func middleButton() throws {
        let model = EditedModel("abcdef")
        let screen = screen(model)
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        let frame = try #require(screen.frame(of: "abcdef"))
        let point = CGPoint(x: frame.minX + frame.width / 2 + 1, y: frame.midY)
        screen.send(.pointerDown(.middle, at: point))
        screen.send(.pointerUp(.middle, at: point))
        #expect(model.text == "abcabcdefdef")
    }

    @Test("A change of a long text reaches the binding soon, and at once when the focus leaves")
    func longText() {
        let model = EditedModel(String(repeating: "line\n", count: 20_000))
        let screen = screen(model)
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        screen.type("x")
        #expect(model.text.hasPrefix("line"))
        screen.advance(by: .milliseconds(100))
        #expect(model.text.hasPrefix("xline"))
        screen.type("y")
        screen.send(.focused(false))
        screen.press(.tab, modifiers: [.control])
        screen.advance(by: .milliseconds(100))
        #expect(model.text.hasPrefix("xyline"))
    }

    @Test("The program appends to a long text while the user types: both is kept")
    func concurrentChange() {
        let model = EditedModel(String(repeating: "line\n", count: 20_000))
        let screen = Screen(240, 160) { RemovedEditor(model: model, isShown: EditedModel("yes")) }
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        screen.type("x")
        model.text += "the end"
        screen.advance(by: .milliseconds(100))
        #expect(model.text.hasPrefix("xline") && model.text.hasSuffix("the end"))
    }

    @Test("A late change goes to the text that was edited, and not to the one that is shown next")
    func otherBinding() {
        let long = String(repeating: "line\n", count: 20_000)
        let (first, second, choice) = (EditedModel(long), EditedModel("other"), EditedModel("1"))
        let screen = Screen(240, 160) {
            ChosenEditor(first: first, second: second, choice: choice)
        }
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        screen.type("x")
        choice.text = "2"
        screen.advance(by: .milliseconds(100))
        #expect(first.text == "x" + long && second.text == "other")
        #expect(text(screen)?.string == "other")
    }

    @Test("A press in a field without the focus selects, and does not drag what was selected")
    func unfocusedSelection() throws {
        let (first, second) = (EditedModel("abcdef"), EditedModel("other"))
        let screen = Screen(240, 160) {
            VStack {
                RemovedEditor(model: first, isShown: EditedModel("yes"))
                RemovedEditor(model: second, isShown: EditedModel("yes"))
            }
        }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        let frame = try #require(screen.frame(of: "abcdef"))
        let other = try #require(screen.frame(of: "other"))
        screen.click(at: CGPoint(x: other.midX, y: other.midY))
        let start = CGPoint(x: frame.minX + frame.width / 6, y: frame.midY)
        screen.drag(from: start, to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(first.text == "abcdef")
        #expect(screen.offer(on: .selected) == "bcdef")
    }

    @Test("A change of a long text is not lost when the editor goes away")
    func disappearance() {
        let model = EditedModel(String(repeating: "line\n", count: 20_000))
        let isShown = EditedModel("yes")
        let screen = Screen(240, 160) { RemovedEditor(model: model, isShown: isShown) }
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        screen.type("x")
        isShown.text = "no"
        screen.advance(by: .milliseconds(10))
        #expect(model.text.hasPrefix("xline"))
    }

    @Test(
        "What is seen of a long text stays where it is when the window gets narrower, or the text larger"
    )
    func resizing() throws {
        let sentence = "one two three four five six seven eight nine ten "
        let model = EditedModel(
            (0..<400).map { "\($0 + 1000) " + sentence }.joined(separator: "\n"))
        let screen = screen(model)
        screen.scroll(by: CGSize(width: 0, height: 4000), at: CGPoint(x: 100, y: 80))
        func first() -> Int? {
            screen.texts.lazy.compactMap { Int($0.prefix(4)) }.first
        }
        let before = try #require(first())
        screen.resize(200, 160)
        #expect(abs(try #require(first()) - before) <= 1)
        for size in [DynamicTypeSize.xxLarge, .xSmall, .large] {
            screen.textSize = size
            #expect(abs(try #require(first()) - before) <= 1, "\(size)")
        }
    }

    @Test(
        "An editor of its own height grows with the text, within the line limit, beyond which it scrolls"
    )
    func idealHeight() throws {
        let model = EditedModel("1")
        func screen(_ limit: ClosedRange<Int>?) -> Screen {
            Screen(240, 400) {
                VStack {
                    RemovedEditor(model: model, isShown: EditedModel("yes"))
                        .lineLimit(limit ?? 1...1000).textEditorStyle(.plain)
                        .fixedSize(horizontal: false, vertical: true)
                        .tagged("editor")
                }
            }
        }
        let (free, limited) = (screen(nil), screen(2...4))
        for (lines, shown) in [(1, 2), (3, 3), (9, 4), (2, 2)] {
            model.text = (1...lines).map(String.init).joined(separator: "\n")
            for screen in [free, limited] { screen.advance(by: .milliseconds(20)) }
            #expect(try #require(free.frame(of: "editor")).height == CGFloat(lines) * 16)
            #expect(try #require(limited.frame(of: "editor")).height == CGFloat(shown) * 16)
        }
        model.text = (1...9).map(String.init).joined(separator: "\n")
        limited.advance(by: .milliseconds(20))
        limited.press(.tab)
        limited.press(.end, modifiers: .control)
        let end = try #require(limited.textInput)
        #expect(try #require(limited.frame(of: "editor")).contains(end))
    }

    @Test("A million empty lines, and a line of a megabyte, are edited at both ends")
    func extremes() {
        for text in [
            String(repeating: "\n", count: 1_000_000), String(repeating: "x", count: 1_000_000),
            String(repeating: "e\u{301}\u{302}", count: 100_000),
        ] {
            let model = EditedModel(text)
            let screen = screen(model)
            screen.press(.tab)
            screen.press(.home, modifiers: .control)
            screen.type("a")
            screen.press(.end, modifiers: .control)
            screen.type("z")
            screen.advance(by: .milliseconds(100))
            #expect(model.text == "a" + text + "z")
        }
    }
}

private struct RemovedEditor: View {
    @Bindable var model: EditedModel
    let isShown: EditedModel

    var body: some View {
        if isShown.text == "yes" { TextEditor(text: $model.text) }
    }
}

private struct ChosenEditor: View {
    @Bindable var first: EditedModel
    @Bindable var second: EditedModel
    let choice: EditedModel

    var body: some View {
        TextEditor(text: choice.text == "1" ? $first.text : $second.text)
    }
}
