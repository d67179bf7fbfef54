import Foundation

/// Operators that send the values of several publishers one after the other.
extension Publisher {
    /// A publisher of the values of this one, and then of those of another.
    ///
    /// Matches: Combine.Publisher.append(_:)
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        let first = self
        return Publishers.Operated<Output, Failure> { conduit in
            first.feed(conduit) { completion in
                if case .failure = completion { return conduit.send(completion: completion) }
                publisher.feed(
                    conduit, completion: conduit.send(completion:), value: conduit.send)
            } value: {
                conduit.send($0)
            }
        }
    }

    /// A publisher of the values of this one, and then of those of a sequence.
    ///
    /// Matches: Combine.Publisher.append(_:)
    public func append<S: Sequence>(_ elements: S)
        -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// A publisher of the values of this one, and then of others.
    ///
    /// Matches: Combine.Publisher.append(_:)
    public func append(_ elements: Output...)
        -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
    {
        append(elements)
    }

    /// A publisher of the values of another, and then of those of this one.
    ///
    /// Matches: Combine.Publisher.prepend(_:)
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        publisher.append(self)
    }

    /// A publisher of the values of a sequence, and then of those of this one.
    ///
    /// Matches: Combine.Publisher.prepend(_:)
    public func prepend<S: Sequence>(_ elements: S)
        -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(elements.publisher.setFailureType(to: Failure.self))
    }

    /// A publisher of some values, and then of those of this one.
    ///
    /// Matches: Combine.Publisher.prepend(_:)
    public func prepend(_ elements: Output...)
        -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
    {
        prepend(elements)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// A publisher of the values of the latest publisher.
    ///
    /// Matches: Combine.Publisher.switchToLatest()
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        let publisher = self
        return Publishers.Operated<Output.Output, Failure> { conduit in
            let latest = LatestPublisher<Output>(into: conduit)
            conduit.add(AnyCancellable(latest.cancel))
            publisher.feed(conduit, completion: latest.outerEnds, value: latest.follow)
        }
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// A publisher of the values of the latest publisher.
    ///
    /// Matches: Combine.Publisher.switchToLatest()
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

/// The latest of the publishers that another one sends; can be used on any thread.
private final class LatestPublisher<P: Publisher>: @unchecked Sendable {
    private let lock = NSLock()
    private let conduit: Conduit<P.Output, P.Failure>
    private var subscription: AnyCancellable?
    /// The number of the publisher that is followed, and true until it has ended.
    private var number = 0
    private var isFollowing = false
    private var hasOuterEnded = false

    init(into conduit: Conduit<P.Output, P.Failure>) { self.conduit = conduit }

    func follow(_ publisher: P) {
        let (number, previous) = lock.withLock {
            self.number += 1
            isFollowing = true
            defer { subscription = nil }
            return (self.number, subscription)
        }
        previous?.cancel()
        let latest = publisher.sink { [weak self] in
            self?.ends(number, $0)
        } receiveValue: { [weak self] value in
            guard let self, lock.withLock({ self.number == number }) else { return }
            conduit.send(value)
        }
        lock.withLock { if self.number == number { subscription = latest } }
    }

    private func ends(_ number: Int, _ completion: Subscribers.Completion<P.Failure>) {
        let (isLatest, isLast) = lock.withLock {
            guard self.number == number else { return (false, false) }
            isFollowing = false
            return (true, hasOuterEnded)
        }
        if case .failure = completion, isLatest { return conduit.send(completion: completion) }
        if isLast { conduit.send(completion: .finished) }
    }

    func outerEnds(_ completion: Subscribers.Completion<P.Failure>) {
        let isLast = lock.withLock {
            hasOuterEnded = true
            return !isFollowing
        }
        if case .failure = completion { return conduit.send(completion: completion) }
        if isLast { conduit.send(completion: .finished) }
    }

    func cancel() {
        lock.withLock {
            number += 1
            defer { subscription = nil }
            return subscription
        }?.cancel()
    }
}
