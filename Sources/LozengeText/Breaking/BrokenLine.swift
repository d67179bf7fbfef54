/// A line of clusters, as wide as it turned out.
struct BrokenLine: Equatable {
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
    /// Whether an ellipsis follows the content; ``width`` includes it.
    var isTruncated = false

    var content: Range<Int> { clusters.lowerBound..<contentEnd }
}
