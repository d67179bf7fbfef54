import LozengeCore

/// What changes of state come with.
///
/// Matches: SwiftUI.Transaction
/// Differs: nothing is animated yet, so it carries no animation.
nonisolated public struct Transaction {
    /// Whether views are not to animate what they would by themselves.
    public var disablesAnimations = false
    /// Whether the change is one of a series, as of a slider that is dragged.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// What an app says under a key of its own.
    ///
    /// Matches: SwiftUI.Transaction.subscript(_:)
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { stored(ObjectIdentifier(key)) ?? key.defaultValue }
        set { store(newValue, for: ObjectIdentifier(key)) }
    }

    /// The value that was set for `key`; `nil` if none was.
    func stored<Value>(_ key: ObjectIdentifier) -> Value? {
        values[key].flatMap { $0 as? Value }
    }

    mutating func store<Value>(_ value: Value, for key: ObjectIdentifier) { values[key] = value }

    /// What changes come with right now.
    static var present: Transaction {
        get { isOnMainThread ? current : Transaction() }
        set { if isOnMainThread { current = newValue } }
    }

    /// Touched on the main thread only.
    nonisolated(unsafe) private static var current = Transaction()
}

/// A value of an app's own in a ``Transaction``.
///
/// Matches: SwiftUI.TransactionKey
nonisolated public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Has the changes that `body` makes come with `transaction`.
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

/// Has the changes that `body` makes come with a value besides what they come with anyway.
///
/// Matches: SwiftUI.withTransaction(_:_:_:)
nonisolated public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.present
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
