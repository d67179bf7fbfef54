import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing
import WaitingFixtures

@testable import LozengeViews

@Suite("Finding in an editor")
struct FindTests {
    @Observable
    final class Note {
        var text: String
        var selection: TextSelection?
        var isFinding = false
        init(_ text: String) { self.text = text }

        /// The text with brackets around the selection.
        var marked: String {
            guard case .selection(let range)? = selection?.indices else { return text }
            return "\(text[..<range.lowerBound])[\(text[range])]\(text[range.upperBound...])"
        }
    }

    private struct Editor: View {
        @Bindable var note: Note
        var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
    }

    private func screen(_ note: Note) -> Screen {
        let screen = Screen(600, 200) { Editor(note: note) }
        screen.press(.tab)
        screen.press(.home, modifiers: .control)
        return screen
    }

    private func press(_ screen: Screen, _ letter: Character, _ others: KeyModifiers = []) {
        screen.press(.character(letter), modifiers: others.union(.control))
    }

    /// Waits until a text is shown.
    private func see(_ text: String, _ screen: Screen) async throws {
        try await wait(for: text) { screen.texts.contains(text) }
    }

    @Test(
        "Ctrl F looks for what is typed, whatever its case, and goes to the next match after the caret"
    )
    func found() async throws {
        let note = Note("One, two, one")
        let screen = screen(note)
        screen.press(.rightArrow)
        press(screen, "f")
        screen.type("one")
        try await see("2 of 2", screen)
        #expect(note.marked == "One, two, [one]")
        screen.press(.return)
        try await see("1 of 2", screen)
        #expect(note.marked == "[One], two, one")
        #expect(screen.element(.image, "Continued at the other end") != nil)
        screen.press(.return, modifiers: .shift)
        try await see("2 of 2", screen)
        screen.press(.function(3))
        try await see("1 of 2", screen)
        press(screen, "g", .shift)
        try await see("2 of 2", screen)
    }

    @Test("Ctrl F selects the words that were looked for, so that others are written at once")
    func again() async throws {
        let note = Note("one two")
        let screen = screen(note)
        press(screen, "f")
        screen.type("one")
        try await see("1 of 1", screen)
        press(screen, "f")
        screen.type("w")
        try await wait(for: "the other match") { note.marked == "one t[w]o" }
    }

    @Test("F3 goes on from a match that is selected, also without the bar")
    func goesOn() async throws {
        let note = Note("ab cd ab ab")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        screen.press(.function(3))
        try await see("2 of 3", screen)
        #expect(note.marked == "ab cd [ab] ab")
    }

    @Test("Tab goes from the words to their replacement")
    func tabs() async throws {
        let note = Note("a b c")
        let screen = screen(note)
        press(screen, "h")
        screen.type("b\t")
        try await see("1 of 1", screen)
        screen.type("x\n")
        #expect(note.text == "a x c")
    }

    @Test("Escape closes the bar, and typing replaces the match")
    func closed() async throws {
        let note = Note("a b c")
        let screen = screen(note)
        press(screen, "f")
        screen.type("b")
        try await see("1 of 1", screen)
        screen.press(.escape)
        #expect(screen.elements(.textField).count == 1)
        screen.type("x")
        #expect(note.text == "a x c")
    }

    @Test("The bar looks for what is selected, and says if there is nothing")
    func selected() async throws {
        let note = Note("ab cd ab")
        let screen = screen(note)
        screen.press(.rightArrow, modifiers: [.control, .shift])
        press(screen, "f")
        try await see("1 of 2", screen)
        screen.type("x")
        try await see("No matches", screen)
        #expect(screen.element(.button, "Next match")?.semantics.states.contains(.disabled) == true)
    }

    @Test("Replacing goes from match to match; all at once is one step of undoing")
    func replaced() async throws {
        let note = Note("a-a-a-a")
        let screen = screen(note)
        press(screen, "h")
        screen.type("a")
        try await see("1 of 4", screen)
        screen.press(.tab)
        screen.type("bb")
        screen.press(.return)
        try await see("1 of 3", screen)
        #expect(note.marked == "bb-[a]-a-a")
        screen.click("Replace All")
        #expect(note.text == "bb-bb-bb-bb")
        screen.press(.escape)
        press(screen, "z")
        #expect(note.text == "bb-a-a-a")
        press(screen, "z")
        #expect(note.text == "a-a-a-a")
    }

    @Test("Matches are looked for again after a change, without moving the caret")
    func changed() async throws {
        let note = Note("ab ab")
        let screen = screen(note)
        press(screen, "f")
        screen.type("ab")
        try await see("1 of 2", screen)
        note.text = "ab ab ab"
        try await see("1 of 3", screen)
        #expect(note.marked == "[ab] ab ab")
    }

    @Test("A match is not selected while the user types into the text")
    func typing() async throws {
        let note = Note("ab ab")
        let screen = screen(note)
        press(screen, "f")
        screen.type("ab")
        try await see("1 of 2", screen)
        screen.press(.escape)
        screen.press(.end)
        press(screen, "f")
        try await wait(for: "a match") { note.marked == "[ab] ab" }
        screen.press(.escape)
        screen.press(.function(3))
        try await wait(for: "the search") { screen.texts.contains { $0.hasSuffix("of 2") } }
        screen.click(at: CGPoint(x: 300, y: 150))
        screen.type("x")
        screen.advance(by: .milliseconds(50))
        screen.type("y")
        #expect(note.text == "ab abxy")
    }

    private struct Limited: View {
        @Bindable var note: Note
        var isFindDisabled = false
        var isReplaceDisabled = false
        let pressed: (String) -> Void
        var body: some View {
            VStack {
                TextEditor(text: $note.text)
                    .findNavigator(isPresented: $note.isFinding)
                    .findDisabled(false)
                    .replaceDisabled(isReplaceDisabled)
                Button("Other") { pressed("other") }.keyboardShortcut("f")
            }
            .findDisabled(isFindDisabled)
        }
    }

    @Test("The program shows and hides the bar")
    func presented() {
        let note = Note("text")
        let screen = Screen(600, 200) { Limited(note: note) { _ in } }
        note.isFinding = true
        #expect(screen.texts.contains("Done"))
        screen.click("Done")
        #expect(!note.isFinding && !screen.texts.contains("Done"))
    }

    @Test(
        "Where finding is disabled, Ctrl F is for other views; without replacing there is no row for it"
    )
    func disabled() {
        var pressed: [String] = []
        let note = Note("text")
        let screen = Screen(600, 200) {
            Limited(note: note, isFindDisabled: true) { pressed.append($0) }
        }
        screen.press(.tab)
        press(screen, "f")
        #expect(pressed == ["other"] && !screen.texts.contains("Done"))
        let other = Screen(600, 200) { Limited(note: note, isReplaceDisabled: true) { _ in } }
        other.press(.tab)
        press(other, "h")
        #expect(other.texts.contains("Done") && !other.texts.contains("Replace All"))
    }

    @Test("Random words are found where a plain search finds them, in a text of several parts")
    func model() async throws {
        var random = SeededGenerator(seed: Seeds.seed(30))
        for _ in 0..<3 {
            let letters = Array("abAB é\n")
            let string = String(
                (0..<100_000).map { _ in letters.randomElement(using: &random) ?? "a" })
            for words in ["ab", "é", "aabb", "b a"] {
                let found = await TextMatches.find(words, in: StoredText(string), revision: 7)
                var expected: [Range<Int>] = []
                let (text, pattern) = (Array(string.lowercased().utf8), Array(words.utf8))
                var place = 0
                while place + pattern.count <= text.count {
                    if text[place..<place + pattern.count].elementsEqual(pattern) {
                        expected.append(place..<place + pattern.count)
                        place += pattern.count
                    } else {
                        place += 1
                    }
                }
                let matches = try #require(found)
                #expect(matches.ranges == expected && matches.revision == 7 && !matches.isCut)
                let from = Int.random(in: 0..<string.utf8.count, using: &random)
                let next = expected.firstIndex { $0.lowerBound >= from } ?? 0
                #expect(matches.index(from: from) == (expected.isEmpty ? nil : next))
                let part = from..<from + 1000
                #expect(Array(matches.part(part)) == expected.filter { $0.overlaps(part) })
            }
        }
    }
}
