import Foundation

/// Operators on each value.
extension Publisher {
    /// A publisher of what `transform` makes of each value.
    ///
    /// Matches: Combine.Publisher.map(_:)
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        changed { value, conduit in conduit.send(transform(value)) }
    }

    /// A publisher of a property of each value.
    ///
    /// Matches: Combine.Publisher.map(_:)
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    /// A publisher of the properties of the values at two key paths.
    ///
    /// Matches: Combine.Publisher.map(_:_:)
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Operated<(T0, T1), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// A publisher of what `transform` makes of each value, which fails if it throws.
    ///
    /// Matches: Combine.Publisher.tryMap(_:)
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        tryChanged { value, conduit in conduit.send(try transform(value)) }
    }

    /// A publisher of what `transform` makes of each value, without `nil`.
    ///
    /// Matches: Combine.Publisher.compactMap(_:)
    public func compactMap<T>(_ transform: @escaping (Output) -> T?)
        -> Publishers.CompactMap<Self, T>
    {
        changed { value, conduit in
            if let value = transform(value) { conduit.send(value) }
        }
    }

    /// A publisher of what `transform` makes of each value, without `nil`, which fails if it throws.
    ///
    /// Matches: Combine.Publisher.tryCompactMap(_:)
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        tryChanged { value, conduit in
            if let value = try transform(value) { conduit.send(value) }
        }
    }

    /// A publisher of the values for which `isIncluded` returns true.
    ///
    /// Matches: Combine.Publisher.filter(_:)
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.Filter<Self> {
        changed { value, conduit in if isIncluded(value) { conduit.send(value) } }
    }

    /// A publisher of the values for which `isIncluded` returns true, which fails if it throws.
    ///
    /// Matches: Combine.Publisher.tryFilter(_:)
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        tryChanged { value, conduit in if try isIncluded(value) { conduit.send(value) } }
    }

    /// A publisher of each value with a replacement for `nil`.
    ///
    /// Matches: Combine.Publisher.replaceNil(with:)
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }

    /// A publisher of the result of combining each value with the previous result.
    ///
    /// Matches: Combine.Publisher.scan(_:_:)
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        let publisher = self
        return Publishers.Operated<T, Failure> { conduit in
            var result = initialResult
            publisher.feed(conduit, completion: conduit.send(completion:)) { value in
                result = nextPartialResult(result, value)
                conduit.send(result)
            }
        }
    }

    /// A publisher of the result of combining each value with the previous result, which fails if that throws.
    ///
    /// Matches: Combine.Publisher.tryScan(_:_:)
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        let publisher = self
        return Publishers.Operated<T, any Error> { conduit in
            var result = initialResult
            publisher.tryFeed(conduit) { value in
                result = try nextPartialResult(result, value)
                conduit.send(result)
            }
        }
    }

    /// A publisher of one array of all values, at the end.
    ///
    /// Matches: Combine.Publisher.collect()
    public func collect() -> Publishers.Collect<Self> {
        let publisher = self
        return Publishers.Operated<[Output], Failure> { conduit in
            var values: [Output] = []
            publisher.feed(conduit) { completion in
                if case .finished = completion { conduit.send(values) }
                conduit.send(completion: completion)
            } value: {
                values.append($0)
            }
        }
    }

    /// A publisher of what a decoder makes of each value.
    ///
    /// Matches: Combine.Publisher.decode(type:decoder:)
    public func decode<Item: Decodable>(
        type: Item.Type, decoder: JSONDecoder
    ) -> Publishers.Decode<Self, Item, JSONDecoder> where Output == Data {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// A publisher of what a decoder makes of each value.
    ///
    /// Matches: Combine.Publisher.decode(type:decoder:)
    public func decode<Item: Decodable>(
        type: Item.Type, decoder: PropertyListDecoder
    ) -> Publishers.Decode<Self, Item, PropertyListDecoder> where Output == Data {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Returns a publisher that sends what `change` makes of each value into a conduit.
    func changed<T>(
        _ change: @escaping (Output, Conduit<T, Failure>) -> Void
    ) -> Publishers.Operated<T, Failure> {
        Publishers.Operated { conduit in
            feed(conduit, completion: conduit.send(completion:)) { change($0, conduit) }
        }
    }

    /// Returns a publisher that sends what `change` makes of each value into a conduit, and fails if it throws.
    private func tryChanged<T>(
        _ change: @escaping (Output, Conduit<T, any Error>) throws -> Void
    ) -> Publishers.Operated<T, any Error> {
        Publishers.Operated { conduit in tryFeed(conduit) { try change($0, conduit) } }
    }

    /// Sends all values of this publisher into a closure, until `conduit` ends, which fails if the closure throws.
    private func tryFeed<T>(
        _ conduit: Conduit<T, any Error>, value: @escaping (Output) throws -> Void
    ) {
        feed(conduit) {
            conduit.send(completion: $0.erased)
        } value: {
            do {
                try value($0)
            } catch {
                conduit.send(completion: .failure(error))
            }
        }
    }
}

extension Subscribers.Completion {
    /// The same end with any error.
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
