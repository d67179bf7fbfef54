import Foundation
import LozengeCore

/// The places at which a text has the words that are looked for.
nonisolated struct TextMatches: Sendable {
    /// The places in UTF-8 bytes, in their order.
    var ranges: [Range<Int>] = []
    /// The revision of the text in which they were found.
    var revision = 0
    /// True if there are more.
    var isCut = false

    /// The most places that are kept.
    ///
    /// Source: a choice; 16 MB of them.
    private static let most = 1_000_000

    /// The length of the parts that are searched one after another, in bytes.
    private static let part = 64 << 10

    /// Looks for words, whatever their case.
    ///
    /// - Returns: The places; `nil` if the task was cancelled.
    ///
    /// Source: `docs/editing.md`, EDIT-30.
    @concurrent
    static func find(
        _ words: String, in text: StoredText, revision: Int
    ) async -> TextMatches? {
        var matches = TextMatches(revision: revision)
        guard !words.isEmpty else { return matches }
        // A match may go on into the next part, and other cases of a letter may be longer.
        let overlap = 4 * words.utf8.count + 64
        var start = 0
        while start < text.count {
            if Task.isCancelled { return nil }
            let end = text.boundary(min(start + part, text.count))
            let string = text.substring(start..<text.boundary(min(end + overlap, text.count)))
            var place = string.startIndex
            var next = end
            while let found = string.range(
                of: words, options: .caseInsensitive, range: place..<string.endIndex)
            {
                let lower =
                    start + string.utf8.distance(from: string.startIndex, to: found.lowerBound)
                let upper =
                    start + string.utf8.distance(from: string.startIndex, to: found.upperBound)
                guard lower < end else { break }
                guard matches.ranges.count < most else {
                    matches.isCut = true
                    return matches
                }
                matches.ranges.append(lower..<upper)
                next = max(next, upper)
                place = found.upperBound
            }
            start = next
        }
        return matches
    }

    /// Returns the index of the first match that begins at an offset or behind it; of the first one if none does.
    func index(from offset: Int) -> Int? {
        guard !ranges.isEmpty else { return nil }
        let index = self.index(endingAfter: offset)
        let next = index < ranges.count && ranges[index].lowerBound < offset ? index + 1 : index
        return next < ranges.count ? next : 0
    }

    /// The matches in a part of the text.
    func part(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
        let first = index(endingAfter: range.lowerBound)
        var last = first
        while last < ranges.count, ranges[last].lowerBound < range.upperBound { last += 1 }
        return ranges[first..<last]
    }

    /// Returns the index of the first match that ends behind an offset; the number of matches if none does.
    private func index(endingAfter offset: Int) -> Int {
        ranges.indexOfFirst { $0.upperBound > offset }
    }
}
