import Foundation

/// The subscription of one subscriber: it passes on values as far as they are asked for.
///
/// It can be used on any thread. Sources and operators are functions that send into a conduit.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    /// The treatment of a value that was not asked for.
    enum Overflow: Equatable {
        case dropped
        /// The last one is sent when it is asked for.
        case replaced
        case kept
        /// At most so many wait; then the oldest ones are kept, or the newest.
        case bounded(Int, keepsOldest: Bool)
    }

    private let lock = NSLock()
    private let overflow: Overflow
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false
    private var inputs: [any Cancellable] = []

    init(_ subscriber: some Subscriber<Output, Failure>, _ overflow: Overflow = .kept) {
        self.subscriber = subscriber
        self.overflow = overflow
    }

    /// True until the end was sent, or the subscriber has cancelled.
    var isOpen: Bool { lock.withLock { subscriber != nil } }

    /// Returns true if so many values wait that were not asked for.
    func isFull(_ size: Int) -> Bool {
        lock.withLock { !isWanted && waiting.count >= size }
    }

    /// True if a value is sent on at once, or after the present one; read under the lock.
    private var isWanted: Bool { demand > .none || isSending }

    /// Cancels `input` with this subscription.
    func add(_ input: any Cancellable) {
        let isOpen = lock.withLock {
            if subscriber != nil, completion == nil { inputs.append(input) }
            return subscriber != nil && completion == nil
        }
        if !isOpen { input.cancel() }
    }

    func send(_ value: Output) {
        lock.withLock {
            guard subscriber != nil, completion == nil else { return }
            switch overflow {
            case .dropped where !isWanted: return
            case .replaced where !isWanted: waiting = [value]
            case .bounded(let size, let keepsOldest) where !isWanted && waiting.count >= size:
                guard !keepsOldest, size > 0 else { return }
                waiting = waiting.dropFirst() + [value]
            default: waiting.append(value)
            }
        }
        drain()
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let inputs: [any Cancellable] = lock.withLock {
            guard subscriber != nil, self.completion == nil else { return [] }
            self.completion = completion
            defer { self.inputs = [] }
            return self.inputs
        }
        for input in inputs { input.cancel() }
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        drain()
    }

    func cancel() {
        let inputs = lock.withLock {
            (subscriber, waiting) = (nil, [])
            defer { self.inputs = [] }
            return self.inputs
        }
        for input in inputs { input.cancel() }
    }

    /// Sends what waits and is asked for, one value at a time: what a receiver sends meanwhile comes after it.
    private func drain() {
        guard lock.withLock(beginSending) else { return }
        while let step = lock.withLock(nextStep) {
            switch step {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                if more > .none { lock.withLock { demand += more } }
            case .end(let completion, let subscriber): subscriber.receive(completion: completion)
            }
        }
    }

    /// Returns false if another call is sending: it goes on with what waits.
    private func beginSending() -> Bool {
        defer { isSending = true }
        return !isSending
    }

    private enum Step {
        case value(Output, any Subscriber<Output, Failure>)
        case end(Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)
    }

    private func nextStep() -> Step? {
        if let subscriber {
            if !waiting.isEmpty, demand > .none {
                demand = demand.less
                return .value(waiting.removeFirst(), subscriber)
            }
            if waiting.isEmpty, let completion {
                self.subscriber = nil
                return .end(completion, subscriber)
            }
        }
        // Sent by a receiver, and not asked for.
        if overflow == .dropped { waiting = [] }
        isSending = false
        return nil
    }
}

extension Publisher {
    /// Sends all values of this publisher into closures, until `conduit` ends.
    func feed<Output, Failure>(
        _ conduit: Conduit<Output, Failure>,
        completion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
        value: @escaping (Self.Output) -> Void
    ) {
        receive(
            subscriber: Inlet(
                start: { conduit.add($0) }, value: value, completion: completion))
    }
}

/// The subscriber of an operator.
private struct Inlet<Input, Failure: Error>: Subscriber {
    let start: (any Subscription) -> Void
    let value: (Input) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) {
        // Known before the first value, which may end the operator.
        start(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
