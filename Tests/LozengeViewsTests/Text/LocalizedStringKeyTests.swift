import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Texts with values and Markdown")
struct LocalizedStringKeyTests {
    private func spans(_ text: Text) throws -> [StyledText.Span] {
        try Screen(2000, 100) { text }.firstText().layout.text.spans
    }

    @Test("A literal is parsed as Markdown, a string and verbatim text are not")
    func literals() throws {
        let string = "**a**"
        #expect(try spans(Text("**a**")).map(\.string) == ["a"])
        #expect(try spans(Text("**a**")).map(\.font.weight) == [.bold])
        #expect(try spans(Text(string)).map(\.string) == ["**a**"])
        #expect(try spans(Text(verbatim: "**a**")).map(\.string) == ["**a**"])
        #expect(try spans(Text(LocalizedStringKey(string))).map(\.string) == ["a"])
        #expect(try spans(Text(string.prefix(3))).map(\.string) == ["**a"])
    }

    @Test("Marks affect the font, the decoration and the colour of a link")
    func marks() throws {
        let screen = Screen(400, 20) { Text("*a*`b`~~c~~[d](https://x.y)") }
        let text = try screen.firstText()
        let spans = text.layout.text.spans
        #expect(spans.map(\.string) == ["a", "b", "c", "d"])
        #expect(spans.map(\.font.isItalic) == [true, false, false, false])
        #expect(spans.map(\.font.design) == [.default, .monospaced, .default, .default])
        #expect(text.paint[3] != text.paint[2])
        #expect(screen.displayList.primitives.count == 2)
    }

    @Test(
        "A whole number is written as the C library writes it in a language",
        arguments: [
            "en", "de", "de_CH", "es", "pt_PT", "pl", "hi", "ar_EG", "fa", "bn", "my", "th", "ja",
        ])
    func wholeNumbers(language: String) throws {
        let locale = Locale(identifier: language)
        for number in [0, 7, -7, 999, 1000, 9999, 12345, -1_234_567, Int.max, Int.min] {
            let text = try Screen(400, 20, locale: locale) { Text("\(number)") }.firstText()
            #expect(
                text.layout.text.string == String(format: "%lld", locale: locale, number),
                "\(number)")
        }
    }

    @Test("A value is shown unchanged, with the marks around it")
    func values() throws {
        let name = "*x*"
        #expect(try spans(Text("Hello \(name)!")).map(\.string) == ["Hello *x*!"])
        let marked = try spans(Text("a **\(name)**"))
        #expect(marked.map(\.string) == ["a ", "*x*"])
        #expect(marked.map(\.font.weight) == [.regular, .bold])
        let texts = try spans(Text("a \(Text("b").italic()) c"))
        #expect(texts.map(\.string) == ["a ", "b", " c"])
        #expect(texts.map(\.font.isItalic) == [false, true, false])
    }

    @Test("Numbers are formatted by their specifier")
    func numbers() throws {
        #expect(try spans(Text("\(7) \(-42)")).map(\.string) == ["7 -42"])
        #expect(try spans(Text("\(2.5)")).map(\.string) == ["2.500000"])
        #expect(try spans(Text("\(2.54, specifier: "%.1f")")).map(\.string) == ["2.5"])
        #expect(try spans(Text("\(7, specifier: "%03d")")).map(\.string) == ["007"])
        #expect(try spans(Text("\(255, specifier: "%llx")")).map(\.string) == ["ff"])
        #expect(try spans(Text("\(0.25, format: .percent)")).map(\.string).count == 1)
    }

    @Test("An invalid specifier does not trap")
    func badSpecifiers() throws {
        #expect(try spans(Text("\(7, specifier: "%s")")).map(\.string) == ["7"])
        #expect(try spans(Text("\(7, specifier: "%d%n")")).map(\.string) == ["7"])
        #expect(try spans(Text("\(2.5, specifier: "")")).map(\.string) == ["2.5"])
    }

    @Test("Any other value is shown by its description")
    func others() throws {
        #expect(try spans(Text("\(true) \([1, 2])")).map(\.string) == ["true [1, 2]"])
    }

    @Test("A key without marks and styled values is a plain text")
    func plain() {
        let name = "b"
        #expect(Text("a \(name)") == Text(verbatim: "a b"))
    }

    @Test("Two keys with the same words and values are the same text")
    func sameness() {
        #expect(Text("a \(1)") == Text("a \(1)"))
        #expect(Text("a \(1)") != Text("a \(2)"))
    }

    @Test("Digits are those of the user's language")
    func digits() {
        let screen = Screen(200, 20, locale: Locale(identifier: "ar_EG")) { Text("\(12)") }
        #expect(screen.words == ["١٢"])
    }

    @Test("The title of a button is such a key, too")
    func buttons() {
        #expect(Screen(100, 20) { Button("**a** \(1)") {} }.words == ["a 1"])
        let title = "**a**"
        #expect(Screen(100, 20) { Button(title) {} }.words == ["**a**"])
    }
}
