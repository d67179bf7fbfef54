import Foundation

/// An animation in rounds.
///
/// Source: `docs/animation.md`, COMPOSE-4: the frame in which a round is over shows its end, and the next
/// round starts at that frame. After the last round the new value is shown, so an even number of rounds
/// back and forth ends in a jump.
struct RepeatAnimation: AnimationWrapper {
    let base: Animation
    /// The number of rounds; `nil` for ever.
    let count: Int?
    let autoreverses: Bool

    func isAlike(_ other: RepeatAnimation) -> Bool {
        count == other.count && autoreverses == other.autoreverses
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var round = context.state[RepeatState<V>.self]
        // A repetition inside of this one has a round of its own.
        context.state[RepeatState<V>.self] = round.nested.first ?? Round()
        let isBackwards = autoreverses && !round.index.isMultiple(of: 2)
        if let result = base.animate(value: value, time: time - round.start, context: &context) {
            let nested = context.state[RepeatState<V>.self]
            round.nested = nested.isFirst ? [] : [nested]
            context.state[RepeatState<V>.self] = round
            return isBackwards ? value - result : result
        }
        // Rounds that take no time: the repetition shows nothing, and is over.
        if round.index == 0, round.start == time { return nil }
        context.state = AnimationState()
        round = Round(index: round.index &+ 1, start: time)
        context.state[RepeatState<V>.self] = round
        if let count, round.index >= count { return nil }
        return isBackwards ? .zero : value
    }

    /// A round of a repetition.
    fileprivate struct Round {
        var index = 0
        /// When it began, on the clock of the repetition.
        var start: TimeInterval = 0
        /// The round of a repetition inside; empty for its first.
        var nested: [Round] = []

        var isFirst: Bool { index == 0 && nested.isEmpty }
    }
}

private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: RepeatAnimation.Round { RepeatAnimation.Round() }
}

extension Animation {
    /// Returns this animation in several rounds.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of rounds; less than 1 counts as 1.
    ///   - autoreverses: True if every other round goes back.
    /// - Returns: The repeated animation.
    ///
    /// Matches: SwiftUI.Animation.repeatCount(_:autoreverses:)
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns this animation in rounds that go on until the value changes again.
    ///
    /// Matches: SwiftUI.Animation.repeatForever(autoreverses:)
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }
}
