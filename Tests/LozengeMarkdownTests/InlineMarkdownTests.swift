import Foundation
import Testing
import TimeFixtures

@testable import LozengeMarkdown

/// Runs are written as text after their marks: `s` strong, `e` emphasized, `c` code, `x` struck through, `l`
/// a link.
@Suite("Inline Markdown")
struct InlineMarkdownTests {
    private func read(_ string: String) -> [InlineRun] {
        InlineMarkdown.runs(of: [string])
    }

    private func text(_ run: InlineRun) -> String {
        run.pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    private func marked(_ string: String) -> String {
        read(string).map { run in
            var marks = ""
            if run.marks.contains(.stronglyEmphasized) { marks += "s" }
            if run.marks.contains(.emphasized) { marks += "e" }
            if run.marks.contains(.code) { marks += "c" }
            if run.marks.contains(.strikethrough) { marks += "x" }
            if run.link != nil { marks += "l" }
            return marks.isEmpty ? text(run) : "{\(marks):\(text(run))}"
        }.joined()
    }

    @Test(
        "A pair of delimiters marks the text between them",
        arguments: [
            ("**bold** and *italic*", "{s:bold} and {e:italic}"),
            ("__bold__ _italic_", "{s:bold} {e:italic}"),
            ("`a*b*` ~~c~~", "{c:a*b*} {x:c}"),
            ("***both***", "{se:both}"),
            ("**a *b* c**", "{s:a }{se:b}{s: c}"),
            ("*a **b***", "{e:a }{se:b}"),
            ("in**si**de", "in{s:si}de"),
            ("[a *b*](https://x.y/(z))!", "{l:a }{el:b}!"),
            ("*[a](https://x)*", "{el:a}"),
            ("[a](https://x \"title\")", "{l:a}"),
            ("<https://x.y>", "{l:https://x.y}"),
            ("`` a`b ``", "{c:a`b}"),
            ("~~**a**~~", "{sx:a}"),
        ])
    func marks(input: String, expected: String) {
        #expect(marked(input) == expected)
    }

    @Test(
        "A delimiter without a partner is text",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "**", "*a", "a*", "** a **", "`a", "[a]", "[a](b c)",
            "[a](", "a ~b~", "~5 to ~10", "<b>", "![a", "]", "",
        ])
    func text(input: String) {
        #expect(marked(input) == input)
    }

    @Test("A part of a delimiter run can be text, the rest a delimiter")
    func halves() {
        #expect(marked("**a*") == "*{e:a}")
        #expect(marked("*a**") == "{e:a}*")
    }

    @Test("A backslash escapes a delimiter and is text before other characters")
    func escapes() {
        #expect(marked("\\*a\\* \\\\ \\a") == "*a* \\ \\a")
        #expect(marked("\\[a](b) \\`c\\`") == "[a](b) `c`")
    }

    @Test("Only delimiters are removed from any input", arguments: 0..<300)
    func nothingIsLost(seed: UInt64) {
        var random = Numbers(state: seed)
        let alphabet = Array("ab c.é👩‍👩‍👧**__~~``[[]]<>\\!\n")
        let input = String(
            (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            })
        let words = Set("abcé👩‍👩‍👧")
        let output = read(input).map(text).joined()
        #expect(output.filter(words.contains) == input.filter(words.contains), "\(input)")
        let linked = input.replacingOccurrences(of: ".", with: "](a)")
        #expect(isPart(read(linked).map(text).joined(), of: linked), "\(linked)")
    }

    @Test("Values stay in position, with the marks around them")
    func values() {
        let runs = InlineMarkdown.runs(of: ["a *", " b", "* `", "` ", "é"])
        #expect(runs.map(\.marks) == [[], .emphasized, [], .code, []])
        #expect(runs[1].pieces == [.value(0), .text(" b"), .value(1)])
        #expect(runs[3].pieces == [.value(2)])
        #expect(runs[4].pieces == [.text(" "), .value(3), .text("é")])
    }

    @Test(
        "Eight times as many delimiters take about eight times as long at most",
        arguments: [
            "*", "**a ", "*a ", "a* ", "[", "](", "`a ``b ```c ", "~~a", "a*", "<", "[a](b) ",
            "[[a](b)", "_a b* ", "*a _b ", "[a](((b ", "<a:", "*a **b ", "\\*",
            "The *quick* **brown** [fox](a) ",
        ])
    func linear(mark: String) {
        let growth = growth(from: 1000) { count in
            _ = read(String(repeating: mark, count: count))
        }
        #expect(growth < 24)
    }

    @Test("Thousands of nested emphases take no longer than adjacent ones")
    func nested() {
        let growth = growth(from: 500) { count in
            _ = read(
                String(repeating: "*a ", count: count) + String(repeating: "b* ", count: count))
        }
        #expect(growth < 24)
    }

    /// Returns true if `part` is `whole` with some characters left out.
    private func isPart(_ part: String, of whole: String) -> Bool {
        var rest = Substring(whole)
        return part.allSatisfy { character in
            guard let index = rest.firstIndex(of: character) else { return false }
            rest = rest[rest.index(after: index)...]
            return true
        }
    }

    /// The same numbers for the same seed.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
