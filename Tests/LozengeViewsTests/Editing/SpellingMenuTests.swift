import LozengeCore
import LozengeTesting
import LozengeText
import Testing
import TextFixtures

@testable import LozengeViews

@Suite("Spelling in the context menu")
struct SpellingMenuTests {
    /// A dictionary that only knows “hello” and what it learns.
    private final class Dictionary: SpellChecker {
        var words: Set<String> = ["hello"]
        func isCorrect(_ word: String) -> Bool { words.contains(word) }
        func suggestions(for word: String) -> [String] { word == "helo" ? ["hello"] : [] }
        func learn(_ word: String) { words.insert(word) }
    }

    /// A text engine with a dictionary.
    private final class Engine: TextEngine {
        let engine = PangoTextEngine(
            scale: 1, cacheCapacity: 16 << 20, fontConfigurationFile: Fixtures.fonts)
        let dictionary = Dictionary()
        var scale: CGFloat {
            get { engine.scale }
            set { engine.scale = newValue }
        }
        var systemFamily: String? {
            get { engine.systemFamily }
            set { engine.systemFamily = newValue }
        }
        func shape(_ text: StyledText) -> any ShapedText { engine.shape(text) }
        func begin(_ text: StyledText) -> any ShapedText { engine.begin(text) }
        func spellChecker(of language: String) -> (any SpellChecker)? { dictionary }
    }

    private struct Form: View {
        @State var text: String
        var isSecret = false
        var body: some View {
            if isSecret {
                SecureField("Text", text: $text)
            } else {
                TextField("Text", text: $text)
            }
            Text("<\(text)>")
        }
    }

    private func screen(_ text: String, isSecret: Bool = false) -> Screen {
        let screen = Screen(300, 200, textEngine: Engine()) {
            Form(text: text, isSecret: isSecret)
        }
        screen.press(.tab)
        screen.press(.home)
        return screen
    }

    private func menu(_ screen: Screen) throws -> Screen {
        screen.press(.menu)
        return try #require(screen.popups.first)
    }

    @Test("A misspelled word at the caret has suggestions; one of them replaces it")
    func replaced() throws {
        let screen = screen("helo, hello")
        try menu(screen).click("hello")
        #expect(screen.texts.contains("<hello, hello>"))
        screen.press(.character("z"), modifiers: .control)
        #expect(screen.texts.contains("<helo, hello>"))
    }

    @Test("A correct word, a number and a secret have none")
    func correct() throws {
        for text in ["hello", "42", "", "x2"] {
            #expect(try !menu(screen(text)).texts.contains("Add to Dictionary"))
        }
        #expect(try !menu(screen("helo", isSecret: true)).texts.contains("Add to Dictionary"))
        let other = Screen(300, 200, textEngine: Engine()) {
            Form(text: "helo").autocorrectionDisabled()
        }
        other.press(.tab)
        #expect(try !menu(other).texts.contains("Add to Dictionary"))
    }

    @Test("A word without suggestions says so, and can be learned")
    func learned() throws {
        let screen = screen("qwzx")
        let first = try menu(screen)
        #expect(first.texts.contains("No Suggestions"))
        first.click("Add to Dictionary")
        #expect(try !menu(screen).texts.contains("Add to Dictionary"))
    }

    @Test("At the end of a word, it is that word")
    func end() throws {
        let screen = screen("say helo")
        screen.press(.end)
        #expect(try menu(screen).texts.contains("hello"))
    }
}
