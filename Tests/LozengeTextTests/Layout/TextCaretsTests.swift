import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeText

@Suite("Carets")
struct TextCaretsTests {
    let engine = PinnedFonts.engine()

    private func carets(
        _ string: String, width: CGFloat? = nil, _ style: ParagraphStyle = ParagraphStyle(),
        family: String = "Noto Sans"
    ) throws -> TextCarets {
        let text = engine.shape(string, family: family)
        let proposal = ProposedViewSize(width: width, height: nil)
        return text.carets(in: proposal, style: style)
    }

    @Test("In Latin text, carets are at the width of the text before")
    func latin() throws {
        let carets = try carets("word")
        #expect(carets.offsets == [0, 1, 2, 3, 4])
        let xs = carets.offsets.map { carets.caret(at: $0).minX }
        #expect(xs == xs.sorted())
        #expect(xs.first == 0)
        #expect(xs.last?.rounded(.up) == engine.shape("word").measure().size.width)
    }

    @Test("A caret is found at its position", arguments: strings)
    func roundTrip(string: String) throws {
        for width in [nil, 90, 40] as [CGFloat?] {
            let carets = try carets(string, width: width)
            for line in carets.lines {
                for character in line.characters where character.maxX > character.minX {
                    let y = (line.minY + line.maxY) / 2
                    let quarter = (character.maxX - character.minX) / 4
                    let left = carets.closestOffset(to: CGPoint(x: character.minX + quarter, y: y))
                    let right = carets.closestOffset(to: CGPoint(x: character.maxX - quarter, y: y))
                    #expect(min(left, right) == character.bytes.lowerBound)
                    #expect(max(left, right) == character.bytes.upperBound)
                    #expect((left < right) != character.isRightToLeft)
                    #expect(carets.caret(at: character.bytes.lowerBound).minX == character.leading)
                }
            }
        }
    }

    @Test("The adjacent caret is the next one in visual order")
    func beside() throws {
        for string in ["abc", "abc אבג def", "אבג abc דהו", "a1 אב 12 ג"] {
            let carets = try carets(string)
            let offsets = Set(carets.offsets)
            let edges = Set(
                carets.lines[0].characters.flatMap { [$0.minX.rounded(), $0.maxX.rounded()] })
            var place = TextCarets.Place(0)
            while let next = carets.place(beside: place, toTheRight: false) { place = next }
            var seen = [carets.caret(at: place).minX]
            var visited: Set<Int> = [place.offset]
            while let next = carets.place(beside: place, toTheRight: true) {
                place = next
                visited.insert(place.offset)
                seen.append(carets.caret(at: place).minX)
            }
            #expect(seen == seen.sorted() && Set(seen.map { $0.rounded() }) == edges)
            #expect(visited.isSubset(of: offsets) && visited.count >= offsets.count - 2)
            // And all the way back through the same positions.
            var back = [carets.caret(at: place).minX]
            while let next = carets.place(beside: place, toTheRight: false) {
                place = next
                back.append(carets.caret(at: place).minX)
            }
            #expect(back.reversed().map { $0.rounded() } == seen.map { $0.rounded() })
        }
    }

    @Test("No character is cut, and each has its caret", arguments: strings)
    func characters(string: String) throws {
        var expected: [Int] = [0]
        for character in string { expected.append((expected.last ?? 0) + character.utf8.count) }
        #expect(try carets(string).offsets == expected)
        let within = try carets("a👩‍👩‍👧‍👦b")
        for offset in 1..<26 { #expect(within.caret(at: offset) == within.caret(at: 1)) }
    }

    @Test("In every script, exactly the characters have carets")
    func corpus() throws {
        for sample in TextCorpus.paragraphs {
            for width in [nil, 120, 25] as [CGFloat?] {
                let bytes = sample.text.indices.map {
                    sample.text.utf8.distance(from: sample.text.startIndex, to: $0)
                }
                let carets = try carets(sample.text, width: width)
                #expect(carets.offsets == bytes + [sample.text.utf8.count], "\(sample)")
            }
        }
    }

    @Test("A click on a caret finds it, unless two are at the same position")
    func clicks() throws {
        var found = 0
        for sample in TextCorpus.paragraphs {
            for width in [nil, 120] as [CGFloat?] {
                let carets = try carets(sample.text, width: width)
                let rects = carets.offsets.map(carets.caret(at:))
                for (offset, rect) in zip(carets.offsets, rects) {
                    let here = rects.count {
                        $0.minY == rect.minY && abs($0.minX - rect.minX) < 0.01
                    }
                    guard here == 1 else { continue }
                    found += 1
                    let point = CGPoint(x: rect.minX, y: rect.midY)
                    #expect(
                        carets.closestOffset(to: point) == offset,
                        "\(sample) at \(width ?? -1)")
                }
            }
        }
        #expect(found > 10_000)
    }

    @Test("Selecting all covers each line completely", arguments: strings)
    func rects(string: String) throws {
        let text = engine.shape(string)
        for width in [nil, 90] as [CGFloat?] {
            let carets = try carets(string, width: width)
            let layout = text.layout(width: width)
            let rects = carets.rects(for: 0..<string.utf8.count)
            #expect(rects.count == layout.lines.count)
            for (rect, line) in zip(rects, layout.lines) {
                #expect(abs(rect.minX - line.frame.minX) < 0.001)
                #expect(abs(rect.maxX - line.frame.maxX) < 0.001)
                #expect(abs(rect.minY - line.frame.minY) < 0.001)
            }
        }
        #expect(try carets(string).rects(for: 0..<0).isEmpty)
    }

    @Test("The letters of a ligature share it")
    func ligature() throws {
        let carets = try carets("ffi", family: "DejaVu Sans")
        #expect(carets.offsets == [0, 1, 2, 3])
        let xs = carets.offsets.map { carets.caret(at: $0).minX }
        #expect(abs((xs[1] - xs[0]) - (xs[2] - xs[1])) < 0.001)
    }

    @Test("A selection across two directions has two parts")
    func bidirectional() throws {
        // "ab אב": from b to א; the space and א lie apart, since א is at the right.
        let carets = try carets("ab אב")
        #expect(carets.rects(for: 1..<5).count == 2)
        #expect(carets.rects(for: 3..<7).count == 1)
        #expect(carets.caret(at: 5).minX < carets.caret(at: 3).minX)
    }

    @Test("An empty line and a line after the last separator have a caret")
    func emptyLines() throws {
        #expect(try carets("").offsets == [0])
        #expect(try carets("").closestOffset(to: CGPoint(x: 5, y: 5)) == 0)
        let carets = try carets("a\n\nb\n")
        #expect(carets.offsets.isSuperset(of: [0, 2, 3, 5]))
        #expect(carets.lines.count == 4)
        #expect(carets.caret(at: 5).minY > carets.caret(at: 3).minY)
        #expect(carets.closestOffset(to: CGPoint(x: 50, y: 1000)) == 5)
        #expect(carets.closestOffset(to: CGPoint(x: 50, y: -5)) == 1)
    }

    @Test("Left-out characters share one caret")
    func truncated() throws {
        var style = ParagraphStyle()
        style.lineLimit = 1
        style.truncation = .middle
        let string = "The quick brown fox jumps over the lazy dog"
        let carets = try carets(string, width: 130, style)
        let shown = carets.lines[0].characters
        #expect(shown.first?.bytes.lowerBound == 0)
        #expect(shown.last?.bytes.upperBound == string.utf8.count)
        #expect(carets.caret(at: 20) == carets.caret(at: 21))
    }

    nonisolated static let strings = [
        "one two three four", "مرحبا بالعالم العربي", "שלום abc עולם 12", "abc שלום 34 def",
        "नमस्ते दुनिया", "👩‍👩‍👧‍👦 🇩🇪👍🏽 x", "e\u{301}a\u{323}\u{302} o\u{308}",
    ]
}

extension Array where Element == Int {
    fileprivate func isSuperset(of other: [Int]) -> Bool { Set(self).isSuperset(of: other) }
}
