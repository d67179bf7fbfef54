import LozengeCore

/// The shaped content of a text, independent of its width.
struct ShapedContent {
    /// The text as shaped: the joined spans with U+0000 replaced.
    let source: String
    var clusters = Clusters()
    var runs = ShortList<ShapedRun>()
    var glyphs: [ShapedGlyph] = []
    var paragraphs = ShortList<Paragraph>()
    var heights = LineHeights()

    /// The distance between tab stops, in units.
    let tabAdvance: Int

    /// The width of the widest paragraph on one line, with trailing whitespace, in units.
    private(set) var naturalWidth = 0

    /// Creates content without clusters.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - capacity: The number of bytes that will be shaped.
    ///   - tabAdvance: The distance between tab stops, in units.
    init(source: String, capacity: Int, tabAdvance: Int) {
        self.source = source
        self.tabAdvance = tabAdvance
        clusters.reserveCapacity(capacity)
    }

    /// Adds a paragraph whose clusters were added last.
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

    /// Adds the known part of a paragraph that continues.
    mutating func show(_ paragraph: Paragraph, from firstCluster: Int) {
        var paragraph = paragraph
        paragraph.line = firstCluster..<clusters.count
        paragraphs.append(paragraph)
        naturalWidth = max(naturalWidth, clusters.width(of: paragraph.line))
    }

    /// Ends content that is only a part of a paragraph.
    mutating func endPart() { naturalWidth = clusters.width(of: 0..<clusters.count) }

    /// Returns the text of `range`.
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

    /// Returns the index of the first run that ends after `cluster`; the number of runs if there is
    /// none.
    func run(ofCluster cluster: Int) -> Int {
        runs.indexOfFirst { $0.clusters.upperBound > cluster }
    }

    /// Returns the span of `cluster`; the last span if no font was found.
    func span(ofCluster cluster: Int) -> Int {
        let index = run(ofCluster: cluster)
        return index < runs.count ? runs[index].span : runs.last?.span ?? 0
    }

    /// The approximate size in bytes.
    var byteCount: Int {
        // An array has a header of 32 bytes.
        clusters.byteCount + runs.byteCount + paragraphs.byteCount
            + 32 + glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
    }
}
