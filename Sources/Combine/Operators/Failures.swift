/// Operators on errors.
extension Publisher {
    /// The same publisher with other errors.
    ///
    /// Matches: Combine.Publisher.mapError(_:)
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> some Publisher<Output, E> {
        let publisher = self
        return Operated<Output, E> { conduit in
            publisher.feed(conduit) { completion in
                switch completion {
                case .finished: conduit.send(completion: .finished)
                case .failure(let error): conduit.send(completion: .failure(transform(error)))
                }
            } value: {
                conduit.send($0)
            }
        }
    }

    /// A publisher that sends `output` and ends instead of failing.
    ///
    /// Matches: Combine.Publisher.replaceError(with:)
    public func replaceError(with output: Output) -> some Publisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// A publisher that goes on with another one instead of failing.
    ///
    /// Matches: Combine.Publisher.catch(_:)
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> some Publisher<Output, P.Failure> where P.Output == Output {
        let publisher = self
        return Operated<Output, P.Failure> { conduit in
            publisher.feed(conduit) { completion in
                switch completion {
                case .finished: conduit.send(completion: .finished)
                case .failure(let error):
                    handler(error).feed(conduit, completion: conduit.send(completion:)) {
                        conduit.send($0)
                    }
                }
            } value: {
                conduit.send($0)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The same publisher with a type of errors that it never sends.
    ///
    /// Matches: Combine.Publisher.setFailureType(to:)
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        let publisher = self
        return Operated<Output, E> { conduit in
            publisher.feed(conduit) { _ in
                conduit.send(completion: .finished)
            } value: {
                conduit.send($0)
            }
        }
    }
}

extension Result {
    /// A publisher of the value, or of the failure.
    ///
    /// Matches: Swift.Result.publisher
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value):
            AnyPublisher(Just(value).setFailureType(to: Failure.self))
        case .failure(let error): AnyPublisher(Fail(error: error))
        }
    }
}
