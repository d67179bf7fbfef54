import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Text attributes of a view")
struct TextTraitModifiersTests {
    @Test("An attribute applies to every text inside")
    func traits() throws {
        let screen = Screen(100, 20) {
            VStack { Text("12") }
                .fontWeight(.light).fontDesign(.serif).italic().monospacedDigit()
                .kerning(1).tracking(3).baselineOffset(2)
        }
        let span = try #require(try screen.firstText().layout.text.spans.first)
        #expect(span.font.weight == .light)
        #expect(span.font.design == .serif)
        #expect(span.font.isItalic)
        #expect(span.font.features == .monospacedDigit)
        #expect(span.kerning == 3)
        #expect(span.baselineOffset == 2)
    }

    @Test("The text's own attribute counts first, whatever the font around")
    func nearest() throws {
        let screen = Screen(100, 20) {
            VStack { Text("a").bold(false) + Text("b").fontWeight(.light) + Text("c") }
                .bold().font(.caption)
        }
        let spans = try screen.firstText().layout.text.spans
        #expect(spans.map(\.font.weight) == [.regular, .bold])
        #expect(spans.map(\.font.size) == [12, 12])
    }

    @Test("The inner of two counts; nil removes it")
    func inner() throws {
        let screen = Screen(100, 20) {
            VStack { Text("a") }.fontWeight(nil).fontWeight(.heavy)
        }
        #expect(try screen.firstText().layout.text.spans[0].font.weight == .regular)
    }

    @Test("textCase changes the display, not the string")
    func textCase() {
        #expect(Screen(100, 20) { VStack { Text("Ab") }.textCase(.uppercase) }.words == ["AB"])
        #expect(Screen(100, 20) { VStack { Text("Ab") }.textCase(.lowercase) }.words == ["ab"])
        let inner = Screen(100, 20) { VStack { Text("Ab").textCase(nil) }.textCase(.lowercase) }
        #expect(inner.words == ["Ab"])
    }

    @Test("Underline and strikethrough, with their colours")
    func lines() {
        let screen = Screen(8, 16) {
            VStack { Text("a") }.underline().strikethrough(color: .red).foregroundStyle(.green)
        }
        #expect(
            screen.text == """
                fill rectangle 0 14 8×1 #34c759
                text 0 0 8×16 #34c759 "a"
                fill rectangle 0 7 8×1 #ff3b30
                """)
    }

    @Test(
        "A line that is too long is truncated at the given position",
        arguments: [(.head, "…efgh"), (.middle, "ab…gh"), (.tail, "abcd…")]
            as [(Text.TruncationMode, String)])
    func truncation(mode: Text.TruncationMode, expected: String) {
        let screen = Screen(40, 16) { Text("abcdefgh").lineLimit(1).truncationMode(mode) }
        #expect(screen.text.hasSuffix(expected.debugDescription))
    }

    @Test("The nearest language counts, and reaches the text engine")
    func typesetting() throws {
        func language(_ view: some View) throws -> String {
            try Screen(200, 20) { view }.firstText().layout.text.language
        }
        let japanese = Locale.Language(identifier: "ja")
        let turkish = Locale.Language(identifier: "tr")
        #expect(try language(Text("a")) == "")
        #expect(try language(Text("a").typesettingLanguage(japanese)) == "ja")
        #expect(try language(VStack { Text("a") }.typesettingLanguage(japanese)) == "ja")
        let text = Text("a").typesettingLanguage(.explicit(turkish))
        #expect(try language(VStack { text }.typesettingLanguage(japanese)) == "tr")
        #expect(try language(text.typesettingLanguage(japanese, isEnabled: false)) == "tr")
        let either = VStack { Text("a").typesettingLanguage(.automatic) }
        #expect(try language(either.environment(\.locale, Locale(identifier: "ko"))) == "ko")
    }

    @Test("A secondary text is smaller, on the same baseline")
    func scale() throws {
        let text = Text("20") + Text("km").textScale(.secondary)
        let spans = try Screen(200, 20) { text }.firstText().layout.text.spans
        #expect(spans.map { ($0.font.size * 10).rounded() / 10 } == [17, 13.6])
        let all = try Screen(200, 20) { VStack { Text("a") }.textScale(.secondary) }.firstText()
        #expect(all.layout.text.spans[0].font.size < 17)
        #expect(
            size(nil, nil) { Text("a").textScale(.secondary, isEnabled: false) } == CGSize(8, 16))
    }
}
