extension Publishers {
    /// The time at which a buffer asks for values.
    ///
    /// Matches: Combine.Publishers.PrefetchStrategy
    public enum PrefetchStrategy: Sendable, Hashable {
        case keepFull, byRequest
    }

    /// The treatment of values that a full buffer gets.
    ///
    /// Matches: Combine.Publishers.BufferingStrategy
    public enum BufferingStrategy<Failure: Error> {
        /// The new value is dropped.
        case dropNewest
        /// The value that has waited longest is dropped.
        case dropOldest
        /// The publisher fails.
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// A publisher of the values, of which up to `size` wait until they are asked for.
    ///
    /// - Parameters:
    ///   - size: The number of values that wait; a negative number counts as 0.
    ///   - prefetch: The time at which values are asked for; all are, at once.
    ///   - whenFull: The treatment of a value for which there is no room.
    /// - Returns: The publisher.
    ///
    /// Matches: Combine.Publisher.buffer(size:prefetch:whenFull:)
    /// Differs: `keepFull` asks for all values, not only for as many as have room.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        let publisher = self
        let room = Swift.max(0, size)
        let keepsOldest = if case .dropOldest = whenFull { false } else { true }
        return Publishers.Operated(.bounded(room, keepsOldest: keepsOldest)) { conduit in
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                if case .customError(let failure) = whenFull, conduit.isFull(room) {
                    conduit.send(completion: .failure(failure()))
                } else {
                    conduit.send(value)
                }
            }
        }
    }
}
