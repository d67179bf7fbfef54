import LozengeCore

extension Binding {
    /// Creates a binding to the state of a view.
    init(location: StateLocation<Value>) {
        self.init(owner: location, get: { location.value }, set: { location.value = $0 })
    }
}

nonisolated extension Binding {
    /// Creates a binding whose setter also gets the transaction of the change.
    ///
    /// Matches: SwiftUI.Binding.init(get:set:)
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, .present) })
    }

    /// Returns a binding to the same value whose changes are animated.
    ///
    /// Matches: SwiftUI.Binding.animation(_:)
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// Returns a binding to the same value whose changes carry `transaction`.
    ///
    /// Matches: SwiftUI.Binding.transaction(_:)
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The transaction of changes that are made through the binding.
    ///
    /// Matches: SwiftUI.Binding.transaction
    public var transaction: Transaction {
        get { context?.transaction as? Transaction ?? Transaction() }
        set {
            context = BindingContext(
                newValue,
                isSame: { ($0.transaction as? Transaction)?.isSame(as: newValue) ?? false },
                perform: { withTransaction(newValue, $0) })
        }
    }
}

extension Binding: SelfComparing {}
