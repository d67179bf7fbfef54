/// Breaks shaped text into lines: each takes as much as fits, then the next begins.
///
/// It looks at opportunities only, and at single clusters only within a word that is wider than
/// the line. Nothing is allocated.
///
/// Source: rules of §13 of the layout notes: greedy; whitespace at a line's end hangs; a word wider
/// than the line is broken by character, at least one to a line.
struct LineBreaker {
    private let clusters: Clusters
    private let opportunities: [BreakOpportunity]
    private let width: Int

    private var start = 0
    private var startX = 0
    private var next = 0

    /// Breaks at `opportunities`, of which the last is the text's end.
    ///
    /// With `Int.max` units of width, only where it must.
    init(_ clusters: Clusters, _ opportunities: [BreakOpportunity], width: Int) {
        self.clusters = clusters
        self.opportunities = opportunities
        self.width = width
    }

    /// Whether there is another line.
    var hasNext: Bool { next < opportunities.count }

    mutating func nextLine() -> BrokenLine? {
        guard hasNext else { return nil }
        var best: Int?
        var index = next
        while index < opportunities.count, opportunities[index].contentX - startX <= width {
            best = index
            if opportunities[index].isMandatory { break }
            index += 1
        }
        guard let best else { return lineWithinWord() }
        return line(to: best)
    }

    private mutating func line(to index: Int) -> BrokenLine {
        let opportunity = opportunities[index]
        defer {
            start = Int(opportunity.end)
            startX = opportunity.endX
            next = index + 1
        }
        let isBlank = Int(opportunity.contentEnd) < start
        return BrokenLine(
            clusters: start..<Int(opportunity.end),
            contentEnd: isBlank ? start : Int(opportunity.contentEnd),
            contentWidth: isBlank ? 0 : opportunity.contentX - startX,
            width: opportunity.endX - startX, isHard: opportunity.isMandatory)
    }

    /// The part that fits of a word that does not: whole characters, at least one, and with them
    /// what takes no room or hangs.
    private mutating func lineWithinWord() -> BrokenLine {
        let wordEnd = Int(opportunities[next].contentEnd)
        var end = start
        var endX = startX
        var index = start
        var x = startX
        while index < wordEnd {
            x += Int(clusters.advances[index])
            index += 1
            let isWithinCharacter =
                index < wordEnd && clusters.traits[index].contains(.continuesCharacter)
            if isWithinCharacter { continue }
            if end > start, x - startX > width, x > endX { break }
            end = index
            endX = x
        }
        if end >= wordEnd { return line(to: next) }
        // A space before a semicolon is within a word to those who look for opportunities.
        while end < wordEnd, clusters.traits[end].contains(.whitespace) {
            endX += Int(clusters.advances[end])
            end += 1
        }
        let content = start..<clusters.contentEnd(of: start..<end)
        let whitespace = clusters.width(of: content.upperBound..<end)
        defer {
            start = end
            startX = endX
        }
        return BrokenLine(
            clusters: start..<end, contentEnd: content.upperBound,
            contentWidth: endX - startX - whitespace, width: endX - startX, isHard: false)
    }
}
