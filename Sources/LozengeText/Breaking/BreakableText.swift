import LozengeCore

/// A text that is ready to be broken, at any width; of a long one maybe only the beginning.
///
/// An object, so that a breaker holds one reference: counting those of every array took longer than
/// breaking a short text.
final class BreakableText {
    let clusters: Clusters
    /// Where lines may end; the last is the text's end, if that is known.
    let opportunities: [BreakOpportunity]
    /// Knows the parts of words that are broken; `nil` for as they are within them.
    let cutWords: CutWords?
    /// How much of the text is known; `nil` for all of it.
    let knownPart: KnownPart?

    /// The beginning of a text that goes on.
    struct KnownPart {
        /// How far its end is from the text's start, in units.
        let endX: Int
        /// How many of the opportunities there are up to the last that is mandatory.
        let settledCount: Int
    }

    /// A whole text.
    init(_ clusters: Clusters, _ opportunities: BreakOpportunities, cutWords: CutWords? = nil) {
        self.clusters = clusters
        self.opportunities = opportunities.all
        self.cutWords = cutWords
        knownPart = nil
    }

    /// The beginning of a text.
    init(beginning clusters: Clusters, _ opportunities: BreakOpportunities) {
        self.clusters = clusters
        self.opportunities = opportunities.all
        cutWords = nil
        let lastMandatory = opportunities.all.lastIndex { $0.isMandatory }
        knownPart = KnownPart(
            endX: opportunities.x, settledCount: lastMandatory.map { $0 + 1 } ?? 0)
    }
}
