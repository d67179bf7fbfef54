import LozengeCore

/// A change of content that is shown on the way from the old content to the new one.
///
/// Data of motion are numbers, so the content is numbered: the passage shows the content between its number
/// and the one before. A change in the middle of another one is a further passage from a content that is
/// still on its way.
final class ContentPassage<Content> {
    let old: Content
    /// The proposal for which the old content was laid out.
    let proposal: ProposedViewSize
    let effect: ContentEffect
    /// The number of the new content.
    let number: Double
    /// The number that is shown; not whole on the way.
    let shown: Double

    init(
        from old: Content, in proposal: ProposedViewSize, _ effect: ContentEffect, number: Double,
        shown: Double? = nil
    ) {
        self.old = old
        self.proposal = proposal
        self.effect = effect
        self.number = number
        self.shown = shown ?? number
    }

    /// The part that is over, from 0 to 1.
    var progress: Double { min(max(0, shown - number + 1), 1) }

    /// True while the new content has not begun to appear.
    var isBeforeStart: Bool { shown < number - 1 }

    /// Returns the passage with another number shown.
    func showing(_ shown: Double) -> ContentPassage {
        ContentPassage(from: old, in: proposal, effect, number: number, shown: shown)
    }
}

/// A passage is the same picture only if it is the same object: each frame makes a new one.
extension ContentPassage: Equatable {
    static func == (lhs: ContentPassage, rhs: ContentPassage) -> Bool { lhs === rhs }
}
