import LozengeCore

/// The parts of broken words, shaped for their lines.
///
/// Letters on different lines are not kerned with each other. Joined letters, as in Arabic, stay
/// joined. A part that would consist of other clusters when shaped alone stays as it is.
///
/// Source: CSS Text 3, section 5.6, shaping across line breaks.
final class CutWords {
    /// A part of a word at the start of a line.
    final class Part {
        /// The clusters of the text.
        let clusters: Range<Int>
        /// The shaped part, with the same number of clusters in the same fonts and directions.
        let content: ShapedContent
        /// The difference to its width within the word, in units.
        let growth: Int

        init(_ clusters: Range<Int>, of whole: ShapedContent, _ content: ShapedContent) {
            self.clusters = clusters
            self.content = content
            growth = content.naturalWidth - whole.clusters.width(of: clusters)
        }
    }

    /// The maximum length of a text whose parts are shaped again.
    ///
    /// A longer one in a column of single letters would have too many parts.
    private static let longestText = 4096
    /// The number of cached parts, enough for a few widths.
    private static let capacity = 64

    private let text: StyledText
    private let whole: ShapedContent
    private let shaper: Shaper
    /// For each cluster, true if its glyphs are kerned.
    ///
    /// Empty if none is; `nil` before the first use.
    @exclusivity(unchecked) private var isKerned: [Bool]?
    /// The parts by clusters; `nil` for a part that looks as within its word.
    private var known: [Range<Int>: Part?] = [:]

    init(_ whole: ShapedContent, of text: StyledText, shaper: Shaper) {
        self.whole = whole
        self.text = text
        self.shaper = shaper
    }

    /// Returns the shaped part for some clusters of a word; `nil` if it looks as within the word.
    ///
    /// Most letters are not kerned and need no shaping.
    func part(_ clusters: Range<Int>) -> Part? {
        let kerned = isKerned ?? findKerned()
        guard !kerned.isEmpty, kerned[clusters.lowerBound] || kerned[clusters.upperBound - 1] else {
            return nil
        }
        return kernedPart(clusters)
    }

    private func kernedPart(_ clusters: Range<Int>) -> Part? {
        if let part = known[clusters] { return part }
        if known.count >= Self.capacity { known = [:] }
        let part = shape(clusters)
        known[clusters] = .some(part)
        return part
    }

    private func findKerned() -> [Bool] {
        let isShort = whole.clusters.count <= Self.longestText
        let kerned = isShort ? whole.kernedClusters(by: shaper.fonts?.numbers) : []
        isKerned = kerned
        return kerned
    }

    private func shape(_ clusters: Range<Int>) -> Part? {
        let content = shaper.reshape(clusters, of: whole, text)
        guard whole.isShaped(clusters, like: content) else { return nil }
        let part = Part(clusters, of: whole, content)
        return part.growth == 0 ? nil : part
    }
}

extension ShapedContent {
    /// Returns for each cluster true if its glyphs are kerned; empty if none is.
    fileprivate func kernedClusters(by fonts: GlyphFonts?) -> [Bool] {
        var kerned = [Bool](repeating: false, count: clusters.count)
        for run in runs {
            guard let fonts, let font = run.font else { continue }
            for cluster in run.clusters {
                for index in Int(clusters.glyphs[cluster])..<Int(clusters.glyphs[cluster + 1]) {
                    let glyph = glyphs[index]
                    if glyph.id == ShapedGlyph.blank { continue }
                    if glyph.xOffset != 0
                        || fonts.advance(of: glyph.id, in: font) != Int(glyph.advance)
                    {
                        kerned[cluster] = true
                    }
                }
            }
        }
        return kerned.contains(true) ? kerned : []
    }

    /// Returns true if `part` has the same clusters, fonts and directions.
    fileprivate func isShaped(_ range: Range<Int>, like part: ShapedContent) -> Bool {
        guard part.clusters.count == range.count else { return false }
        for index in 1...range.count
        where part.clusters.offsets[index] != clusters.offsets[range.lowerBound + index] {
            return false
        }
        var run = self.run(ofCluster: range.lowerBound)
        for other in part.runs {
            guard run < runs.count, runs[run].isLike(other),
                runs[run].clusters.clamped(to: range).count == other.clusters.count
            else { return false }
            run += 1
        }
        return true
    }
}

extension ShapedRun {
    fileprivate func isLike(_ other: ShapedRun) -> Bool {
        font == other.font && level == other.level && span == other.span
    }
}
