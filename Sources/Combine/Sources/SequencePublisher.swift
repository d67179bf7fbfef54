import Foundation

extension Publishers {
    /// A publisher of the elements of a sequence, as many as are asked for.
    ///
    /// Matches: Combine.Publishers.Sequence
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        /// Creates a publisher of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let walk = Walk(sequence.makeIterator(), subscriber)
            subscriber.receive(subscription: walk)
            walk.walk()
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    ///
    /// Matches: Swift.Sequence.publisher
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    ///
    /// Matches: Swift.Optional.publisher
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

/// The subscription to a sequence.
private final class Walk<Iterator: IteratorProtocol, Failure: Error>: Subscription,
    @unchecked Sendable
{
    private let lock = NSRecursiveLock()
    private var iterator: Iterator
    private var next: Iterator.Element?
    private var subscriber: (any Subscriber<Iterator.Element, Failure>)?
    private var demand = Subscribers.Demand.none
    private var isWalking = false

    init(_ iterator: Iterator, _ subscriber: some Subscriber<Iterator.Element, Failure>) {
        self.iterator = iterator
        self.subscriber = subscriber
        next = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            walk()
        }
    }

    func cancel() { lock.withLock { subscriber = nil } }

    /// Sends what is asked for, and the end once there is no more.
    func walk() {
        lock.withLock {
            guard !isWalking else { return }
            isWalking = true
            defer { isWalking = false }
            while let subscriber, let value = next, demand > .none {
                demand = demand.less
                next = iterator.next()
                demand += subscriber.receive(value)
            }
            guard next == nil, let subscriber else { return }
            self.subscriber = nil
            subscriber.receive(completion: .finished)
        }
    }
}
