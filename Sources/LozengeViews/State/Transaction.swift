import LozengeCore

/// The context of a change of state.
///
/// ```swift
/// struct ResetButton: View {
///     @Binding var count: Int
///
///     var body: some View {
///         Button("Reset") {
///             var transaction = Transaction()
///             transaction.disablesAnimations = true
///             withTransaction(transaction) { count = 0 }
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Transaction
/// Differs: nothing is animated yet, so it carries no animation.
nonisolated public struct Transaction {
    /// True if views do not animate the change.
    public var disablesAnimations = false
    /// True if the change is one of a series, as of a slider that is dragged.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

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

    /// The transaction of changes at this time.
    static var present: Transaction {
        get { isOnMainThread ? current : Transaction() }
        set { if isOnMainThread { current = newValue } }
    }

    /// Accessed on the main thread only.
    nonisolated(unsafe) private static var current = Transaction()
}

/// A key for a custom value in a ``Transaction``.
///
/// Matches: SwiftUI.TransactionKey
nonisolated public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Calls `body`; its changes of state have `transaction`.
///
/// Matches: SwiftUI.withTransaction(_:_:)
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.present
    Transaction.present = transaction
    defer { Transaction.present = outer }
    return try body()
}

/// Calls `body`; its changes of state have the current transaction with one more value.
///
/// Matches: SwiftUI.withTransaction(_:_:_:)
nonisolated public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.present
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
