import RandomFixtures
import Testing

@testable import LozengeText

/// Letters are 10 units wide, spaces 4, `^` is a mark without width that continues a character.
@Suite("Line breaker")
struct LineBreakerTests {
    @Test(
        "Lines end at the last opportunity that fits, and whitespace hangs",
        arguments: [
            ("ab cd ef", 48, ["ab cd ", "ef"]),
            ("ab cd ef", 44, ["ab cd ", "ef"]),
            ("ab cd ef", 43, ["ab ", "cd ", "ef"]),
            ("ab cd ef", Int.max, ["ab cd ef"]),
            ("ab     c", 20, ["ab     ", "c"]),
            ("a\nb", Int.max, ["a\n", "b"]),
            ("a\n\nb\n", 10, ["a\n", "\n", "b\n", ""]),
            ("", 10, [""]),
            ("  ab", 20, ["  ", "ab"]),
            ("   ", 0, ["   "]),
        ])
    func opportunities(text: String, width: Int, expected: [String]) {
        #expect(lines(of: text, width: width) == expected)
    }

    @Test(
        "A word wider than the line is broken by character, at least one to a line",
        arguments: [
            ("abcd", 25, ["ab", "cd"]),
            ("abcd", 0, ["a", "b", "c", "d"]),
            ("abc de", 20, ["ab", "c ", "de"]),
            ("ab c", 0, ["a", "b ", "c"]),
            ("a^b^", 0, ["a^", "b^"]),
            ("a^b^", 5, ["a^", "b^"]),
        ])
    func longWords(text: String, width: Int, expected: [String]) {
        #expect(lines(of: text, width: width) == expected)
    }

    @Test(
        "Whitespace without a break opportunity also hangs in broken words",
        arguments: [
            (0, ["a", "b ", ";", "c"]), (20, ["ab ", ";c"]), (24, ["ab ", ";c"]),
            (34, ["ab ;", "c"]), (44, ["ab ;c"]),
        ])
    func whitespaceWithinWord(width: Int, expected: [String]) throws {
        let clusters = Clusters(sample: "ab ;c")
        var breaker = LineBreaker(
            BreakableText(clusters, clusters.opportunities { _ in false }), width: width)
        var lines: [String] = []
        while let line = breaker.nextLine() {
            lines.append(String(Array("ab ;c")[line.clusters]))
            #expect(line.contentWidth == clusters.width(of: line.content))
            #expect(line.width == clusters.width(of: line.clusters))
            #expect(!lines[lines.count - 1].hasSuffix(" ") || line.contentWidth < line.width)
        }
        #expect(lines == expected)
    }

    @Test("A line knows its width with and without the whitespace at its end")
    func widths() throws {
        let clusters = Clusters(sample: "ab cd")
        var breaker = LineBreaker(
            BreakableText(clusters, clusters.sampleOpportunities), width: 30)
        let lines = [breaker.nextLine(), breaker.nextLine()]
        let first = try #require(lines[0])
        #expect(first.contentWidth == 20)
        #expect(first.width == 24)
        #expect(!first.isHard)
        let last = try #require(lines[1])
        #expect(last.contentWidth == 20)
        #expect(last.isHard)
        #expect(!breaker.hasNext)
    }

    @Test(
        "A second line of one word gets another word if the first line stays as long",
        arguments: [
            ("aa bb cc dd", 90, ["aa bb ", "cc dd"]),
            ("aa bb cc dd", 70, ["aa bb ", "cc dd"]),
            // The first line would be the shorter one.
            ("aa bb cc", 50, ["aa bb ", "cc"]),
            ("aa bb ccccc", 50, ["aa bb ", "ccccc"]),
            // There are more lines, or one, or a word with no space before it.
            ("aa bb cc dd ee", 50, ["aa bb ", "cc dd ", "ee"]),
            ("aa bb cc", 100, ["aa bb cc"]),
            // Each paragraph for itself.
            ("aa bb cc dd\naa bb cc dd", 70, ["aa bb ", "cc dd\n", "aa bb ", "cc dd"]),
        ])
    func orphans(text: String, width: Int, expected: [String]) {
        #expect(lines(of: text, width: width, avoidsOrphans: true) == expected)
    }

    @Test("Agrees with a breaker that tries every cluster", arguments: 0..<400)
    func agreesWithNaive(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aaaabcc^^  \n")
        let text = String(
            (0..<Int.random(in: 0...40, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? "a"
            })
        for width in [0, 3, 9, 10, 24, 25, 40, 77, 200] {
            #expect(
                lines(of: text, width: width) == naiveLines(of: text, width: width),
                "\(text.debugDescription) at \(width)")
        }
    }

    private func lines(
        of text: String, width: Int, avoidsOrphans: Bool = false
    ) -> [String] {
        let clusters = Clusters(sample: text)
        var breaker = LineBreaker(
            BreakableText(clusters, clusters.sampleOpportunities), width: width,
            avoidsOrphans: avoidsOrphans)
        var lines: [String] = []
        while let line = breaker.nextLine() {
            lines.append(String(Array(text.unicodeScalars)[line.clusters].map(Character.init)))
        }
        return lines
    }

    /// Looks, from every line's start, for the longest line that is allowed.
    private func naiveLines(of text: String, width: Int) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var lines: [String] = []
        var start = 0
        repeat {
            let end = naiveEnd(of: scalars, from: start, width: width)
            lines.append(String(scalars[start..<end].map(Character.init)))
            start = end
        } while start < scalars.count || lines.last?.hasSuffix("\n") == true
        return lines
    }

    private func naiveEnd(of scalars: [Unicode.Scalar], from start: Int, width: Int) -> Int {
        func visible(to end: Int) -> Int {
            var end = end
            while end > start, " \n".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
            return scalars[start..<end].reduce(0) { $0 + Clusters.sampleWidth(of: $1) }
        }
        let hard = scalars[start...].firstIndex(of: "\n").map { $0 + 1 } ?? scalars.count
        let soft = (start + 1..<max(start + 1, hard)).filter {
            scalars[$0 - 1] == " " && scalars[$0] != " " && scalars[$0] != "\n"
        }
        let best = (soft + [hard]).last { end in
            (soft + [hard]).allSatisfy { $0 > end || visible(to: $0) <= width }
        }
        if let best { return best }
        // Nothing fits: whole characters of the first word.
        let word = (soft + [hard])[0]
        let wordEnd = (start...word).last { visible(to: $0) == visible(to: word) } ?? word
        let text = (start..<wordEnd).last { !" \n".unicodeScalars.contains(scalars[$0]) } ?? start
        var end = start
        for candidate in start + 1...text + 1 {
            let isInside = candidate <= text && scalars[candidate] == "^"
            if isInside { continue }
            if end > start, visible(to: candidate) > width,
                visible(to: candidate) > visible(to: end)
            {
                break
            }
            end = candidate
        }
        return end == text + 1 ? word : end
    }
}

extension Clusters {
    /// One cluster for each scalar.
    init(sample text: String) {
        self.init()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let traits: Traits =
                switch scalar {
                case " ": .whitespace
                case "\n": [.whitespace, .separator]
                case "^": .continuesCharacter
                default: []
                }
            append(
                advance: Self.sampleWidth(of: scalar), traits: traits, to: index + 1,
                glyph: index + 1)
        }
    }

    static func sampleWidth(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case " ": 4
        case "\n", "^": 0
        default: 10
        }
    }

    /// A line may end behind spaces.
    var sampleOpportunities: BreakOpportunities {
        opportunities { index in
            self[index - 1].traits == .whitespace && !self[index].traits.contains(.whitespace)
        }
    }
}
