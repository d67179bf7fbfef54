import LozengeCore

/// The parts of words that lines are broken within, shaped for where they come to stand.
///
/// Letters on two lines are not kerned with each other. What joins them, as in Arabic, stays as it
/// was, and a part that would be made of other characters when shaped by itself is left as it is.
///
/// Source: CSS Text 3, section 5.6: shaping across the ends of lines.
final class CutWords {
    /// A part of a word that a line begins with.
    final class Part {
        /// Which clusters of the text it is.
        let clusters: Range<Int>
        /// What they came to; as many clusters, in the same fonts and directions.
        let content: ShapedContent
        /// How much wider it is than within its word, in units.
        let growth: Int

        init(_ clusters: Range<Int>, of whole: ShapedContent, _ content: ShapedContent) {
            self.clusters = clusters
            self.content = content
            growth = content.naturalWidth - whole.clusters.width(of: clusters)
        }
    }

    /// Longer texts are left as they are: a column of single letters is made of as many parts.
    private static let longestText = 4096
    /// How many parts are remembered: those of a few widths.
    private static let capacity = 64

    private let text: StyledText
    private let whole: ShapedContent
    private let shaper: Shaper
    /// `nil` for what is as it is within its word.
    private var known: [Range<Int>: Part?] = [:]

    init(_ whole: ShapedContent, of text: StyledText, shaper: Shaper) {
        self.whole = whole
        self.text = text
        self.shaper = shaper
    }

    /// The part of a word that these clusters are; `nil` if they are what they are within it.
    func part(_ clusters: Range<Int>) -> Part? {
        guard whole.clusters.count <= Self.longestText, mayChange(clusters) else { return nil }
        if let part = known[clusters] { return part }
        if known.count >= Self.capacity { known = [:] }
        let part = shape(clusters)
        known[clusters] = .some(part)
        return part
    }

    /// Whether the letters at the ends look as if they were kerned with their neighbours.
    ///
    /// Most are not, and this is found out in a hundredth of the time.
    private func mayChange(_ clusters: Range<Int>) -> Bool {
        let (first, last) = (clusters.lowerBound, clusters.upperBound - 1)
        if !isAlone(last) { return true }
        // To the right, kerning changes how far the first of two letters moves the pen, or both.
        let run = whole.run(ofCluster: first)
        let isRightToLeft = run < whole.runs.count && whole.runs[run].level % 2 == 1
        if isRightToLeft, !isAlone(first) { return true }
        let glyph = Int(whole.clusters.glyphs[first])
        return glyph < whole.glyphs.count && whole.glyphs[glyph].xOffset != 0
    }

    /// Whether a cluster's glyphs move the pen as they would by themselves.
    private func isAlone(_ cluster: Int) -> Bool {
        let run = whole.run(ofCluster: cluster)
        guard run < whole.runs.count, let font = whole.runs[run].font else { return true }
        let glyphs = whole.clusters.glyphs
        for index in Int(glyphs[cluster])..<Int(glyphs[cluster + 1]) {
            let glyph = whole.glyphs[index]
            if glyph.id == ShapedGlyph.blank { continue }
            if shaper.fonts?.numbers.advance(of: glyph.id, in: font) != Int(glyph.advance) {
                return false
            }
        }
        return true
    }

    private func shape(_ clusters: Range<Int>) -> Part? {
        let content = shaper.reshape(clusters, of: whole, text)
        guard whole.isShaped(clusters, like: content) else { return nil }
        let part = Part(clusters, of: whole, content)
        return part.growth == 0 ? nil : part
    }
}

extension ShapedContent {
    /// Whether `part` is of the same characters as these clusters, in the same fonts and directions.
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
