import Foundation

/// A publisher of what is sent into it.
///
/// Matches: Combine.Subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Ends the sequence of values; later ones are not sent.
    func send(completion: Subscribers.Completion<Failure>)

    /// Asks a publisher that sends into this subject for its values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Notifies the subscribers.
    public func send() { send(()) }
}

/// A publisher of what is sent into it, without a memory.
///
/// Matches: Combine.PassthroughSubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let outlets = Outlets<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    public func send(_ value: Output) { outlets.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) {
        outlets.send(completion: completion)
    }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        outlets.add(subscriber, .dropped)
    }
}

/// A publisher of a value and its changes; a subscriber receives the current value first.
///
/// Matches: Combine.CurrentValueSubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let outlets = Outlets<Output, Failure>()
    private let lock = NSLock()
    private var present: Output

    /// Creates a subject with an initial value.
    public init(_ value: Output) { present = value }

    /// The current value; setting it sends the new value.
    public var value: Output {
        get { lock.withLock { present } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard outlets.isOpen else { return }
        lock.withLock { present = value }
        outlets.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) {
        outlets.send(completion: completion)
    }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        outlets.add(subscriber, .replaced, first: value)
    }
}

extension Publisher {
    /// Sends all values to `subject`, as long as the result is kept.
    ///
    /// Matches: Combine.Publisher.subscribe(_:)
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) })
    }
}

extension AnySubscriber {
    /// Creates a subscriber that sends what it receives with a subject, which asks for the values.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { subject.send(subscription: $0) },
            receiveValue: {
                subject.send($0)
                return .none
            },
            receiveCompletion: { subject.send(completion: $0) })
    }
}
