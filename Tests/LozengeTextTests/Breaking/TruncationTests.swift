import LozengeCore
import Testing

@testable import LozengeText

@Suite("Truncation")
struct TruncationTests {
    @Test(
        "The line takes what fits before the ellipsis, without whitespace at the end",
        arguments: [
            ("abcdef", 30, "ab"), ("abcdef", 29, "a"), ("ab cd ef", 44, "ab c"),
            ("ab cd ef", 38, "ab"), ("ab cd ef", 0, ""), ("ab\ncd", 100, "ab"),
            ("ab cd ef", Int.max, "ab cd ef"), ("a^b^c", 20, "a^"),
        ])
    func tail(text: String, width: Int, expected: String) {
        let clusters = Clusters(sample: text)
        let whole = BrokenLine(
            clusters: 0..<clusters.count, contentEnd: clusters.count, contentWidth: 0, width: 0,
            isHard: false)
        let line = Truncation(clusters: clusters, width: width).cut(
            whole, .tail, ellipsis: .sample)
        #expect(
            String(text.unicodeScalars.prefix(line.clusters.count).map(Character.init)) == expected)
        #expect(line.width == clusters.width(of: line.clusters) + 10)
        #expect(line.isTruncated)
    }

    @Test(
        "At the head the end of the text is kept, in the middle both ends, whole characters only",
        arguments: [
            ("abcdef", TextTruncation.head, 30, "|ef"), ("abcdef", .head, 29, "|f"),
            ("ab cd", .head, 34, "|cd"), ("ab cd", .head, 44, "|b cd"),
            ("ab\ncd ", .head, 100, "|cd"),
            ("abcdef", .head, 0, "|"), ("a^b^c^", .head, 20, "|c^"),
            ("abcdef", .middle, 40, "a|ef"), ("abcdef", .middle, 50, "ab|ef"),
            ("abcdef", .middle, 29, "a|"), ("ab cdef", .middle, 54, "ab|ef"),
            ("ab cd", .middle, 34, "a|d"), ("ab\ncd", .middle, Int.max, "ab|cd"),
            ("a^b^c^", .middle, 30, "a^|c^"), ("ab", .middle, 0, "|"),
        ])
    func otherEnds(text: String, mode: TextTruncation, width: Int, expected: String) {
        let clusters = Clusters(sample: text)
        let whole = BrokenLine(
            clusters: 0..<clusters.count, contentEnd: clusters.count, contentWidth: 0, width: 0,
            isHard: false)
        let line = Truncation(clusters: clusters, width: width).cut(
            whole, mode, ellipsis: .sample)
        let scalars = Array(text.unicodeScalars)
        func string(_ range: Range<Int>) -> String {
            String(scalars[range].map(Character.init))
        }
        #expect(string(line.content) + "|" + string(line.tail) == expected)
        let content = clusters.width(of: line.content) + clusters.width(of: line.tail)
        #expect(line.width == content + 10)
    }
}

extension Ellipsis {
    /// 10 units wide.
    fileprivate static var sample: Ellipsis {
        var content = ShapedContent(source: Shaper.ellipsis, capacity: 0, tabAdvance: 0)
        content.clusters.append(advance: 10, to: 3, glyph: 0)
        content.end(
            Paragraph(bytes: 0..<3, end: 3, continuesDirection: false), from: 0)
        return Ellipsis(content)
    }
}
