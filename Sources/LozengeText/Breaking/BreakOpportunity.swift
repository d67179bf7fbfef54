/// A position where a line may end.
struct BreakOpportunity: Equatable {
    /// The distance of the last word's end from the start of the text, in units.
    var contentX: Int
    /// The distance of the end of the whitespace after it, in units.
    var endX: Int
    /// The cluster after the last word.
    var contentEnd: Int32
    /// The first cluster of the next line.
    var end: Int32
    /// True if the line must end here.
    var isMandatory: Bool

    /// True if a word ends here and not a part of a word.
    var isBehindSpace: Bool { endX > contentX }
}

/// The positions where the lines of a text may end, found from its start.
struct BreakOpportunities {
    private(set) var all: [BreakOpportunity] = []
    /// The distance of the end of the searched part from the start of the text, in units.
    private(set) var x = 0
    private var content = (x: 0, end: 0)
    private var next = 0

    /// Adds the opportunities before `end`.
    ///
    /// `canBreak` returns true if a line may end before a cluster.
    mutating func extend(to end: Int, of clusters: Clusters, where canBreak: (Int) -> Bool) {
        for index in next..<max(next, end) {
            if index > 0, !clusters[index - 1].traits.contains(.separator), canBreak(index) {
                append(end: index, isMandatory: false)
            }
            x += clusters[index].advance
            if !clusters[index].traits.contains(.whitespace) { content = (x, index + 1) }
            if clusters[index].traits.contains(.separator) {
                append(end: index + 1, isMandatory: true)
                content = (x, index + 1)
            }
        }
        next = max(next, end)
    }

    /// Adds the end of the text.
    mutating func finish() { append(end: next, isMandatory: true) }

    private mutating func append(end: Int, isMandatory: Bool) {
        all.append(
            BreakOpportunity(
                contentX: content.x, endX: x, contentEnd: Int32(content.end), end: Int32(end),
                isMandatory: isMandatory))
    }
}

extension Clusters {
    /// Returns the opportunities, including the end of the text.
    ///
    /// `canBreak` returns true if a line may end before a cluster.
    func opportunities(where canBreak: (Int) -> Bool) -> BreakOpportunities {
        var opportunities = BreakOpportunities()
        opportunities.extend(to: count, of: self, where: canBreak)
        opportunities.finish()
        return opportunities
    }
}
