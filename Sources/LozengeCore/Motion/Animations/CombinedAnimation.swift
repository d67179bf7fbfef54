import Foundation

/// Animations of one value that do not merge: each goes from wherever the earlier ones are to its own end.
///
/// A spring that follows one that goes on for ever would never come to rest: once it counts as complete, the earlier one
/// stops where it is.
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
        let isFollowed = context.isLogicallyComplete && parts.last?.animation.isFluidSpring == true
        for index in parts.indices where index < states.count {
            let whole = states[index].whole
            if let rest = states[index].rest {
                done = rest
                continue
            }
            let left = whole - done
            states[index].context.environmentStorage = context.environmentStorage
            let result = parts[index].animation.animate(
                value: left, time: time - parts[index].begin, context: &states[index].context)
            done += result ?? left
            let isNewest = index == parts.count - 1
            let stops = !isNewest && isFollowed && parts[index].animation.goesOnForever
            if stops || result == nil { states[index].rest = done }
            if isNewest {
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
        /// The place where it has stopped; `nil` as long as it goes on.
        var rest: V?
    }
}
