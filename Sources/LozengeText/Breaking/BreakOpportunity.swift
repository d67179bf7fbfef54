/// A place where a line may end.
struct BreakOpportunity: Equatable {
    /// How far the last word's end is from the text's start, in units.
    var contentX: Int
    /// How far the end of the whitespace behind it is.
    var endX: Int
    /// The cluster behind the last word.
    var contentEnd: Int32
    /// The cluster that the next line begins with.
    var end: Int32
    /// Whether the line must end here.
    var isMandatory: Bool

    /// Whether words end here, and not parts of one.
    var isBehindSpace: Bool { endX > contentX }
}

/// The places where the lines of a text may end, found from its beginning on.
struct BreakOpportunities {
    private(set) var all: [BreakOpportunity] = []
    /// How far the end of what was looked at is from the text's start, in units.
    private(set) var x = 0
    private var content = (x: 0, end: 0)
    private var next = 0

    /// Adds the places before `end`; `canBreak` says whether a line may end before a cluster.
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

    /// Adds the text's end.
    mutating func finish() { append(end: next, isMandatory: true) }

    private mutating func append(end: Int, isMandatory: Bool) {
        all.append(
            BreakOpportunity(
                contentX: content.x, endX: x, contentEnd: Int32(content.end), end: Int32(end),
                isMandatory: isMandatory))
    }
}

extension Clusters {
    /// The places where a line may end, the text's end among them; `canBreak` says whether one may
    /// end before the given cluster.
    func opportunities(where canBreak: (Int) -> Bool) -> BreakOpportunities {
        var opportunities = BreakOpportunities()
        opportunities.extend(to: count, of: self, where: canBreak)
        opportunities.finish()
        return opportunities
    }
}
