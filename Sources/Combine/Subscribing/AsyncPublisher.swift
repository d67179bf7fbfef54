import Foundation

/// The values of a publisher that never fails, for a loop with `await`.
///
/// ```swift
/// for await word in search.values { find(word) }
/// ```
///
/// Matches: Combine.AsyncPublisher
/// Differs: values that arrive between two turns of the loop wait, however many.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values that are still to come.
    ///
    /// Matches: Combine.AsyncPublisher.Iterator
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var stream: AsyncStream<P.Output>.Iterator

        public mutating func next() async -> P.Output? { await stream.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<P.Output>.makeStream()
        nonisolated(unsafe) let subscription = publisher.sink { _ in
            continuation.finish()
        } receiveValue: { value in
            nonisolated(unsafe) let value = value
            continuation.yield(value)
        }
        continuation.onTermination = { _ in subscription.cancel() }
        return Iterator(stream: stream.makeAsyncIterator())
    }
}

/// The values of a publisher that may fail, for a loop with `try await`.
///
/// Matches: Combine.AsyncThrowingPublisher
/// Differs: values that arrive between two turns of the loop wait, however many.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values that are still to come.
    ///
    /// Matches: Combine.AsyncThrowingPublisher.Iterator
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var stream: AsyncThrowingStream<P.Output, any Error>.Iterator

        public mutating func next() async throws -> P.Output? { try await stream.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
        nonisolated(unsafe) let subscription = publisher.sink { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
        } receiveValue: { value in
            nonisolated(unsafe) let value = value
            continuation.yield(value)
        }
        continuation.onTermination = { _ in subscription.cancel() }
        return Iterator(stream: stream.makeAsyncIterator())
    }
}

extension Publisher where Failure == Never {
    /// The values, for a loop with `await`.
    ///
    /// Matches: Combine.Publisher.values
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for a loop with `try await`.
    ///
    /// Matches: Combine.Publisher.values
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
