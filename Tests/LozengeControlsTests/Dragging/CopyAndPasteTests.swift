import CoreTransferable
import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures

@testable import LozengeControls

/// Source: `docs/dragging.md`, DND-10.
@Suite("Copying and pasting values")
struct CopyAndPasteTests {
    private let diary = Diary()

    private struct Notes: View {
        let diary: Diary
        @State private var notes = ["one", "two"]

        var body: some View {
            Text(notes.joined(separator: " "))
                .focusable()
                .copyable(notes)
                .cuttable {
                    defer { notes = [] }
                    return notes
                }
                .pasteDestination(for: String.self) { texts in
                    diary.note("pasted")
                    notes += texts
                } validator: { texts in
                    texts.filter { $0 != "no" }
                }
        }
    }

    private func open() -> Screen {
        let diary = diary
        let screen = Screen(200, 100) { Notes(diary: diary) }
        screen.press(.tab)
        return screen
    }

    private func settle() async { for _ in 0..<50 { await Task.yield() } }

    @Test("The keys copy and cut, and paste what another program has copied")
    func keys() async {
        let screen = open()
        screen.press(.character("c"), modifiers: .control)
        await settle()
        var text: String?
        screen.dataOffer(on: .copied)?.load(DataOffer.textType) {
            text = $0.map { String(decoding: $0, as: UTF8.self) }
        }
        await settle()
        #expect(text == "one\ntwo")
        screen.press(.character("x"), modifiers: .control)
        #expect(screen.texts == [""] || screen.texts == [])
        screen.press(.character("v"), modifiers: .control)
        screen.advance(by: .milliseconds(1))
        await settle()
        #expect(screen.texts == ["one two"])
    }

    @Test("What cannot be pasted is left alone")
    func invalid() async {
        let screen = open()
        screen.offer("no", on: .copied)
        screen.press(.character("v"), modifiers: .control)
        screen.advance(by: .milliseconds(1))
        await settle()
        screen.offer(DataOffer(types: ["image/png"]) { $1(Data()) }, on: .copied)
        screen.press(.insert, modifiers: .shift)
        screen.advance(by: .milliseconds(1))
        await settle()
        #expect(diary.lines == [])
        #expect(screen.texts == ["one two"])
    }

    @Test("Without the focus in the view the keys are for others")
    func unfocused() async {
        let diary = diary
        let screen = Screen(200, 100) { Notes(diary: diary) }
        screen.press(.character("c"), modifiers: .control)
        await settle()
        #expect(screen.dataOffer(on: .copied) == nil)
    }

    @Test("An edited text inside has its own clipboard")
    func textField() async {
        struct Field: View {
            @State private var text = "edited"

            var body: some View {
                TextField("Name", text: $text).copyable(["outer"])
            }
        }
        let screen = Screen(200, 100) { Field() }
        screen.press(.tab)
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.offer(on: .copied) == "edited")
    }

    @Test("Item providers are copied and pasted by their types")
    func providers() async {
        let diary = diary
        let screen = Screen(200, 100) {
            Color.green.focusable()
                .onCopyCommand { [NSItemProvider(object: "text")] }
                .onPasteCommand(of: [.utf8PlainText]) { items in
                    diary.note("\(items.count)")
                }
                .onPasteCommand(of: [.png]) { _ in diary.note("never") }
        }
        screen.press(.tab)
        screen.press(.insert, modifiers: .control)
        screen.press(.insert, modifiers: .shift)
        screen.advance(by: .milliseconds(1))
        await settle()
        #expect(diary.lines == ["1"])
    }
}
