/// The state of a running animation, which it reads and changes in each frame.
///
/// Matches: SwiftUI.AnimationContext
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation keeps.
    ///
    /// Matches: SwiftUI.AnimationContext.state
    public var state: AnimationState<Value>

    /// True once the animation counts as complete, though it may go on.
    ///
    /// Matches: SwiftUI.AnimationContext.isLogicallyComplete
    public var isLogicallyComplete = false

    /// The storage of the environment of the view; the module of the views reads it.
    package var environmentStorage: AnyObject?

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// Returns this context with another state.
    ///
    /// Matches: SwiftUI.AnimationContext.withState(_:)
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        context.environmentStorage = environmentStorage
        return context
    }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
