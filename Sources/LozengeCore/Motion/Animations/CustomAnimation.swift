import Foundation

/// An animation that a program defines: how much of a change is done at a time.
///
/// ```swift
/// struct Steps: CustomAnimation {
///     var count = 4
///     var duration = 1.0
///
///     func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///     ) -> V? {
///         guard time < duration else { return nil }
///         let step = (time / duration * Double(count)).rounded(.down)
///         return value.scaled(by: step / Double(count))
///     }
/// }
///
/// let steps = Animation(Steps())
/// ```
///
/// Matches: SwiftUI.CustomAnimation
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of a change that is done.
    ///
    /// - Parameters:
    ///   - value: The whole change.
    ///   - time: The time in seconds since the change was first shown.
    ///   - context: The state of the animation.
    /// - Returns: The part that is done; `nil` ends the animation.
    ///
    /// Matches: SwiftUI.CustomAnimation.animate(value:time:context:)
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity per second that a following animation starts with; `nil` if unknown.
    ///
    /// Matches: SwiftUI.CustomAnimation.velocity(value:time:context:)
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns true if this animation takes over the state of `previous`, which was running; otherwise
    /// both run, and this one goes from wherever the previous one is to the new end.
    ///
    /// Matches: SwiftUI.CustomAnimation.shouldMerge(previous:value:time:context:)
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`: the velocity is unknown.
    ///
    /// Matches: SwiftUI.CustomAnimation.velocity(value:time:context:)
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Returns false: both animations run.
    ///
    /// Matches: SwiftUI.CustomAnimation.shouldMerge(previous:value:time:context:)
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
