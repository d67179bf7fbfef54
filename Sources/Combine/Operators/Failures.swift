import Foundation

/// Operators on errors.
extension Publisher {
    /// The same publisher with other errors.
    ///
    /// Matches: Combine.Publisher.mapError(_:)
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        let publisher = self
        return Publishers.Operated<Output, E> { conduit in
            publisher.feed(conduit) { completion in
                switch completion {
                case .finished: conduit.send(completion: .finished)
                case .failure(let error): conduit.send(completion: .failure(transform(error)))
                }
            } value: {
                conduit.send($0)
            }
        }
    }

    /// A publisher that sends `output` and ends instead of failing.
    ///
    /// Matches: Combine.Publisher.replaceError(with:)
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        self.catch { _ in Just(output) }
    }

    /// A publisher that goes on with another one instead of failing.
    ///
    /// Matches: Combine.Publisher.catch(_:)
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        let publisher = self
        return Publishers.Operated<Output, P.Failure> { conduit in
            publisher.feed(conduit) { completion in
                switch completion {
                case .finished: conduit.send(completion: .finished)
                case .failure(let error):
                    handler(error).feed(conduit, completion: conduit.send(completion:)) {
                        conduit.send($0)
                    }
                }
            } value: {
                conduit.send($0)
            }
        }
    }
}

extension Publisher {
    /// A publisher that goes on with another one instead of failing, and fails if `handler` throws.
    ///
    /// Matches: Combine.Publisher.tryCatch(_:)
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        self.catch { failure -> AnyPublisher<Output, any Error> in
            do {
                return AnyPublisher(try handler(failure).mapError { $0 as any Error })
            } catch {
                return AnyPublisher(Fail(error: error))
            }
        }
    }

    /// A publisher that subscribes again instead of failing.
    ///
    /// - Parameter retries: The number of times; a negative number counts as none.
    /// - Returns: A publisher of the values of all attempts, and the failure of the last one.
    ///
    /// Matches: Combine.Publisher.retry(_:)
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            Attempts(publisher, further: retries, into: conduit).begin()
        }
    }
}

/// The attempts of an operator that subscribes again; can be used on any thread.
private final class Attempts<P: Publisher>: @unchecked Sendable {
    private let lock = NSLock()
    private let publisher: P
    private let conduit: Conduit<P.Output, P.Failure>
    private var further: Int
    private var isBeginning = false
    private var mustBegin = false

    init(_ publisher: P, further: Int, into conduit: Conduit<P.Output, P.Failure>) {
        (self.publisher, self.further, self.conduit) = (publisher, further, conduit)
    }

    /// Subscribes, and again while that fails at once: in a loop, however often.
    func begin() {
        let isFirst = lock.withLock {
            mustBegin = true
            defer { isBeginning = true }
            return !isBeginning
        }
        guard isFirst else { return }
        while lock.withLock(takeBegin) {
            publisher.feed(conduit, completion: end, value: conduit.send)
        }
    }

    /// Returns true if there is an attempt to begin; otherwise the next call of ``begin()`` does so.
    private func takeBegin() -> Bool {
        isBeginning = mustBegin && conduit.isOpen
        mustBegin = false
        return isBeginning
    }

    private func end(_ completion: Subscribers.Completion<P.Failure>) {
        guard case .failure = completion, lock.withLock(takeFurther) else {
            return conduit.send(completion: completion)
        }
        begin()
    }

    /// Returns true if there may be another attempt, and counts it.
    private func takeFurther() -> Bool {
        guard further > 0 else { return false }
        further -= 1
        return true
    }
}

extension Publisher where Failure == Never {
    /// The same publisher with a type of errors that it never sends.
    ///
    /// Matches: Combine.Publisher.setFailureType(to:)
    public func setFailureType<E: Error>(to failureType: E.Type)
        -> Publishers.SetFailureType<Self, E>
    {
        let publisher = self
        return Publishers.Operated<Output, E> { conduit in
            publisher.feed(conduit) { _ in
                conduit.send(completion: .finished)
            } value: {
                conduit.send($0)
            }
        }
    }
}

extension Result {
    /// A publisher of the value, or of the failure.
    ///
    /// Matches: Swift.Result.Publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The value, or the failure.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// Creates a publisher of a value.
        public init(_ output: Success) { self.init(.success(output)) }

        /// Creates a publisher that fails.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value, or of the failure.
    ///
    /// Matches: Swift.Result.publisher
    public var publisher: Publisher { Publisher(self) }
}
