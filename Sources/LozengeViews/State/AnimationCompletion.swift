import LozengeCore

/// The time at which an animation counts as complete.
///
/// Matches: SwiftUI.AnimationCompletionCriteria
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool

    /// The animation has done its work, though it may still come to rest, as a spring.
    ///
    /// Matches: SwiftUI.AnimationCompletionCriteria.logicallyComplete
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)

    /// The animation is over.
    ///
    /// Matches: SwiftUI.AnimationCompletionCriteria.removed
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// A handler that waits for the animations of a transaction.
nonisolated final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var handler: ((AnimationCompletion) -> Void)?
    /// The number of animations that are not complete.
    private var pending = 0

    init(
        _ criteria: AnimationCompletionCriteria, _ handler: @escaping (AnimationCompletion) -> Void
    ) {
        self.criteria = criteria
        self.handler = handler
    }

    /// True once the handler was taken.
    var isDone: Bool { handler == nil }

    /// True once an update has the changes of the transaction.
    var isAwaited = false

    /// True if nothing is left to wait for.
    var isComplete: Bool { pending == 0 }

    /// True once an animation has taken time.
    private(set) var hasMoved = false

    func begin() { pending += 1 }

    /// Notes that an animation was seen on its way.
    func moves() { hasMoved = true }

    func end() { pending -= 1 }

    /// Takes the handler if nothing is left to wait for.
    func takeHandler() -> (() -> Void)? {
        guard isComplete else { return nil }
        defer { handler = nil }
        return handler.map { handler in { handler(self) } }
    }
}

/// Calls `body`; its changes of state are animated.
///
/// ```swift
/// struct Drawer: View {
///     @State private var isOpen = false
///
///     var body: some View {
///         Color.blue
///             .frame(height: isOpen ? 200 : 20)
///             .onTapGesture { withAnimation { isOpen.toggle() } }
///     }
/// }
/// ```
///
/// - Parameters:
///   - animation: The course of the changes; `nil` for none.
///   - body: Changes state.
/// - Returns: The result of `body`.
///
/// Matches: SwiftUI.withAnimation(_:_:)
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Calls `body`; its changes of state are animated, and `completion` is called afterwards.
///
/// - Parameters:
///   - animation: The course of the changes; `nil` for none.
///   - completionCriteria: The time at which the animations count as complete.
///   - body: Changes state.
///   - completion: Called once; soon if nothing was animated.
/// - Returns: The result of `body`.
///
/// Matches: SwiftUI.withAnimation(_:completionCriteria:_:completion:)
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
