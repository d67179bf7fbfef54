/// A type that sends a sequence of values over time, and may end.
///
/// ```swift
/// let search = PassthroughSubject<String, Never>()
/// let subscription = search
///     .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
///     .removeDuplicates()
///     .sink { words in find(words) }
/// ```
///
/// A value arrives on the thread that sent it, unless `receive(on:options:)` names another one.
///
/// Matches: Combine.Publisher
/// Differs: an operator requests unlimited values, and buffers them until its subscriber requests them.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Begins to send values to `subscriber`, which gets a subscription first.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Begins to send values to `subscriber`.
    ///
    /// Matches: Combine.Publisher.subscribe(_:)
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Calls the closures with every value and with the end, as long as the result is kept.
    ///
    /// Matches: Combine.Publisher.sink(receiveCompletion:receiveValue:)
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    /// The same publisher by a type that does not tell how it is made.
    ///
    /// Matches: Combine.Publisher.eraseToAnyPublisher()
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with every value, as long as the result is kept.
    ///
    /// Matches: Combine.Publisher.sink(receiveValue:)
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of `object` to every value, as long as the result is kept.
    ///
    /// The object is kept until the end, too.
    ///
    /// Matches: Combine.Publisher.assign(to:on:)
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

/// Any publisher of some values.
///
/// Matches: Combine.AnyPublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    /// Hides the type of a publisher.
    public init(_ publisher: some Publisher<Output, Failure>) {
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}
