/// A subscriber of any kind, or one that is made of closures.
///
/// Matches: Combine.AnySubscriber
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Creates a subscriber that stands for another one.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        receiveSubscription = { subscriber.receive(subscription: $0) }
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// Creates a subscriber that calls closures.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called before all values; without it no value is asked for.
    ///   - receiveValue: Called with each value; returns how many more are wanted. Without it none are.
    ///   - receiveCompletion: Called at the end.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        self.receiveSubscription = receiveSubscription ?? { _ in }
        self.receiveValue = receiveValue ?? { _ in .none }
        self.receiveCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

    public func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }

    public func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion(completion)
    }
}
