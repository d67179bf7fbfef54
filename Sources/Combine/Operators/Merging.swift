extension Publishers {
    /// A publisher of the values of two others.
    ///
    /// Matches: Combine.Publishers.Merge
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Creates a publisher of the values of `a` and `b`.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of three others.
    ///
    /// Matches: Combine.Publishers.Merge3
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Creates a publisher of the values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Merge(Merge(a, b), c).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of four others.
    ///
    /// Matches: Combine.Publishers.Merge4
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Creates a publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Merge(Merge(a, b), Merge(c, d)).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of several others.
    ///
    /// Matches: Combine.Publishers.MergeMany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        /// Creates a publisher of the values of several publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of the values of several publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// A publisher of the values of this one and another.
    ///
    /// Matches: Combine.Publisher.merge(with:)
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// A publisher of the values of this one and two others.
    ///
    /// Matches: Combine.Publisher.merge(with:_:)
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure
    {
        Publishers.Merge3(self, b, c)
    }

    /// A publisher of the values of this one and three others.
    ///
    /// Matches: Combine.Publisher.merge(with:_:_:)
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// A publisher of the values of this one and four others.
    ///
    /// Matches: Combine.Publisher.merge(with:_:_:_:)
    /// Differs: the type of the result.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure
    {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
            d.eraseToAnyPublisher(), e.eraseToAnyPublisher())
    }

    /// A publisher of the values of this one and five others.
    ///
    /// Matches: Combine.Publisher.merge(with:_:_:_:_:)
    /// Differs: the type of the result.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure
    {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
            d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher())
    }
}
