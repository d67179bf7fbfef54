import Foundation

extension ConnectablePublisher {
    /// A publisher that is connected while it has subscribers.
    ///
    /// Matches: Combine.ConnectablePublisher.autoconnect()
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
    /// A publisher that connects another one while it has subscribers.
    ///
    /// Matches: Combine.Publishers.Autoconnect
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        init(_ upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Publishers.Operated<Output, Failure> { conduit in
                let isFirst = self.lock.withLock {
                    self.subscribers += 1
                    return self.subscribers == 1
                }
                conduit.add(AnyCancellable { self.leave() })
                self.upstream.feed(conduit, completion: conduit.send(completion:)) {
                    conduit.send($0)
                }
                if isFirst {
                    let connection = self.upstream.connect()
                    self.lock.withLock { self.connection = connection }
                }
            }.receive(subscriber: subscriber)
        }

        private func leave() {
            let ended: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }

    /// A publisher that sends the values of another one to all of its subscribers.
    ///
    /// Matches: Combine.Publishers.Share
    public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subject = PassthroughSubject<Output, Failure>()
        private var subscribers = 0
        private var connection: AnyCancellable?

        init(_ upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Publishers.Operated<Output, Failure> { conduit in
                let (subject, isFirst) = self.lock.withLock {
                    self.subscribers += 1
                    return (self.subject, self.subscribers == 1)
                }
                conduit.add(AnyCancellable { self.leave() })
                subject.feed(conduit, completion: conduit.send(completion:)) { conduit.send($0) }
                if isFirst {
                    let connection = self.upstream.subscribe(subject)
                    self.lock.withLock { self.connection = connection }
                }
            }.receive(subscriber: subscriber)
        }

        private func leave() {
            let ended: AnyCancellable? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                // The next subscriber begins anew.
                subject = PassthroughSubject()
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }
}

extension Publishers {
    /// A publisher that sends the values of another one through a subject, once it is connected.
    ///
    /// Matches: Combine.Publishers.Multicast
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
        @unchecked Sendable
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = NSRecursiveLock()
        private lazy var made = createSubject()
        private var subject: SubjectType { lock.withLock { made } }

        /// Creates a publisher whose subject is made for the first subscriber.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    /// A publisher that sends the values through a subject, once it is connected.
    ///
    /// Matches: Combine.Publisher.multicast(_:)
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// A publisher that sends the values through `subject`, once it is connected.
    ///
    /// Matches: Combine.Publisher.multicast(subject:)
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// A publisher that sends nothing until it is connected.
    ///
    /// Matches: Combine.Publisher.makeConnectable()
    public func makeConnectable()
        -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    where Failure == Never {
        multicast { PassthroughSubject() }
    }

    /// A publisher that sends the same values to all of its subscribers.
    ///
    /// Matches: Combine.Publisher.share()
    public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}
