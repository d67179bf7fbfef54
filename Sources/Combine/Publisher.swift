import Foundation

/// A type that sends a sequence of values over time.
///
/// Only the part that views and their models need. A value arrives on the thread that sent it.
///
/// Matches: Combine.Publisher
/// Differs: subscribers ask for nothing and get everything; there are the operators `map`, `filter`
/// and `sink`.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Calls `receive` with each value from now on, as long as the result is kept.
    ///
    /// This is for the engine; an app calls `sink(receiveValue:)`.
    func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

/// Something that can be ended.
///
/// Matches: Combine.Cancellable
public protocol Cancellable {
    func cancel()
}

/// A subscription; it ends with its last reference.
///
/// Matches: Combine.AnyCancellable
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Creates a subscription that calls `cancel` when it ends.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

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

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with every value from now on, as long as the result is kept.
    ///
    /// Matches: Combine.Publisher.sink(receiveValue:)
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _subscribe(receiveValue)
    }
}

extension Publisher {
    /// A publisher of what `transform` makes of each value.
    ///
    /// Matches: Combine.Publisher.map(_:)
    public func map<Result>(
        _ transform: @escaping (Output) -> Result
    ) -> some Publisher<Result, Failure> {
        AnyPublisher { receive in _subscribe { receive(transform($0)) } }
    }

    /// A publisher of those values that `isIncluded` wants.
    ///
    /// Matches: Combine.Publisher.filter(_:)
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> some Publisher<Output, Failure> {
        AnyPublisher { receive in _subscribe { if isIncluded($0) { receive($0) } } }
    }

    /// The same publisher by a type that does not tell how it is made.
    ///
    /// Matches: Combine.Publisher.eraseToAnyPublisher()
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher { _subscribe($0) }
    }
}

/// Any publisher of some values.
///
/// Matches: Combine.AnyPublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

    init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
        self.subscribe = subscribe
    }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receive)
    }
}
