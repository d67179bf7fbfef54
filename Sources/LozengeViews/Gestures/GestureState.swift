/// A value that a gesture keeps as long as it goes on, and that is what it was before when it is over.
///
/// Matches: SwiftUI.GestureState
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
    private let initial: Value
    private let onReset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameters:
    ///   - wrappedValue: What it is while no gesture goes on.
    ///   - reset: Called when a gesture is over, with the last value.
    ///
    /// Matches: SwiftUI.GestureState.init(wrappedValue:reset:)
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        onReset = reset
    }

    public var wrappedValue: Value { location?.value ?? initial }

    public var projectedValue: GestureState<Value> { self }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        location = connection.location(initial)
    }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = Transaction()
        var value = location.value
        body(&value, &transaction)
        location.value = value
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        onReset(location.value, &transaction)
        location.value = initial
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// What a change of state comes with.
///
/// Matches: SwiftUI.Transaction
/// Differs: nothing is animated yet, so it carries no animation.
nonisolated public struct Transaction: Sendable {
    /// Whether views are not to animate what they would by themselves.
    public var disablesAnimations = false
    /// Whether the change is one of a series, as of a slider that is dragged.
    public var isContinuous = false

    public init() {}
}
