/// Operators that make one value of all of them.
extension Publisher {
    /// A publisher of what `nextPartialResult` makes of all values, at the end.
    ///
    /// Matches: Combine.Publisher.reduce(_:_:)
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        let publisher = self
        return Publishers.Operated<T, Failure> { conduit in
            var result = initialResult
            publisher.feed(conduit) { completion in
                if case .finished = completion { conduit.send(result) }
                conduit.send(completion: completion)
            } value: {
                result = nextPartialResult(result, $0)
            }
        }
    }

    /// A publisher of what `nextPartialResult` makes of all values, at the end; it fails with an error of the closure.
    ///
    /// Matches: Combine.Publisher.tryReduce(_:_:)
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
    }

    /// A publisher of arrays of `count` values; the last one may have fewer.
    ///
    /// - Parameter count: The number of values; less than 1 counts as 1.
    /// - Returns: A publisher of arrays.
    ///
    /// Matches: Combine.Publisher.collect(_:)
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        let publisher = self
        return Publishers.Operated<[Output], Failure> { conduit in
            var values: [Output] = []
            publisher.feed(conduit) { completion in
                if case .finished = completion, !values.isEmpty { conduit.send(values) }
                conduit.send(completion: completion)
            } value: {
                values.append($0)
                guard values.count >= count else { return }
                let full = values
                values = []
                conduit.send(full)
            }
        }
    }

    /// A publisher of the number of values, at the end.
    ///
    /// Matches: Combine.Publisher.count()
    public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

    /// A publisher of true once `predicate` returns true for a value; false at the end.
    ///
    /// Matches: Combine.Publisher.contains(where:)
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        filter(predicate).map { _ in true }.prefix(1).replaceEmpty(with: false)
    }

    /// A publisher of true once a value is equal to `output`; false at the end.
    ///
    /// Matches: Combine.Publisher.contains(_:)
    public func contains(_ output: Output) -> Publishers.Contains<Self>
    where Output: Equatable {
        contains { $0 == output }
    }

    /// A publisher of false once `predicate` returns false for a value; true at the end.
    ///
    /// Matches: Combine.Publisher.allSatisfy(_:)
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.AllSatisfy<Self> {
        contains { !predicate($0) }.map { !$0 }
    }

    /// A publisher of true once `predicate` returns true for a value, false at the end; it fails with an error of
    /// the predicate.
    ///
    /// Matches: Combine.Publisher.tryContains(where:)
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        tryFilter(predicate).map { _ in true }.prefix(1).replaceEmpty(with: false)
    }

    /// A publisher of false once `predicate` returns false for a value, true at the end; it fails with an error of the
    /// predicate.
    ///
    /// Matches: Combine.Publisher.tryAllSatisfy(_:)
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        tryContains { try !predicate($0) }.map { !$0 }
    }

    /// A publisher of the greatest value, at the end.
    ///
    /// Matches: Combine.Publisher.max()
    public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }

    /// A publisher of the greatest value in an order, at the end.
    ///
    /// Matches: Combine.Publisher.max(by:)
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        extreme { areInIncreasingOrder($0, $1) }
    }

    /// A publisher of the least value, at the end.
    ///
    /// Matches: Combine.Publisher.min()
    public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }

    /// A publisher of the least value in an order, at the end.
    ///
    /// Matches: Combine.Publisher.min(by:)
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        extreme { areInIncreasingOrder($1, $0) }
    }

    /// Returns a publisher of the value that no other one replaces.
    private func extreme(
        _ isReplaced: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        reduce(Output?.none) { best, value in
            best.map { isReplaced($0, value) ? value : $0 } ?? value
        }
        .compactMap { $0 }
    }

    /// The same publisher, which sends `output` if it would end without a value.
    ///
    /// Matches: Combine.Publisher.replaceEmpty(with:)
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            var isEmpty = true
            publisher.feed(conduit) { completion in
                if isEmpty, case .finished = completion { conduit.send(output) }
                conduit.send(completion: completion)
            } value: {
                isEmpty = false
                conduit.send($0)
            }
        }
    }
}
