/// A publisher that sends each subscriber the same values, and then the end.
///
/// Matches: Combine.Record
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    /// Values and their end, in the order in which they are sent.
    ///
    /// Matches: Combine.Record.Recording
    /// Differs: what is received after the end is left out; it is not `Codable`.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end; `.finished` until another one is received.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// Creates a recording without values, to which they are added.
        public init() { (output, completion) = ([], .finished) }

        /// Creates a recording of values and their end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Adds a value; after the end it is left out.
        public mutating func receive(_ input: Output) {
            if !isComplete { output.append(input) }
        }

        /// Sets the end; a second one is left out.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            guard !isComplete else { return }
            (self.completion, isComplete) = (completion, true)
        }
    }

    /// Creates a publisher of what `record` adds to a recording.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and their end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let recording = recording
        Publishers.Operated<Output, Failure> { conduit in
            for value in recording.output { conduit.send(value) }
            conduit.send(completion: recording.completion)
        }
        .receive(subscriber: subscriber)
    }
}

extension Record.Recording: Sendable where Output: Sendable, Failure: Sendable {}
extension Record: Sendable where Output: Sendable, Failure: Sendable {}
