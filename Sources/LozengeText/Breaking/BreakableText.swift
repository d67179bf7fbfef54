import LozengeCore

/// A text, or the beginning of a long one, that can be broken at any width.
///
/// A class, so that a breaker holds one reference. Counting references to each array took longer
/// than breaking a short text.
final class BreakableText {
    let clusters: Clusters
    /// The break opportunities; the last one is the end of the text, if known.
    let opportunities: [BreakOpportunity]
    /// The shaped parts of broken words; `nil` if parts look as they do within their words.
    let cutWords: CutWords?
    /// The known part of a long text; `nil` if all is known.
    let knownPart: KnownPart?

    /// The known beginning of a text.
    struct KnownPart {
        /// The distance of its end from the start of the text, in units.
        let endX: Int
        /// The number of opportunities up to the last mandatory one.
        let settledCount: Int
    }

    /// Creates a whole text.
    init(_ clusters: Clusters, _ opportunities: BreakOpportunities, cutWords: CutWords? = nil) {
        self.clusters = clusters
        self.opportunities = opportunities.all
        self.cutWords = cutWords
        knownPart = nil
    }

    /// Creates the beginning of a text.
    init(beginning clusters: Clusters, _ opportunities: BreakOpportunities) {
        self.clusters = clusters
        self.opportunities = opportunities.all
        cutWords = nil
        let lastMandatory = opportunities.all.lastIndex { $0.isMandatory }
        knownPart = KnownPart(
            endX: opportunities.x, settledCount: lastMandatory.map { $0 + 1 } ?? 0)
    }

    /// The width of the longest word, in units.
    private(set) lazy var longestWord: Int = {
        var (longest, start) = (0, 0)
        for opportunity in opportunities {
            longest = max(longest, opportunity.contentX - start)
            start = opportunity.endX
        }
        return longest
    }()
}
