extension Subscribers {
    /// A subscriber that asks for all values and sets a property of an object to each, which it keeps until the end.
    ///
    /// Matches: Combine.Subscribers.Assign
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The object; `nil` after the end.
        public private(set) var object: Root?
        /// The property that is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        /// Creates a subscriber that sets the property at `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        public func receive(completion: Completion<Never>) { (subscription, object) = (nil, nil) }

        /// Ends the subscription.
        public func cancel() {
            let subscription = subscription
            (self.subscription, object) = (nil, nil)
            subscription?.cancel()
        }
    }
}
