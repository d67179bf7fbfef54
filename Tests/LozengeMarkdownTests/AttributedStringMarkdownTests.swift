import Foundation
import Testing

@testable import LozengeMarkdown

/// Parts are written as text after their attributes: `s` strong, `e` emphasized, `c` code, `x` struck through, `l` a link.
@Suite("Attributed strings from Markdown")
struct AttributedStringMarkdownTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    private func marked(_ string: AttributedString) -> String {
        string.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var marks = ""
            if intent.contains(.stronglyEmphasized) { marks += "s" }
            if intent.contains(.emphasized) { marks += "e" }
            if intent.contains(.code) { marks += "c" }
            if intent.contains(.strikethrough) { marks += "x" }
            if run.link != nil { marks += "l" }
            let text = String(string[run.range].characters)
            return marks.isEmpty ? text : "{\(marks):\(text)}"
        }.joined()
    }

    /// Returns each block with its text: `header 1[2]: Rules` is a heading of the first level with identity 2.
    private func blocks(_ source: String) throws -> [String] {
        let string = try AttributedString(markdown: source)
        return string.runs[\.presentationIntent].map { intent, range in
            let path = (intent?.components ?? []).reversed().map { block in
                let name =
                    switch block.kind {
                    case .paragraph: "paragraph"
                    case .header(let level): "header \(level)"
                    case .orderedList: "numbers"
                    case .unorderedList: "bullets"
                    case .listItem(let ordinal): "item \(ordinal)"
                    case .codeBlock(let language): "code \(language ?? "-")"
                    case .blockQuote: "quote"
                    case .thematicBreak: "rule"
                    case .table(let columns):
                        "table " + columns.map { "\($0.alignment)" }.joined(separator: ",")
                    case .tableHeaderRow: "head"
                    case .tableRow(let index): "row \(index)"
                    case .tableCell(let index): "cell \(index)"
                    }
                return "\(name)[\(block.identity)]"
            }
            return path.joined(separator: " ") + ": " + String(string[range].characters)
        }
    }

    @Test(
        "Marks in lines are read alike in documents and in single lines",
        arguments: [
            ("**bold** and *italic*", "{s:bold} and {e:italic}"),
            ("`code` ~~gone~~ [link](https://example.org)", "{c:code} {x:gone} {l:link}"),
            ("one\ntwo", "one two"),
            ("one  \ntwo", "one\ntwo"),
            ("5 < 6 & \\*7\\*", "5 < 6 & *7*"),
        ])
    func marks(source: String, expected: String) throws {
        #expect(marked(try AttributedString(markdown: source)) == expected)
        let lines = Options(interpretedSyntax: .inlineOnly)
        #expect(marked(try AttributedString(markdown: source, options: lines)) == expected)
    }

    @Test("Marks in a text whose spaces are kept leave paragraphs and lists as they are written")
    func keptSpaces() throws {
        let options = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let string = try AttributedString(markdown: "# A\n\n* **b**\n  c  ", options: options)
        #expect(marked(string) == "# A\n\n* {s:b}\n  c  ")
    }

    @Test("Text has the blocks of the document around it")
    func documentBlocks() throws {
        let source = """
            # Rules

            Be *kind*.

            * one
            * two

              2. nested

            > said
            ***
            ```swift
            let a = 1
            ```
            """
        #expect(
            try blocks(source) == [
                "header 1[1]: Rules", "paragraph[2]: Be kind.",
                "bullets[3] item 1[4] paragraph[5]: one", "bullets[3] item 2[6] paragraph[7]: two",
                "bullets[3] item 2[6] numbers[8] item 2[9] paragraph[10]: nested",
                "quote[11] paragraph[12]: said", "rule[13]: ⸻", "code swift[14]: let a = 1\n",
            ])
    }

    @Test("A list without empty lines has paragraphs, too")
    func tightList() throws {
        #expect(
            try blocks("* one\n* two\n  * three") == [
                "bullets[1] item 1[2] paragraph[3]: one", "bullets[1] item 2[4] paragraph[5]: two",
                "bullets[1] item 2[4] bullets[6] item 1[7] paragraph[8]: three",
            ])
    }

    @Test("The cells of a table know their row and column, and the table its alignments")
    func table() throws {
        let table = "table left,center,right[1]"
        #expect(
            try blocks("| a | b | c |\n|---|:-:|--:|\n| d | e | f |") == [
                "\(table) head[2] cell 0[3]: a", "\(table) head[2] cell 1[4]: b",
                "\(table) head[2] cell 2[5]: c", "\(table) row 1[6] cell 0[7]: d",
                "\(table) row 1[6] cell 1[8]: e", "\(table) row 1[6] cell 2[9]: f",
            ])
    }

    @Test("Links and pictures are relative to the base, and a language is kept")
    func addresses() throws {
        let base = URL(string: "https://example.org/docs/")
        let string = try AttributedString(
            markdown: "[a](b.html?c=1&amp;d=2) ![e](f.png)", options: Options(languageCode: "en"),
            baseURL: base)
        let links = string.runs.compactMap { $0.link?.absoluteString }
        #expect(links == ["https://example.org/docs/b.html?c=1&d=2"])
        let picture = string.runs.first { $0.imageURL != nil }
        #expect(picture?.imageURL?.absoluteString == "https://example.org/docs/f.png")
        #expect(picture.map { String(string[$0.range].characters) } == "e")
        #expect(string.runs.allSatisfy { $0.languageIdentifier == "en" })
    }

    @Test("Entities, HTML and zeros of a document are text")
    func entities() throws {
        let string = try AttributedString(
            markdown: "&copy; &#8217;&#x41;&#0;&unknown; <b>x</b> a\0b")
        #expect(String(string.characters) == "© ’A\u{FFFD}&unknown; <b>x</b> a\u{FFFD}b")
        #expect(string.runs.contains { $0.inlinePresentationIntent == .inlineHTML })
    }

    @Test("Without extended attributes, a phrase with an attribute is a link after a caret")
    func extendedAttributes() throws {
        let source = "^[2 item](inflect: true) `^[x]`"
        #expect(
            marked(
                try AttributedString(
                    markdown: source,
                    options: Options(allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly)
                ))
                == "2 item {c:^[x]}")
        #expect(
            marked(
                try AttributedString(
                    markdown: source, options: Options(interpretedSyntax: .inlineOnly)))
                == "^[2 item](inflect: true) {c:^[x]}")
    }

    @Test("Data that are no UTF-8 are an error")
    func badData() {
        #expect(throws: CocoaError.self) {
            try AttributedString(markdown: Data([0xC3, 0x28]))
        }
    }

    @Test("An empty source is an empty string")
    func nothing() throws {
        #expect(try AttributedString(markdown: "").characters.isEmpty)
        #expect(try AttributedString(markdown: " \n\n ").characters.isEmpty)
    }
}
