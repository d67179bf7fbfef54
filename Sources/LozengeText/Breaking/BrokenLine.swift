/// A line of clusters with its width.
struct BrokenLine {
    /// The clusters of the line, including whitespace and the separator at its end.
    var clusters: Range<Int>
    /// The end of the visible clusters.
    var contentEnd: Int
    /// The width without trailing whitespace, in units.
    var contentWidth: Int
    /// The width with trailing whitespace, in units.
    var width: Int
    /// True if a line break in the text ends the line; trailing whitespace then counts.
    var isHard: Bool
    /// The rare attributes in one word: copying lines is most of the time for breaking narrow ones.
    var special = Special.none
    /// The clusters after the ellipsis.
    var tail: Range<Int> = 0..<0

    enum Special {
        case none
        case ellipsis(Ellipsis)
        case head(CutWords.Part)

        init(head: CutWords.Part?) { self = head.map(Special.head) ?? .none }
    }

    /// The ellipsis after the content; `nil` if no text is left out.
    ///
    /// The widths include it and the ``tail``.
    var ellipsis: Ellipsis? {
        if case .ellipsis(let ellipsis) = special { ellipsis } else { nil }
    }
    /// The shaped part of a broken word at the start of the line; `nil` if it looks as within the
    /// word.
    ///
    /// The widths are those of the part.
    var head: CutWords.Part? {
        if case .head(let part) = special { part } else { nil }
    }

    /// The cluster before the ellipsis, or after it if there is none before.
    var neighborOfEllipsis: Int? {
        content.isEmpty ? (tail.isEmpty ? nil : tail.lowerBound) : contentEnd - 1
    }

    var isTruncated: Bool { ellipsis != nil }
    var content: Range<Int> { clusters.lowerBound..<contentEnd }
}
