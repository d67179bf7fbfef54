import Foundation
import LozengeTesting
import Testing

@Suite("What is said of the texts in a view")
struct TextTraitModifiersTests {
    @Test("It reaches every text in it")
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

    @Test("What the text says itself counts before it, whatever the font around")
    func nearest() throws {
        let screen = Screen(100, 20) {
            VStack { Text("a").bold(false) + Text("b").fontWeight(.light) + Text("c") }
                .bold().font(.caption)
        }
        let spans = try screen.firstText().layout.text.spans
        #expect(spans.map(\.font.weight) == [.regular, .bold])
        #expect(spans.map(\.font.size) == [12, 12])
    }

    @Test("The inner of two counts; nil is none")
    func inner() throws {
        let screen = Screen(100, 20) {
            VStack { Text("a") }.fontWeight(nil).fontWeight(.heavy)
        }
        #expect(try screen.firstText().layout.text.spans[0].font.weight == .regular)
    }

    @Test("Texts are in capitals or small letters, but not what they are made of")
    func textCase() {
        #expect(Screen(100, 20) { VStack { Text("Ab") }.textCase(.uppercase) }.words == ["AB"])
        #expect(Screen(100, 20) { VStack { Text("Ab") }.textCase(.lowercase) }.words == ["ab"])
        let inner = Screen(100, 20) { VStack { Text("Ab").textCase(nil) }.textCase(.lowercase) }
        #expect(inner.words == ["Ab"])
    }

    @Test("Lines along the texts and their colour")
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
        "Too long a line is cut where it is said",
        arguments: [(.head, "…efgh"), (.middle, "ab…gh"), (.tail, "abcd…")]
            as [(Text.TruncationMode, String)])
    func truncation(mode: Text.TruncationMode, expected: String) {
        let screen = Screen(40, 16) { Text("abcdefgh").lineLimit(1).truncationMode(mode) }
        #expect(screen.text.hasSuffix(expected.debugDescription))
    }
}
