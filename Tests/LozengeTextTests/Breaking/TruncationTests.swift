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
        let line = Truncation(clusters: clusters).tail(of: whole, in: width, ellipsis: 10)
        #expect(
            String(text.unicodeScalars.prefix(line.clusters.count).map(Character.init)) == expected)
        #expect(line.width == clusters.width(of: line.clusters) + 10)
        #expect(line.isTruncated)
    }
}
