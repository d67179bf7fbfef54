/// Breaks shaped text into lines: each takes as much as fits, then the next begins.
///
/// It looks at opportunities only, and at single clusters only within a word that is wider than
/// the line. Nothing is allocated but for the parts of such words.
///
/// Source: rules of §13 of the layout notes: greedy; whitespace at a line's end hangs; a word wider
/// than the line is broken by character, at least one to a line.
struct LineBreaker {
    private var text: BreakableText
    private let width: Int
    private let avoidsOrphans: Bool

    private var start = 0
    private var startX = 0
    private var next = 0
    /// What the line begins with, if that is the rest of a word.
    private var head: CutWords.Part?

    /// - Parameters:
    ///   - text: What is broken.
    ///   - width: The longest line in units; with `Int.max` lines end only where they must.
    ///   - avoidsOrphans: Whether a second and last line of one word gets another from the first.
    init(_ text: BreakableText, width: Int, avoidsOrphans: Bool = false) {
        self.text = text
        self.width = width
        self.avoidsOrphans = avoidsOrphans
    }

    private func part(_ clusters: Range<Int>) -> CutWords.Part? {
        // Asked how narrow it can be, a text answers 0, whatever its letters come to.
        width > 0 ? text.cutWords?.part(clusters) : nil
    }

    /// Whether there is another line.
    var hasNext: Bool { text.knownPart != nil || next < text.opportunities.count }

    /// Whether enough of the text is known to tell the next line: two lines, because a second one
    /// that is short may get a word of the first.
    var knowsNextLine: Bool {
        guard let known = text.knownPart, next >= known.settledCount else { return true }
        let start = startX - (head?.growth ?? 0)
        return (known.endX - start) / 2 > width
    }

    /// Goes on in the same text, of which more is known.
    mutating func goOn(in text: BreakableText) { self.text = text }

    mutating func nextLine() -> BrokenLine? {
        guard hasNext else { return nil }
        var best: Int?
        var index = next
        let start = startX - (head?.growth ?? 0)
        while index < text.opportunities.count, text.opportunities[index].contentX - start <= width
        {
            best = index
            if text.opportunities[index].isMandatory { break }
            index += 1
        }
        guard let best else { return lineWithinWord() }
        return line(to: avoidsOrphans && leavesOrphan(best) ? best - 1 : best)
    }

    /// Whether a paragraph's second and last line would be a single word, though the line before has
    /// words enough to give it one and still be no shorter.
    ///
    /// Source: rules of §13 of the layout notes: such a paragraph is balanced; from where on is not
    /// settled.
    private func leavesOrphan(_ index: Int) -> Bool {
        guard !text.opportunities[index].isMandatory, index > next,
            index + 1 < text.opportunities.count,
            start == 0 || text.clusters[start - 1].traits.contains(.separator)
        else { return false }
        let (before, after, end) = (
            text.opportunities[index - 1], text.opportunities[index], text.opportunities[index + 1]
        )
        guard end.isMandatory, before.isBehindSpace, after.isBehindSpace else { return false }
        let second = end.contentX - before.endX
        return end.contentX > after.endX && second <= width
            && second <= before.contentX - startX
    }

    private mutating func line(to index: Int) -> BrokenLine {
        let opportunity = text.opportunities[index]
        defer {
            start = Int(opportunity.end)
            startX = opportunity.endX
            next = index + 1
            head = nil
        }
        let startX = self.startX - (head?.growth ?? 0)
        let isBlank = Int(opportunity.contentEnd) < start
        return BrokenLine(
            clusters: start..<Int(opportunity.end),
            contentEnd: isBlank ? start : Int(opportunity.contentEnd),
            contentWidth: isBlank ? 0 : opportunity.contentX - startX,
            width: opportunity.endX - startX, isHard: opportunity.isMandatory,
            special: .init(head: head))
    }

    /// The part that fits of a word that does not: whole characters, at least one, and with them
    /// what takes no room or hangs.
    private mutating func lineWithinWord() -> BrokenLine {
        // Of a very long word the end may not be known yet.
        let isEndKnown = next < text.opportunities.count
        let wordEnd =
            isEndKnown ? Int(text.opportunities[next].contentEnd) : text.clusters.count
        var fitting = fitting(in: width, upTo: wordEnd)
        if isEndKnown, fitting.end >= wordEnd { return line(to: next) }

        // 1. Letters whose neighbour is on the next line may take more room than within the word.
        var part = self.part(start..<fitting.end)
        while let growth = part?.growth, fitting.endX - startX + growth > width {
            let shorter = self.fitting(in: fitting.endX - startX - 1, upTo: fitting.end)
            guard shorter.end < fitting.end else { break }
            fitting = shorter
            part = self.part(start..<fitting.end)
        }

        // 2. A space before a semicolon is within a word to those who look for opportunities.
        var (end, endX) = fitting
        while end < wordEnd, text.clusters[end].traits.contains(.whitespace) {
            endX += text.clusters[end].advance
            end += 1
        }
        let content = start..<text.clusters.contentEnd(of: start..<end)
        let whitespace = text.clusters.width(of: content.upperBound..<end)
        let lineWidth = endX - startX + (part?.growth ?? 0)
        defer {
            start = end
            startX = endX
            head = rest(of: wordEnd)
        }
        return BrokenLine(
            clusters: start..<end, contentEnd: content.upperBound,
            contentWidth: lineWidth - whitespace, width: lineWidth, isHard: false,
            special: .init(head: part))
    }

    /// How many clusters of a word there is room for in `room`: whole characters, at least one.
    private func fitting(in room: Int, upTo wordEnd: Int) -> (end: Int, endX: Int) {
        var end = start
        var endX = startX
        var index = start
        var x = startX
        while index < wordEnd {
            x += text.clusters[index].advance
            index += 1
            let isWithinCharacter =
                index < wordEnd && text.clusters[index].traits.contains(.continuesCharacter)
            if isWithinCharacter { continue }
            if end > start, x - startX > room, x > endX { break }
            end = index
            endX = x
        }
        return (end, endX)
    }

    /// What is left of a word that was broken, if it may fit: it is the beginning of a line then.
    private func rest(of wordEnd: Int) -> CutWords.Part? {
        guard start < wordEnd, next < text.opportunities.count,
            text.opportunities[next].contentX - startX <= width
        else { return nil }
        return part(start..<wordEnd)
    }
}
