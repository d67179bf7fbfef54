import LozengeCore

/// A text that is ready to be broken, at any width.
///
/// An object, so that a breaker holds one reference: counting those of every array took longer than
/// breaking a short text.
final class BreakableText {
    let clusters: Clusters
    /// Where lines may end; the last is the text's end.
    let opportunities: [BreakOpportunity]
    /// Knows the parts of words that are broken; `nil` for as they are within them.
    let cutWords: CutWords?

    init(_ clusters: Clusters, _ opportunities: [BreakOpportunity], cutWords: CutWords? = nil) {
        self.clusters = clusters
        self.opportunities = opportunities
        self.cutWords = cutWords
    }
}
