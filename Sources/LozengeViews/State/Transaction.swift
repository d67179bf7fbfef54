import LozengeCore

/// The context of a change of state: its animation, and other values for the views that change.
///
/// ```swift
/// struct ResetButton: View {
///     @Binding var count: Int
///
///     var body: some View {
///         Button("Reset") {
///             var transaction = Transaction(animation: .easeOut)
///             transaction.disablesAnimations = true
///             withTransaction(transaction) { count = 0 }
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Transaction
nonisolated public struct Transaction {
    // Only values that were set replace those of an outer transaction.
    private var ownAnimation: Animation??
    private var ownDisablesAnimations: Bool?
    private var ownIsContinuous: Bool?
    private var ownTracksVelocity: Bool?
    private var values: [ObjectIdentifier: Any] = [:]
    /// The handlers to call once the animations of the changes are complete.
    private(set) var completions: [AnimationCompletion] = []

    public init() {}

    /// Creates the transaction of an animated change.
    ///
    /// - Parameter animation: The animation; `nil` for a change without one, whatever is around.
    ///
    /// Matches: SwiftUI.Transaction.init(animation:)
    public init(animation: Animation?) { ownAnimation = .some(animation) }

    /// The animation of the changes; `nil` for none.
    ///
    /// Matches: SwiftUI.Transaction.animation
    public var animation: Animation? {
        get { ownAnimation ?? nil }
        set { ownAnimation = .some(newValue) }
    }

    /// True if `animation(_:value:)` and similar modifiers add no animation; one that is set stays.
    ///
    /// Matches: SwiftUI.Transaction.disablesAnimations
    public var disablesAnimations: Bool {
        get { ownDisablesAnimations ?? false }
        set { ownDisablesAnimations = newValue }
    }

    /// Sets the animation of a modifier or a transition, unless the change asks for none.
    ///
    /// Source: `docs/animation.md`, TRANS-7.
    mutating func setUnlessDisabled(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }

    /// True if the change is one of a series, as of a slider that is dragged.
    ///
    /// Matches: SwiftUI.Transaction.isContinuous
    public var isContinuous: Bool {
        get { ownIsContinuous ?? false }
        set { ownIsContinuous = newValue }
    }

    /// True to measure how fast values change that can be animated.
    ///
    /// A gesture sets it for its changes; a spring that follows starts with their velocity:
    ///
    /// ```swift
    /// DragGesture()
    ///     .onChanged { drag in
    ///         withTransaction(\.tracksVelocity, true) { offset = drag.translation }
    ///     }
    ///     .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
    /// ```
    ///
    /// Matches: SwiftUI.Transaction.tracksVelocity
    /// Source: `docs/animation.md`, VELOCITY-1.
    public var tracksVelocity: Bool {
        get { ownTracksVelocity ?? false }
        set { ownTracksVelocity = newValue }
    }

    /// The value for a custom key.
    ///
    /// Matches: SwiftUI.Transaction.subscript(_:)
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { stored(ObjectIdentifier(key)) ?? key.defaultValue }
        set { store(newValue, for: ObjectIdentifier(key)) }
    }

    /// Returns the value that was set for `key`; `nil` if none was.
    func stored<Value>(_ key: ObjectIdentifier) -> Value? {
        values[key].flatMap { $0 as? Value }
    }

    mutating func store<Value>(_ value: Value, for key: ObjectIdentifier) { values[key] = value }

    /// Calls `completion` once all animations of the changes are complete; soon if there are none.
    ///
    /// Matches: SwiftUI.Transaction.addAnimationCompletion(criteria:_:)
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria) { _ in completion() })
    }

    mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    /// True if nothing is set.
    var isPlain: Bool {
        ownAnimation == nil && ownDisablesAnimations == nil && ownIsContinuous == nil
            && ownTracksVelocity == nil && values.isEmpty && completions.isEmpty
    }

    /// True if changes of both can be one update.
    func isSame(as other: Transaction) -> Bool {
        ownAnimation == other.ownAnimation && ownDisablesAnimations == other.ownDisablesAnimations
            && ownIsContinuous == other.ownIsContinuous
            && ownTracksVelocity == other.ownTracksVelocity && values.isEmpty
            && other.values.isEmpty
            && completions.elementsEqual(other.completions, by: ===)
    }

    /// Returns this transaction laid over `outer`, value by value.
    ///
    /// Source: `docs/animation.md`, TRANS-2.
    func over(_ outer: Transaction) -> Transaction {
        var merged = outer
        merged.ownAnimation = ownAnimation ?? outer.ownAnimation
        merged.ownDisablesAnimations = ownDisablesAnimations ?? outer.ownDisablesAnimations
        merged.ownIsContinuous = ownIsContinuous ?? outer.ownIsContinuous
        merged.ownTracksVelocity = ownTracksVelocity ?? outer.ownTracksVelocity
        merged.values.merge(values) { $1 }
        merged.completions += completions
        return merged
    }

    /// Calls the completion handlers soon if nothing was changed.
    fileprivate func ends() {
        nonisolated(unsafe) let transaction = self
        onMainThread { PendingChanges.transactionEnds(transaction) }
    }

    /// The transaction of changes at this time.
    static var present: Transaction {
        get { isOnMainThread ? current : Transaction() }
        set {
            guard isOnMainThread else { return }
            current = newValue
            isPresentPlain = newValue.isPlain
        }
    }

    /// Accessed on the main thread only.
    nonisolated(unsafe) private static var current = Transaction()
    nonisolated(unsafe) private(set) static var isPresentPlain = true
}

/// A key for a custom value in a ``Transaction``.
///
/// ```swift
/// private struct IsUndoKey: TransactionKey {
///     static var defaultValue: Bool { false }
/// }
///
/// extension Transaction {
///     var isUndo: Bool {
///         get { self[IsUndoKey.self] }
///         set { self[IsUndoKey.self] = newValue }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.TransactionKey
nonisolated public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Calls `body`; its changes of state have `transaction`, laid over the current one.
///
/// Matches: SwiftUI.withTransaction(_:_:)
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.present
    Transaction.present = transaction.over(outer)
    PendingChanges.transactionChanges()
    defer {
        Transaction.present = outer
        PendingChanges.transactionChanges()
        if !transaction.completions.isEmpty { transaction.ends() }
    }
    return try body()
}

/// Calls `body`; its changes of state have the current transaction with one more value.
///
/// Matches: SwiftUI.withTransaction(_:_:_:)
nonisolated public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
