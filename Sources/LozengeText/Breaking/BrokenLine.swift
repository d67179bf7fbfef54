/// A line of clusters, as wide as it turned out.
struct BrokenLine {
    /// Everything the line takes from the text, whitespace and separator at its end included.
    var clusters: Range<Int>
    /// The end of what is seen of it.
    var contentEnd: Int
    /// In units, without whitespace at its end.
    var contentWidth: Int
    /// In units, with it.
    var width: Int
    /// Whether the author ended the line, so that whitespace at its end is meant to count.
    var isHard: Bool
    /// What few lines have, in one word: copying lines is most of breaking narrow ones.
    var special = Special.none
    /// What is shown behind the ellipsis.
    var tail: Range<Int> = 0..<0

    enum Special {
        case none
        case ellipsis(Ellipsis)
        case head(CutWords.Part)

        init(head: CutWords.Part?) { self = head.map(Special.head) ?? .none }
    }

    /// What stands for the text that is left out behind the content, if any is; the widths include
    /// it and the ``tail``.
    var ellipsis: Ellipsis? {
        if case .ellipsis(let ellipsis) = special { ellipsis } else { nil }
    }
    /// What of a word the line begins with that is broken, if it is other than within the word; the
    /// widths are its own.
    var head: CutWords.Part? {
        if case .head(let part) = special { part } else { nil }
    }

    /// The last cluster before the ellipsis, or the one behind it if there is none.
    var neighborOfEllipsis: Int? {
        content.isEmpty ? (tail.isEmpty ? nil : tail.lowerBound) : contentEnd - 1
    }

    var isTruncated: Bool { ellipsis != nil }
    var content: Range<Int> { clusters.lowerBound..<contentEnd }
}
