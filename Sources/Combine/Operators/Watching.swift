import Foundation

/// Operators that tell what happens.
extension Publisher {
    /// The same publisher, which calls closures with what happens.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with each subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called at the end.
    ///   - receiveCancel: Called when the subscriber cancels.
    ///   - receiveRequest: Called with the number of values that are asked for.
    /// - Returns: A publisher of the same values.
    ///
    /// Matches: Combine.Publisher.handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)
    /// Differs: all values are asked for at once, as operators do.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let publisher = self
        return Publishers.Operated<Output, Failure> { conduit in
            var hasEnded = false
            conduit.add(AnyCancellable { if !hasEnded { receiveCancel?() } })
            receiveSubscription?(conduit)
            receiveRequest?(.unlimited)
            publisher.feed(conduit) { completion in
                hasEnded = true
                receiveCompletion?(completion)
                conduit.send(completion: completion)
            } value: { value in
                receiveOutput?(value)
                conduit.send(value)
            }
        }
    }

    /// The same publisher, which prints what happens: each subscription, value and end.
    ///
    /// - Parameters:
    ///   - prefix: The text before each line; empty for none.
    ///   - stream: The place where lines are written; `nil` for the standard output.
    /// - Returns: A publisher of the same values.
    ///
    /// Matches: Combine.Publisher.print(_:to:)
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        let lines = PrintedLines(prefix, stream)
        let publisher = self
        return handleEvents(
            receiveSubscription: { _ in lines.add("receive subscription: (\(publisher))") },
            receiveOutput: { lines.add("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: lines.add("receive finished")
                case .failure(let error): lines.add("receive error: (\(error))")
                }
            },
            receiveCancel: { lines.add("receive cancel") },
            receiveRequest: { lines.add("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
        )
    }

    /// The same publisher, which stops in a debugger when a closure returns true; a program without one ends.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with each subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called at the end.
    /// - Returns: A publisher of the same values.
    ///
    /// Matches: Combine.Publisher.breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
        return handleEvents(
            receiveSubscription: { stop(receiveSubscription?($0)) },
            receiveOutput: { stop(receiveOutput?($0)) },
            receiveCompletion: { stop(receiveCompletion?($0)) })
    }

    /// The same publisher, which stops in a debugger when it fails; a program without one ends.
    ///
    /// Matches: Combine.Publisher.breakpointOnError()
    public func breakpointOnError() -> Publishers.HandleEvents<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}

/// The lines of an operator that prints.
private final class PrintedLines {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func add(_ line: String) {
        if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
    }
}
