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

    /// Longer texts are left as they are, so that breaking them stays a matter of microseconds.
    private static let longestText = 4096
    /// How many parts are remembered: those of some widths of a window that is dragged.
    private static let capacity = 256

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
        guard whole.clusters.count <= Self.longestText else { return nil }
        if let part = known[clusters] { return part }
        if known.count >= Self.capacity { known = [:] }
        let part = shape(clusters)
        known[clusters] = .some(part)
        return part
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
