// The names that Combine has for the types of its operators are names of one type, `Publishers.Operated`: a property can
// have them, and publishers of the same values and failures have the same type.

/// Operators that choose values.
extension Publishers {
    /// A publisher of the values that differ from the one before.
    ///
    /// Matches: Combine.Publishers.RemoveDuplicates
    public typealias RemoveDuplicates<Upstream: Publisher> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values after the first ones.
    ///
    /// Matches: Combine.Publishers.Drop
    public typealias Drop<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values from the first that does not fulfil a condition on.
    ///
    /// Matches: Combine.Publishers.DropWhile
    public typealias DropWhile<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values at some places.
    ///
    /// Matches: Combine.Publishers.Output
    public typealias Output<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values before the first that does not fulfil a condition.
    ///
    /// Matches: Combine.Publishers.PrefixWhile
    public typealias PrefixWhile<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the first value.
    ///
    /// Matches: Combine.Publishers.First
    public typealias First<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the first value that fulfils a condition.
    ///
    /// Matches: Combine.Publishers.FirstWhere
    public typealias FirstWhere<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the last value.
    ///
    /// Matches: Combine.Publishers.Last
    public typealias Last<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the last value that fulfils a condition.
    ///
    /// Matches: Combine.Publishers.LastWhere
    public typealias LastWhere<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values, of which some wait until they are asked for.
    ///
    /// Matches: Combine.Publishers.Buffer
    public typealias Buffer<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values that fulfil a condition.
    ///
    /// Matches: Combine.Publishers.Filter
    public typealias Filter<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values, or of one if there are none.
    ///
    /// Matches: Combine.Publishers.ReplaceEmpty
    public typealias ReplaceEmpty<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values, with further attempts after a failure.
    ///
    /// Matches: Combine.Publishers.Retry
    public typealias Retry<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values, which are watched.
    ///
    /// Matches: Combine.Publishers.HandleEvents
    public typealias HandleEvents<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the values, which are printed.
    ///
    /// Matches: Combine.Publishers.Print
    public typealias Print<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>

    /// A publisher of the greatest or the least value.
    ///
    /// Matches: Combine.Publishers.Comparison
    public typealias Comparison<Upstream: Publisher> = Operated<Upstream.Output, Upstream.Failure>
}

/// Operators that make other values.
extension Publishers {
    /// A publisher of what a function makes of each value.
    ///
    /// Matches: Combine.Publishers.Map
    public typealias Map<Upstream: Publisher, Output> = Operated<Output, Upstream.Failure>

    /// A publisher of a property of each value.
    ///
    /// Matches: Combine.Publishers.MapKeyPath
    public typealias MapKeyPath<Upstream: Publisher, Output> = Operated<Output, Upstream.Failure>

    /// A publisher of what a function makes of each value, without `nil`.
    ///
    /// Matches: Combine.Publishers.CompactMap
    public typealias CompactMap<Upstream: Publisher, Output> = Operated<Output, Upstream.Failure>

    /// A publisher of the result of combining each value with the previous result.
    ///
    /// Matches: Combine.Publishers.Scan
    public typealias Scan<Upstream: Publisher, Output> = Operated<Output, Upstream.Failure>

    /// A publisher of the result of combining all values.
    ///
    /// Matches: Combine.Publishers.Reduce
    public typealias Reduce<Upstream: Publisher, Output> = Operated<Output, Upstream.Failure>

    /// A publisher of what a function that may throw makes of each value.
    ///
    /// Matches: Combine.Publishers.TryMap
    public typealias TryMap<Upstream: Publisher, Output> = Operated<Output, any Error>

    /// A publisher of what a function that may throw makes of each value, without `nil`.
    ///
    /// Matches: Combine.Publishers.TryCompactMap
    public typealias TryCompactMap<Upstream: Publisher, Output> = Operated<Output, any Error>

    /// A publisher of the result of combining each value with the previous one by a function that may throw.
    ///
    /// Matches: Combine.Publishers.TryScan
    public typealias TryScan<Upstream: Publisher, Output> = Operated<Output, any Error>

    /// A publisher of the values that fulfil a condition which may throw.
    ///
    /// Matches: Combine.Publishers.TryFilter
    public typealias TryFilter<Upstream: Publisher> = Operated<Upstream.Output, any Error>

    /// A publisher of one array of all values.
    ///
    /// Matches: Combine.Publishers.Collect
    public typealias Collect<Upstream: Publisher> = Operated<[Upstream.Output], Upstream.Failure>

    /// A publisher of arrays of some values.
    ///
    /// Matches: Combine.Publishers.CollectByCount
    public typealias CollectByCount<Upstream: Publisher> = Operated<
        [Upstream.Output], Upstream.Failure
    >

    /// A publisher of true once a value comes.
    ///
    /// Matches: Combine.Publishers.Contains
    public typealias Contains<Upstream: Publisher> = Operated<Bool, Upstream.Failure>

    /// A publisher of true once a value fulfils a condition.
    ///
    /// Matches: Combine.Publishers.ContainsWhere
    public typealias ContainsWhere<Upstream: Publisher> = Operated<Bool, Upstream.Failure>

    /// A publisher of false once a value does not fulfil a condition.
    ///
    /// Matches: Combine.Publishers.AllSatisfy
    public typealias AllSatisfy<Upstream: Publisher> = Operated<Bool, Upstream.Failure>

    /// A publisher of the number of values.
    ///
    /// Matches: Combine.Publishers.Count
    public typealias Count<Upstream: Publisher> = Operated<Int, Upstream.Failure>

    /// A publisher of no values.
    ///
    /// Matches: Combine.Publishers.IgnoreOutput
    public typealias IgnoreOutput<Upstream: Publisher> = Operated<Never, Upstream.Failure>

    /// A publisher of values that are decoded.
    ///
    /// Matches: Combine.Publishers.Decode
    public typealias Decode<Upstream: Publisher, Output, Coder> = Operated<Output, any Error>

    /// A publisher of encoded values.
    ///
    /// Matches: Combine.Publishers.Encode
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Operated<
        Coder.Output, any Error
    >
}

/// Operators on failures.
extension Publishers {
    /// A publisher of the values, with what a function makes of the failure.
    ///
    /// Matches: Combine.Publishers.MapError
    public typealias MapError<Upstream: Publisher, Failure: Error> = Operated<
        Upstream.Output, Failure
    >

    /// A publisher of the values, with a type of failures.
    ///
    /// Matches: Combine.Publishers.SetFailureType
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Operated<
        Upstream.Output, Failure
    >

    /// A publisher of the values, and one in the place of a failure.
    ///
    /// Matches: Combine.Publishers.ReplaceError
    public typealias ReplaceError<Upstream: Publisher> = Operated<Upstream.Output, Never>

    /// A publisher of the values, and those of another publisher after a failure.
    ///
    /// Matches: Combine.Publishers.Catch
    public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Operated<
        Upstream.Output, NewPublisher.Failure
    >

    /// A publisher of the values, and those of another publisher, which may not come, after a failure.
    ///
    /// Matches: Combine.Publishers.TryCatch
    public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = Operated<
        Upstream.Output, any Error
    >
}

/// Operators on several publishers.
extension Publishers {
    /// A publisher of the values of one publisher, then of those of another.
    ///
    /// Matches: Combine.Publishers.Concatenate
    public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Operated<
        Prefix.Output, Prefix.Failure
    >

    /// A publisher of the values of the publishers that a function makes of values.
    ///
    /// Matches: Combine.Publishers.FlatMap
    public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = Operated<
        NewPublisher.Output, NewPublisher.Failure
    >

    /// A publisher of the values of the latest of several publishers.
    ///
    /// Matches: Combine.Publishers.SwitchToLatest
    public typealias SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher> = Operated<
        NewPublisher.Output, NewPublisher.Failure
    >
}

/// Operators that depend on other publishers, on time, or fail.
extension Publishers {
    /// A publisher of the values until another publisher sends one.
    ///
    /// Matches: Combine.Publishers.PrefixUntilOutput
    public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of the values after another publisher has sent one.
    ///
    /// Matches: Combine.Publishers.DropUntilOutput
    public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Operated<
        Upstream.Output, Upstream.Failure
    >

    /// A publisher of one value that is made of all by a closure that may fail.
    ///
    /// Matches: Combine.Publishers.TryReduce
    public typealias TryReduce<Upstream: Publisher, Output> = Operated<Output, any Error>

    /// A publisher of true once a value fulfils a condition that may fail, or of false at the end.
    ///
    /// Matches: Combine.Publishers.TryContainsWhere
    public typealias TryContainsWhere<Upstream: Publisher> = Operated<Bool, any Error>

    /// A publisher of false once a value does not fulfil a condition that may fail, or of true at the end.
    ///
    /// Matches: Combine.Publishers.TryAllSatisfy
    public typealias TryAllSatisfy<Upstream: Publisher> = Operated<Bool, any Error>
}
