import Foundation

/// The latest values of several publishers; can be used on any thread.
private final class Latest<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Any?]
    private var ended = 0
    private let conduit: Conduit<Output, Failure>
    private let combine: ([Any]) -> Output?

    init(
        _ count: Int, into conduit: Conduit<Output, Failure>,
        _ combine: @escaping ([Any]) -> Output?
    ) {
        values = Array(repeating: nil, count: count)
        (self.conduit, self.combine) = (conduit, combine)
    }

    /// Follows one of the publishers.
    func follow<P: Publisher>(_ publisher: P, _ index: Int) where P.Failure == Failure {
        publisher.feed(conduit, completion: end) { self.set(index, $0) }
    }

    private func set(_ index: Int, _ value: Any) {
        let known = lock.withLock {
            values[index] = .some(value)
            return values.compactMap(\.self)
        }
        if known.count == values.count, let output = combine(known) { conduit.send(output) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let isLast = lock.withLock {
            ended += 1
            return ended == values.count
        }
        if case .failure = completion { return conduit.send(completion: completion) }
        if isLast { conduit.send(completion: .finished) }
    }
}

extension Publishers {
    /// A publisher of the latest values of two others, whenever one of them sends a value.
    ///
    /// Matches: Combine.Publishers.CombineLatest
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Creates a publisher of the latest values of `a` and `b`.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Publishers.Operated<Output, Failure> { conduit in
                let latest = Latest<Output, Failure>(2, into: conduit) {
                    guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output else { return nil }
                    return (a, b)
                }
                latest.follow(a, 0)
                latest.follow(b, 1)
            }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of three others, whenever one of them sends a value.
    ///
    /// Matches: Combine.Publishers.CombineLatest3
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Creates a publisher of the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let publisher = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
            publisher.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of four others, whenever one of them sends a value.
    ///
    /// Matches: Combine.Publishers.CombineLatest4
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Creates a publisher of the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
            pairs.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// A publisher of the latest values of this one and another.
    ///
    /// Matches: Combine.Publisher.combineLatest(_:)
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// A publisher of what `transform` makes of the latest values of this one and another.
    ///
    /// Matches: Combine.Publisher.combineLatest(_:_:)
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operated<T, Failure> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0, $1) }
    }

    /// A publisher of the latest values of this one and two others.
    ///
    /// Matches: Combine.Publisher.combineLatest(_:_:)
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// A publisher of what `transform` makes of the latest values of this one and two others.
    ///
    /// Matches: Combine.Publisher.combineLatest(_:_:_:)
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Operated<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// A publisher of the latest values of this one and three others.
    ///
    /// Matches: Combine.Publisher.combineLatest(_:_:_:)
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// A publisher of the values of the publishers that `transform` makes of each value.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of them that send at the same time; others wait for their end.
    ///   - transform: Makes a publisher.
    /// - Returns: A publisher that ends when all of them have ended.
    ///
    /// Matches: Combine.Publisher.flatMap(maxPublishers:_:)
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        let publisher = self
        return Publishers.Operated<P.Output, Failure> { conduit in
            let flattened = Flattened(into: conduit, atOnce: maxPublishers, transform)
            publisher.feed(conduit, completion: flattened.outerEnds, value: flattened.add)
        }
    }

    /// A publisher of the values of the publishers that `transform` makes of each value.
    ///
    /// Matches: Combine.Publisher.flatMap(maxPublishers:_:)
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

/// The publishers inside a publisher of publishers.
private final class Flattened<Outer, P: Publisher>: @unchecked Sendable {
    private let lock = NSLock()
    private let conduit: Conduit<P.Output, P.Failure>
    private let atOnce: Subscribers.Demand
    private let transform: (Outer) -> P
    private var waiting: [Outer] = []
    private var running = 0
    private var hasOuterEnded = false

    init(
        into conduit: Conduit<P.Output, P.Failure>, atOnce: Subscribers.Demand,
        _ transform: @escaping (Outer) -> P
    ) {
        (self.conduit, self.atOnce, self.transform) = (conduit, atOnce, transform)
    }

    func add(_ value: Outer) {
        lock.withLock { waiting.append(value) }
        startNext()
    }

    func outerEnds(_ completion: Subscribers.Completion<P.Failure>) {
        if case .failure = completion { return conduit.send(completion: completion) }
        lock.withLock { hasOuterEnded = true }
        endIfDone()
    }

    private func startNext() {
        while let value = lock.withLock(takeNext) {
            transform(value).feed(conduit) { completion in
                if case .failure = completion { return self.conduit.send(completion: completion) }
                self.lock.withLock { self.running -= 1 }
                self.startNext()
                self.endIfDone()
            } value: {
                self.conduit.send($0)
            }
        }
    }

    private func takeNext() -> Outer? {
        guard !waiting.isEmpty, .max(running) < atOnce else { return nil }
        running += 1
        return waiting.removeFirst()
    }

    private func endIfDone() {
        let isDone = lock.withLock { hasOuterEnded && running == 0 && waiting.isEmpty }
        if isDone { conduit.send(completion: .finished) }
    }
}
