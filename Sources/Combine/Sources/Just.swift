import Foundation

/// A publisher of one value.
///
/// Matches: Combine.Just
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    /// Creates a publisher of `output`.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Operated<Output, Never> {
            $0.send(output)
            $0.send(completion: .finished)
        }.receive(subscriber: subscriber)
    }
}

/// A publisher of an error only.
///
/// Matches: Combine.Fail
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    /// Creates a publisher that fails with `error`.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher of a type that fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        Publishers.Operated<Output, Failure> { $0.send(completion: .failure(error)) }
            .receive(subscriber: subscriber)
    }
}

/// A publisher of nothing, which ends at once or never.
///
/// Matches: Combine.Empty
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    /// Creates a publisher of nothing.
    ///
    /// - Parameter completeImmediately: True if it ends at once, false if it never ends.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Creates a publisher of nothing with given types.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        Publishers.Operated<Output, Failure> {
            if completeImmediately { $0.send(completion: .finished) }
        }.receive(subscriber: subscriber)
    }
}

/// A publisher that is made for each subscriber.
///
/// Matches: Combine.Deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Returns the publisher of a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// A publisher of one value that is made later.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///     DispatchQueue.global().async { promise(.success(compute())) }
/// }
/// ```
///
/// Matches: Combine.Future
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Sends the value, or fails; the first call counts.
    ///
    /// Matches: Combine.Future.Promise
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let outlets = Outlets<Output, Failure>()
    private let lock = NSLock()
    private var value: Output?

    /// Creates a publisher and begins to make its value.
    ///
    /// - Parameter attemptToFulfill: Called at once, with the function that sends the value.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            guard lock.withLock({ set(value) }) else { return }
            outlets.send(value)
            outlets.send(completion: .finished)
        case .failure(let error): outlets.send(completion: .failure(error))
        }
    }

    private func set(_ value: Output) -> Bool {
        guard self.value == nil, outlets.isOpen else { return false }
        self.value = value
        return true
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        if let value = lock.withLock({ value }) {
            return Publishers.Operated<Output, Failure> {
                $0.send(value)
                $0.send(completion: .finished)
            }.receive(subscriber: subscriber)
        }
        outlets.add(subscriber, .kept)
    }
}
