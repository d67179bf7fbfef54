import Foundation

/// Animations of one value that do not merge: each goes from wherever the earlier ones are to its own end.
///
/// Source: `docs/animation.md`, RETARGET-3.
struct CombinedAnimation: CustomAnimation {
    struct Part: Hashable {
        let animation: Animation
        /// When it began, on the clock of the first.
        let begin: TimeInterval
    }

    var parts: [Part]

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var states = context.state[CombinedState<V>.self]
        // Out of the context, so that a part changes its state in place.
        context.state[CombinedState<V>.self] = []
        defer { context.state[CombinedState<V>.self] = states }
        var done = V.zero
        for index in parts.indices where index < states.count {
            let whole = states[index].whole
            guard !states[index].isOver else {
                done = whole
                continue
            }
            let left = whole - done
            states[index].context.environmentStorage = context.environmentStorage
            let result = parts[index].animation.animate(
                value: left, time: time - parts[index].begin, context: &states[index].context)
            states[index].isOver = result == nil
            done += result ?? left
            if index == parts.count - 1 {
                if states[index].context.isLogicallyComplete { context.isLogicallyComplete = true }
                if result == nil { return nil }
            }
        }
        return done
    }
}

/// The states of combined animations.
struct CombinedState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: [Values] { [] }

    struct Values {
        /// The change from the start of the first animation to the end of this one.
        let whole: V
        var context: AnimationContext<V>
        var isOver = false
    }
}
