/// A greedy line breaker of shaped text.
///
/// It looks only at opportunities, and at single clusters only within a word that is wider than the
/// line. It allocates memory only for the parts of such words.
///
/// Source: `docs/text.md`, step 4: each line takes as much as fits, trailing whitespace hangs, and
/// a word wider than the line is broken between characters, at least one on each line.
struct LineBreaker {
    private var text: BreakableText
    private let width: Int
    private let avoidsOrphans: Bool

    private var start = 0
    private var startX = 0
    private var next = 0
    /// The shaped part at the start of the line, if it is the rest of a word.
    private var head: CutWords.Part?

    /// Creates a breaker.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The maximum width in units; with `Int.max`, lines end only at mandatory breaks.
    ///   - avoidsOrphans: True if a second and last line of one word gets another word from the
    ///     first.
    init(_ text: BreakableText, width: Int, avoidsOrphans: Bool = false) {
        self.text = text
        self.width = width
        self.avoidsOrphans = avoidsOrphans
    }

    private func part(_ clusters: Range<Int>) -> CutWords.Part? {
        // The minimum width of a text is 0, whatever its letters need.
        width > 0 ? text.cutWords?.part(clusters) : nil
    }

    /// True if there is another line.
    var hasNext: Bool { text.knownPart != nil || next < text.opportunities.count }

    /// True if enough of the text is known for the next line.
    ///
    /// That takes two lines, because a short second line may get a word of the first.
    var knowsNextLine: Bool {
        guard let known = text.knownPart, next >= known.settledCount else { return true }
        let start = startX - (head?.growth ?? 0)
        return (known.endX - start) / 2 > width
    }

    /// Continues in the same text after more of it was shaped.
    mutating func continueBreaking(in text: BreakableText) { self.text = text }

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

    /// Returns true if the second and last line of a paragraph would be a single word and the first
    /// line stays no shorter when it gives up its last word.
    ///
    /// Source: `docs/text.md`, "Decisions".
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

    /// Returns a line with the part of a word that fits: whole characters, at least one, with
    /// following characters that have no width or hang.
    private mutating func lineWithinWord() -> BrokenLine {
        // The end of a very long word may not be known yet.
        let isEndKnown = next < text.opportunities.count
        let wordEnd =
            isEndKnown ? Int(text.opportunities[next].contentEnd) : text.clusters.count
        var fitting = fitting(in: width, upTo: wordEnd)
        if isEndKnown, fitting.end >= wordEnd { return line(to: next) }

        // 1. Without kerning with the next line, letters may be wider than within the word.
        var part = self.part(start..<fitting.end)
        while let growth = part?.growth, fitting.endX - startX + growth > width {
            let shorter = self.fitting(in: fitting.endX - startX - 1, upTo: fitting.end)
            guard shorter.end < fitting.end else { break }
            fitting = shorter
            part = self.part(start..<fitting.end)
        }

        // 2. A space before a semicolon is no break opportunity, so it is part of the word.
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

    /// Returns the end of the characters of a word that fit in `room`, at least one.
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

    /// Returns the shaped rest of a broken word if it may fit, as the start of a line.
    private func rest(of wordEnd: Int) -> CutWords.Part? {
        guard start < wordEnd, next < text.opportunities.count,
            text.opportunities[next].contentX - startX <= width
        else { return nil }
        return part(start..<wordEnd)
    }
}
