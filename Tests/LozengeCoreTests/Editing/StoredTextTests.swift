import Foundation
import RandomFixtures
import Testing

@testable import LozengeCore

@Suite("The storage of edited text")
struct StoredTextTests {
    @Test(
        "Random changes give the text that a plain string has, in whole blocks", arguments: 0..<20)
    func randomChanges(number: Int) {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(number)))
        var plain = Array(Self.text(lines: number * 20, &random).utf8)
        var stored = StoredText(String(decoding: plain, as: UTF8.self))
        check(stored, plain)
        for step in 0..<200 {
            let range = Self.range(in: plain, &random)
            let inserted = Self.text(lines: Int.random(in: 0...3, using: &random), &random)
            stored.replace(range, with: inserted)
            plain.replaceSubrange(range, with: inserted.utf8)
            if step % 20 == 0 { check(stored, plain) }
            if step % 50 == 7 { stored.join() }
        }
        check(stored, plain)
    }

    @Test("A string of the program replaces what differs", arguments: 0..<20)
    func updates(number: Int) throws {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(100 + number)))
        var plain = Array(Self.text(lines: 50, &random).utf8)
        var stored = StoredText(String(decoding: plain, as: UTF8.self))
        for _ in 0..<20 {
            var other = plain
            let range = Self.range(in: plain, &random)
            other.replaceSubrange(range, with: Self.text(lines: 1, &random).utf8)
            let string = String(decoding: other, as: UTF8.self)
            if let (changed, length) = stored.update(to: string) {
                let start = changed.lowerBound
                #expect(plain[..<start] == other[..<start])
                #expect(plain[changed.upperBound...] == other[(start + length)...])
            } else {
                #expect(plain == other)
            }
            plain = other
            check(stored, plain)
        }
    }

    @Test("Positions are the sums of measured and estimated extents")
    func positions() {
        var random = SeededGenerator(seed: Seeds.seed(7))
        var blocks = TextBlocks(of: String(repeating: "line\n", count: 3000))
        blocks.forgetExtents(.init(line: 10, bytes: 2, isContinuous: false))
        #expect(blocks.extent == CGFloat(60_010))
        var extents: [CGFloat] = []
        var index = Optional(blocks.startIndex)
        while let place = index {
            let extent = CGFloat(Int.random(in: 1...40, using: &random))
            blocks.measure(place, extent)
            extents.append(extent)
            index = blocks.index(after: place)
        }
        #expect(extents.count == 3001)
        #expect(blocks.extent == extents.reduce(0, +))
        var start: CGFloat = 0
        for (number, extent) in extents.enumerated() {
            let (found, position) = blocks.block(atPosition: start + extent / 2)
            #expect(position == start && blocks.position(of: found) == start)
            #expect(blocks.start(of: found) == number * 5)
            start += extent
        }
    }

    @Test(
        "Every kind of break ends a paragraph, and a pair counts as one",
        arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func breaks(of text: String) {
        let stored = StoredText("ab" + text + "cd")
        #expect(stored.paragraph(at: 1) == 0..<2 + text.utf8.count)
        #expect(stored.after(2) == 2 + text.utf8.count)
        #expect(stored.before(2 + text.utf8.count) == 2)
    }

    @Test("A line feed behind a carriage return makes one break of both")
    func lateLineFeed() {
        var stored = StoredText("a\rb")
        stored.replace(2..<2, with: "\n")
        #expect(stored.paragraph(at: 0) == 0..<3)
        stored.replace(2..<3, with: "")
        #expect(stored.paragraph(at: 0) == 0..<2)
    }

    @Test("A long line is divided between words, and else between characters")
    func longLine() {
        let words = StoredText(String(repeating: "word ", count: 10_000))
        var index = Optional(words.blocks.startIndex)
        while let place = index {
            let start = words.blocks.start(of: place)
            #expect(start % 5 == 0)
            index = words.blocks.index(after: place)
        }
        let families = StoredText(String(repeating: "👩‍👩‍👧", count: 2000))
        #expect(families.blocks.count > 10)
        index = Optional(families.blocks.startIndex)
        while let place = index {
            #expect(families.blocks.start(of: place) % "👩‍👩‍👧".utf8.count == 0)
            index = families.blocks.index(after: place)
        }
    }

    @Test("A character of 100,000 marks is edited in bounded parts")
    func manyMarks() {
        var stored = StoredText("e" + String(repeating: "\u{301}", count: 100_000))
        check(stored, Array(stored.string.utf8))
        let end = stored.count
        let before = stored.before(end)
        #expect(before < end && end - before <= TextBlock.longest)
        stored.replace(before..<end, with: "")
        check(stored, Array(stored.string.utf8))
    }

    // MARK: The reference

    /// Expects that a text is what it should be, and that its blocks are its paragraphs.
    private func check(
        _ stored: StoredText, _ plain: [UInt8], _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(stored.count == plain.count, sourceLocation: location)
        #expect(Array(stored.string.utf8) == plain, sourceLocation: location)
        let expected = Self.paragraphs(of: String(decoding: plain, as: UTF8.self))
        var (paragraphs, paragraph, count, start) = ([Int](), 0, 0, 0)
        var index = Optional(stored.blocks.startIndex)
        while let place = index {
            let block = stored.blocks[place]
            let content = block.length - Int(block.breakLength)
            #expect(content <= TextBlock.longest, sourceLocation: location)
            #expect(stored.blocks.start(of: place) == start, sourceLocation: location)
            if block.length > 0 {
                #expect(stored.blocks.block(at: start).index == place, sourceLocation: location)
            }
            paragraph += block.length
            start += block.length
            count += 1
            index = stored.blocks.index(after: place)
            if block.breakLength > 0 || index == nil {
                paragraphs.append(paragraph)
                paragraph = 0
            }
        }
        #expect(paragraphs == expected, sourceLocation: location)
        #expect(count == stored.blocks.count, sourceLocation: location)
    }

    /// Returns the lengths of the paragraphs of a text with their breaks; the last one may be empty.
    private static func paragraphs(of text: String) -> [Int] {
        var lengths = [0]
        for character in text {
            // A mark after a break is a character of its own, and a break never has one.
            lengths[lengths.count - 1] += character.utf8.count
            if character.isNewline { lengths.append(0) }
        }
        return lengths
    }

    private static func text(lines: Int, _ random: inout SeededGenerator) -> String {
        let parts = [
            "word ", "é", "e\u{301}", "👨‍👩‍👧", "東京", "שלום ", "किताब", "\u{200D}", "\u{2028}", "\r", "\n",
            "\r\n", "\u{85}", "\t", String(repeating: "long ", count: 700),
        ]
        var text = ""
        for _ in 0..<lines {
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                text += parts[Int.random(in: 0..<parts.count, using: &random)]
            }
            if Bool.random(using: &random) { text += "\n" }
        }
        return text
    }

    /// Returns a range between scalars.
    private static func range(
        in bytes: [UInt8], _ random: inout SeededGenerator
    ) -> Range<Int> {
        func place(_ most: ClosedRange<Int>) -> Int {
            var place = Int.random(in: most, using: &random)
            while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
            return place
        }
        let start = place(0...bytes.count)
        return start..<max(start, place(start...min(bytes.count, start + 40)))
    }
}

@Suite("Two changes of a text at once")
struct MergingTests {
    @Test(
        "Changes of different parts are both kept; of the same part, the program's",
        arguments: [
            ("log", "xlog", "log line", "xlog line"), ("ab", "abc", "AB", "ABc"),
            ("one two", "one, two", "one two three", "one, two three"),
            ("abc", "aXc", "aYc", "aYc"),
            ("one two", "one two!", "two", "two!"), ("", "a", "", "a"), ("a", "a", "", ""),
        ])
    func merge(base: String, user: String, program: String, expected: String) {
        #expect(StoredText.merging(base, user, program) == expected)
    }
}
