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
    /// Which clusters have glyphs that are not where they would be by themselves; empty if none has,
    /// `nil` until somebody asks.
    @exclusivity(unchecked) private var isKerned: [Bool]?
    /// `nil` for what is as it is within its word.
    private var known: [Range<Int>: Part?] = [:]

    init(_ whole: ShapedContent, of text: StyledText, shaper: Shaper) {
        self.whole = whole
        self.text = text
        self.shaper = shaper
    }

    /// The part of a word that these clusters are; `nil` if they are what they are within it.
    ///
    /// Most letters are not kerned: nothing is to be shaped then.
    @inline(__always)
    func part(_ clusters: Range<Int>) -> Part? {
        let kerned = isKerned ?? findKerned()
        guard !kerned.isEmpty, kerned[clusters.lowerBound] || kerned[clusters.upperBound - 1] else {
            return nil
        }
        return kernedPart(clusters)
    }

    @inline(never)
    private func kernedPart(_ clusters: Range<Int>) -> Part? {
        if let part = known[clusters] { return part }
        if known.count >= Self.capacity { known = [:] }
        let part = shape(clusters)
        known[clusters] = .some(part)
        return part
    }

    @inline(never)
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
    /// For each cluster whether its glyphs are not where they would be by themselves; empty if all are.
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
