import Foundation

/// Operators that leave out values by their position, or by those before.
extension Publisher {
    /// A publisher of the values that differ from the one before.
    ///
    /// Matches: Combine.Publisher.removeDuplicates()
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// A publisher of the values that differ from the one before.
    ///
    /// Matches: Combine.Publisher.removeDuplicates(by:)
    public func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            var last: Output?
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                if let last, areEqual(last, value) { return }
                last = value
                conduit.send(value)
            }
        }
    }

    /// A publisher of all values but the first ones.
    ///
    /// Matches: Combine.Publisher.dropFirst(_:)
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            var rest = count
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                if rest > 0 { rest -= 1 } else { conduit.send(value) }
            }
        }
    }

    /// A publisher of the first values.
    ///
    /// Matches: Combine.Publisher.prefix(_:)
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            guard maxLength > 0 else { return conduit.send(completion: .finished) }
            var rest = maxLength
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                guard rest > 0 else { return }
                rest -= 1
                conduit.send(value)
                if rest == 0 { conduit.send(completion: .finished) }
            }
        }
    }

    /// A publisher of the values from the first one on for which `predicate` returns false.
    ///
    /// Matches: Combine.Publisher.drop(while:)
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.DropWhile<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            var isDropping = true
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                isDropping = isDropping && predicate(value)
                if !isDropping { conduit.send(value) }
            }
        }
    }

    /// A publisher of the values before the first one for which `predicate` returns false.
    ///
    /// Matches: Combine.Publisher.prefix(while:)
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                if predicate(value) {
                    conduit.send(value)
                } else {
                    conduit.send(completion: .finished)
                }
            }
        }
    }

    /// A publisher of the last value, once there are no more.
    ///
    /// Matches: Combine.Publisher.last()
    public func last() -> Publishers.Last<Self> {
        reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    /// A publisher of the last value for which `predicate` returns true, once there are no more.
    ///
    /// Matches: Combine.Publisher.last(where:)
    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.LastWhere<Self> {
        filter(predicate).last()
    }

    /// A publisher of the value at a position, counted from 0.
    ///
    /// Matches: Combine.Publisher.output(at:)
    public func output(at index: Int) -> Publishers.Output<Self> {
        dropFirst(Swift.max(0, index)).prefix(index < 0 ? 0 : 1)
    }

    /// A publisher of the end alone.
    ///
    /// Matches: Combine.Publisher.ignoreOutput()
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        compactMap { _ in Never?.none }
    }

    /// A publisher of the first value.
    ///
    /// Matches: Combine.Publisher.first()
    public func first() -> Publishers.First<Self> { prefix(1) }

    /// A publisher of the first value for which `predicate` returns true.
    ///
    /// Matches: Combine.Publisher.first(where:)
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.FirstWhere<Self> {
        filter(predicate).first()
    }

    /// A publisher of the values until another publisher sends its first value.
    ///
    /// Matches: Combine.Publisher.prefix(untilOutputFrom:)
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        let values = self
        return Publishers.Operated { conduit in
            publisher.feed(conduit, completion: { _ in }) { _ in
                conduit.send(completion: .finished)
            }
            values.feed(conduit, completion: conduit.send(completion:), value: conduit.send)
        }
    }

    /// A publisher of the values after another publisher has sent its first value; it ends if that ends before.
    ///
    /// Matches: Combine.Publisher.drop(untilOutputFrom:)
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        let values = self
        return Publishers.Operated { conduit in
            let start = Start()
            publisher.prefix(1).feed(conduit) { completion in
                if !start.isPassed { conduit.send(completion: completion) }
            } value: { _ in
                start.pass()
            }
            values.feed(conduit, completion: conduit.send(completion:)) {
                if start.isPassed { conduit.send($0) }
            }
        }
    }

    /// A publisher of the values at the positions in a range, counted from 0.
    ///
    /// Matches: Combine.Publisher.output(in:)
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        let positions = range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max)
        return dropFirst(positions.lowerBound).prefix(positions.count)
    }
}

/// The time from which values are passed on; can be used on any thread.
private final class Start: @unchecked Sendable {
    private let lock = NSLock()
    private var hasPassed = false

    var isPassed: Bool { lock.withLock { hasPassed } }

    func pass() { lock.withLock { hasPassed = true } }
}
