/// A value that a gesture updates, and that is reset when the gesture ends.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// var body: some View {
///     Card().offset(offset)
///         .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
/// }
/// ```
///
/// Matches: SwiftUI.GestureState
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
    nonisolated(unsafe) private let initial: Value
    nonisolated(unsafe) private let onReset: (Value, inout Transaction) -> Void
    nonisolated(unsafe) private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    nonisolated public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameters:
    ///   - wrappedValue: The value while no gesture is in progress.
    ///   - reset: Called when a gesture has ended, with the last value.
    ///
    /// Matches: SwiftUI.GestureState.init(wrappedValue:reset:)
    nonisolated public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        initial = wrappedValue
        onReset = reset
    }

    /// - Parameters:
    ///   - initialValue: The value while no gesture is in progress.
    ///   - reset: Called when a gesture has ended, with the last value.
    ///
    /// Matches: SwiftUI.GestureState.init(initialValue:reset:)
    nonisolated public init(
        initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// - Parameters:
    ///   - wrappedValue: The value while no gesture is in progress.
    ///   - resetTransaction: The transaction in which the value is reset.
    ///
    /// Matches: SwiftUI.GestureState.init(wrappedValue:resetTransaction:)
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// - Parameters:
    ///   - initialValue: The value while no gesture is in progress.
    ///   - resetTransaction: The transaction in which the value is reset.
    ///
    /// Matches: SwiftUI.GestureState.init(initialValue:resetTransaction:)
    nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    @preconcurrency @MainActor public var wrappedValue: Value { location?.value ?? initial }

    @preconcurrency @MainActor public var projectedValue: GestureState<Value> { self }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        location = connection.location(initial)
    }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = Transaction.present
        transaction.tracksVelocity = true
        var value = location.value
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction.present
        onReset(location.value, &transaction)
        withTransaction(transaction) { location.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }

    /// - Parameter reset: Called when a gesture has ended, with the last value.
    ///
    /// Matches: SwiftUI.GestureState.init(reset:)
    nonisolated public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }

    /// - Parameter resetTransaction: The transaction in which the value is reset.
    ///
    /// Matches: SwiftUI.GestureState.init(resetTransaction:)
    nonisolated public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
