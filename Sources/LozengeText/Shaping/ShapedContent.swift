import LozengeCore

/// Everything that is known about a text before anyone says how wide it may be.
struct ShapedContent {
    /// The text as it was shaped: the spans joined, U+0000 replaced.
    let source: String
    var clusters = Clusters()
    var runs = ShortList<ShapedRun>()
    var glyphs: [ShapedGlyph] = []
    var paragraphs = ShortList<Paragraph>()
    var heights = LineHeights()

    /// How far a tab moves the pen.
    let tabAdvance: Int

    /// The widest paragraph on one line, with whitespace at its end.
    private(set) var naturalWidth = 0

    /// - Parameters:
    ///   - source: The text.
    ///   - capacity: How many bytes of it are to be shaped.
    ///   - tabAdvance: How far a tab moves the pen.
    init(source: String, capacity: Int, tabAdvance: Int) {
        self.source = source
        self.tabAdvance = tabAdvance
        clusters.reserveCapacity(capacity)
    }

    /// Ends the paragraph whose clusters were added last.
    mutating func end(_ paragraph: Paragraph, from firstCluster: Int) {
        if paragraph.hasSeparator {
            clusters.append(
                advance: 0, traits: [.separator, .whitespace], to: paragraph.end,
                glyph: glyphs.count)
        }
        var paragraph = paragraph
        paragraph.line = firstCluster..<clusters.count
        paragraphs.append(paragraph)
        naturalWidth = max(naturalWidth, clusters.width(of: paragraph.line))
    }

    /// Adds what there is of a paragraph that goes on.
    mutating func show(_ paragraph: Paragraph, from firstCluster: Int) {
        var paragraph = paragraph
        paragraph.line = firstCluster..<clusters.count
        paragraphs.append(paragraph)
        naturalWidth = max(naturalWidth, clusters.width(of: paragraph.line))
    }

    /// Ends what is a part of a paragraph only.
    mutating func endPart() { naturalWidth = clusters.width(of: 0..<clusters.count) }

    /// The text of `range`.
    func string(of range: Range<Int>) -> String {
        let bytes = source.utf8
        let lower = bytes.index(
            bytes.startIndex, offsetBy: Int(clusters.offsets[range.lowerBound]))
        let upper = bytes.index(
            lower,
            offsetBy: Int(clusters.offsets[range.upperBound])
                - Int(clusters.offsets[range.lowerBound]))
        return String(source[lower..<upper])
    }

    /// The first run that ends behind `cluster`; the number of runs if none does.
    func run(ofCluster cluster: Int) -> Int {
        runs.indexOfFirst { $0.clusters.upperBound > cluster }
    }

    /// The span that `cluster` belongs to; the last one where no font was found.
    func span(ofCluster cluster: Int) -> Int {
        let index = run(ofCluster: cluster)
        return index < runs.count ? runs[index].span : runs.last?.span ?? 0
    }

    /// About how much memory this takes.
    var byteCount: Int {
        // An array has a head of 32 bytes.
        clusters.byteCount + runs.byteCount + paragraphs.byteCount
            + 32 + glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
    }
}
