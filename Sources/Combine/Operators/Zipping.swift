import Foundation

/// The values of several publishers that wait for those of the others; can be used on any thread.
private final class Zipped<Output, Failure: Error>: @unchecked Sendable {
    /// Held while values are sent, so that they come in their order, and before the end; a receiver may send further ones.
    private let lock = NSRecursiveLock()
    private var waiting: [Queue]
    private let conduit: Conduit<Output, Failure>
    private let combine: ([Any]) -> Output?

    /// The values of one publisher.
    private struct Queue {
        private var values: [Any] = []
        /// The number of values at the start that were taken.
        private var taken = 0
        var hasEnded = false

        var isEmpty: Bool { taken == values.count }

        mutating func append(_ value: Any) { values.append(value) }

        mutating func take() -> Any {
            defer {
                taken += 1
                if isEmpty { (values, taken) = ([], 0) }
            }
            return values[taken]
        }
    }

    init(
        _ count: Int, into conduit: Conduit<Output, Failure>,
        _ combine: @escaping ([Any]) -> Output?
    ) {
        waiting = Array(repeating: Queue(), count: count)
        (self.conduit, self.combine) = (conduit, combine)
    }

    /// Follows one of the publishers.
    func follow<P: Publisher>(_ publisher: P, _ index: Int) where P.Failure == Failure {
        publisher.feed(conduit, completion: { self.end(index, $0) }) { self.add(index, $0) }
    }

    private func add(_ index: Int, _ value: Any) {
        lock.withLock {
            waiting[index].append(value)
            guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
            let complete = waiting.indices.map { waiting[$0].take() }
            if let output = combine(complete) { conduit.send(output) }
            endIfDone()
        }
    }

    private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return conduit.send(completion: completion) }
        lock.withLock {
            waiting[index].hasEnded = true
            endIfDone()
        }
    }

    /// Ends when a publisher that has ended has no value left: no further values can be complete.
    private func endIfDone() {
        guard waiting.contains(where: { $0.isEmpty && $0.hasEnded }) else { return }
        conduit.send(completion: .finished)
    }
}

extension Publishers {
    /// A publisher of pairs: the first values of two others, the second ones, and so on.
    ///
    /// Matches: Combine.Publishers.Zip
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Creates a publisher of pairs of the values of `a` and `b`.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Publishers.Operated<Output, Failure> { conduit in
                let zipped = Zipped<Output, Failure>(2, into: conduit) {
                    guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output else { return nil }
                    return (a, b)
                }
                zipped.follow(a, 0)
                zipped.follow(b, 1)
            }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the first values of three others, the second ones, and so on.
    ///
    /// Matches: Combine.Publishers.Zip3
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Creates a publisher of triples of the values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the first values of four others, the second ones, and so on.
    ///
    /// Matches: Combine.Publishers.Zip4
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Creates a publisher of the values of four publishers together.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// A publisher of pairs: the first values of this one and another, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:)
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// A publisher of what `transform` makes of the first values of this one and another, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:_:)
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operated<T, Failure> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0, $1) }
    }

    /// A publisher of the first values of this one and two others, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:_:)
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// A publisher of what `transform` makes of the first values of this one and two others, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:_:_:)
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Operated<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// A publisher of the first values of this one and three others, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:_:_:)
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// A publisher of what `transform` makes of the first values of this one and three others, the second ones, and so on.
    ///
    /// Matches: Combine.Publisher.zip(_:_:_:_:)
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Operated<T, Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
