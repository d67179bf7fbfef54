/// An activity that can be ended.
///
/// Matches: Combine.Cancellable
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps the subscription in a set.
    ///
    /// Matches: Combine.Cancellable.store(in:)
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps the subscription in a collection.
    ///
    /// Matches: Combine.Cancellable.store(in:)
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// A subscription; it ends with its last reference.
///
/// ```swift
/// final class Clock: ObservableObject {
///     @Published var seconds = 0
///     private var subscriptions: Set<AnyCancellable> = []
///
///     init() {
///         Timer.publish(every: 1, on: .main, in: .common).autoconnect()
///             .sink { [weak self] _ in self?.seconds += 1 }
///             .store(in: &subscriptions)
///     }
/// }
/// ```
///
/// Matches: Combine.AnyCancellable
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Creates a subscription that calls `cancel` when it ends.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates a subscription that cancels another one when it ends.
    public init(_ canceller: some Cancellable) { action = { canceller.cancel() } }

    deinit { cancel() }

    /// Ends the subscription.
    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    /// Keeps the subscription in a set.
    ///
    /// Matches: Combine.AnyCancellable.store(in:)
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps the subscription in a collection.
    ///
    /// Matches: Combine.AnyCancellable.store(in:)
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
