import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("The text of an element in Unicode scalars")
struct AccessibleTextTests {
    private let seed = Seeds.seed(23)

    private static let units: [AccessibleText.Unit] = [
        .character, .word, .sentence, .line, .paragraph,
    ]

    private func text(_ string: String) -> AccessibleText {
        AccessibleText(string, caret: 0, selection: 0..<0)
    }

    /// The units of a text in their order, each found by the offset at which the one before ends.
    private func parts(_ unit: AccessibleText.Unit, _ text: AccessibleText) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var offset = 0
        while offset < text.scalars.count {
            let part = text.unit(unit, at: offset)
            parts.append(part)
            guard part.lowerBound == offset, !part.isEmpty else { break }
            offset = part.upperBound
        }
        return parts
    }

    @Test("The units of any text are its parts: one after the other, found from each offset inside")
    func partition() {
        var random = RandomText(seed: seed)
        for _ in 0..<Seeds.count("LOZENGE_TEXTS", 300) {
            let string = random.text()
            let text = text(string)
            let count = text.scalars.count
            for unit in Self.units {
                let parts = parts(unit, text)
                var failures: [String] = []
                if (parts.first?.lowerBound ?? 0, parts.last?.upperBound ?? 0) != (0, count) {
                    failures.append("\(parts)")
                }
                for (index, part) in parts.enumerated() {
                    let before = index > 0 ? parts[index - 1] : 0..<0
                    let after = index + 1 < parts.count ? parts[index + 1] : count..<count
                    for offset in part
                    where text.unit(unit, at: offset) != part
                        || text.unit(unit, before: offset) != before
                        || text.unit(unit, after: offset) != after
                    { failures.append("offset \(offset) of \(parts)") }
                }
                // At the end there is an empty unit, behind the last one.
                for offset in [count, count + 5] {
                    #expect(text.unit(unit, at: offset) == count..<count)
                    #expect(text.unit(unit, before: offset) == parts.last ?? 0..<0)
                    #expect(text.unit(unit, after: offset) == count..<count)
                }
                #expect(text.unit(unit, at: -5) == text.unit(unit, at: 0))
                #expect(failures == [], "\(unit) of \(string.debugDescription), seed \(seed)")
            }
        }
    }

    @Test(
        "Words, sentences and lines keep the spaces and the marks behind them",
        arguments: [
            (.word, "Hello, big world!", ["Hello, ", "big ", "world!"]),
            (.word, "  don't 9½ ", ["  ", "don't ", "9½ "]),
            (.word, "שלום, ada", ["שלום, ", "ada"]),
            (.sentence, "One. Two! Three", ["One. ", "Two! ", "Three"]),
            (.sentence, "No end\nNew line", ["No end\n", "New line"]),
            (.sentence, "1.5 apples", ["1.5 apples"]),
            (.line, "a\nb\n\nc", ["a\n", "b\n", "\n", "c"]),
            (.paragraph, "a\u{2029}b", ["a\u{2029}", "b"]), (.line, "", []),
        ] as [(AccessibleText.Unit, String, [String])])
    func examples(unit: AccessibleText.Unit, string: String, expected: [String]) {
        let text = text(string)
        let parts = parts(unit, text)
        #expect(parts.map { text.substring(from: $0.lowerBound, to: $0.upperBound) } == expected)
    }

    @Test(
        "A character is a grapheme cluster",
        arguments: [
            "\u{E9}", "e\u{301}", "👩‍👩‍👧", "1\u{FE0F}\u{20E3}", "👍🏽", "🇩🇪", "\r\n", "\u{928}\u{93F}",
            "\u{1112}\u{1161}\u{11AB}",
        ])
    func clusters(cluster: String) {
        let text = text("x" + cluster + "y")
        let end = 1 + cluster.unicodeScalars.count
        for offset in 1..<end {
            #expect(text.unit(.character, at: offset) == 1..<end, "\(cluster.debugDescription)")
        }
        #expect(text.unit(.character, after: 0) == 1..<end)
        #expect(text.unit(.character, before: end) == 1..<end)
    }

    @Test("A line that ends with two control characters is one line")
    func carriageReturns() {
        let text = text("one\r\ntwo")
        #expect(parts(.line, text) == [0..<5, 5..<8])
    }

    @Test("Offsets in bytes and in scalars lead to each other")
    func bytes() {
        var random = RandomText(seed: seed)
        for _ in 0..<Seeds.count("LOZENGE_TEXTS", 300) {
            let string = random.text()
            let scalars = Array(string.unicodeScalars)
            /// The number of bytes before each scalar, and before the end.
            var offsets = [0]
            for scalar in scalars {
                offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
            }
            for (start, byte) in offsets.enumerated() {
                let read = AccessibleText(string, caret: byte, selection: byte..<string.utf8.count)
                #expect(read.caret == start, "\(string.debugDescription), seed \(seed)")
                #expect(read.selection == start..<scalars.count)
                for end in start..<offsets.count {
                    #expect(read.bytes(from: start, to: end) == byte..<offsets[end])
                }
                #expect(read.bytes(from: start, to: -1) == byte..<string.utf8.count)
            }
        }
    }

    @Test("Offsets outside of the text are those of its ends")
    func outside() {
        let text = AccessibleText("Zoë", caret: 99, selection: -3..<99)
        #expect(text.caret == 3)
        #expect(text.selection == 0..<3)
        #expect(text.bytes(from: -9, to: 99) == 0..<4)
        #expect(text.bytes(from: 9, to: 2) == 4..<4)
        #expect(text.substring(from: 2, to: .max) == "ë")
    }

    @Test("A change replaces one range; doing it to a text makes the other one")
    func changes() {
        var random = RandomText(seed: seed)
        for round in 0..<Seeds.count("LOZENGE_TEXTS", 500) {
            let string = random.text()
            let old = text(string)
            let new = text(round % 5 == 0 ? random.text() : random.edited(string))
            let (removed, inserted) = old.change(to: new)
            var scalars = old.scalars
            scalars.replaceSubrange(removed, with: new.scalars[inserted])
            #expect(scalars == new.scalars, "\(string.debugDescription), seed \(seed)")
            #expect(removed.lowerBound == inserted.lowerBound)
            // No more is replaced than differs at both ends.
            if !removed.isEmpty, !inserted.isEmpty {
                #expect(old.scalars[removed.lowerBound] != new.scalars[inserted.lowerBound])
                #expect(
                    old.scalars[removed.upperBound - 1] != new.scalars[inserted.upperBound - 1])
            }
        }
        let same = text("same").change(to: text("same"))
        #expect(same.removed.isEmpty && same.inserted.isEmpty)
    }

    @Test("Labels, headings and fields have a text; buttons have none")
    func owners() {
        let texts = ReadableApp.Element.allCases.filter {
            AccessibleText(ReadableApp.record($0)) != nil
        }
        #expect(texts == [.heading, .text, .field, .adaName, .adaAge, .benName, .benAge])
    }
}
