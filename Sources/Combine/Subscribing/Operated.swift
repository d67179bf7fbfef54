extension Publishers {
    /// A publisher that an operator makes of others: for each subscriber a function that sends into a conduit.
    ///
    /// Extension: Combine has a type of its own for each operator.
    public struct Operated<Output, Failure: Error>: Publisher {
        let overflow: Conduit<Output, Failure>.Overflow
        let start: (Conduit<Output, Failure>) -> Void

        init(
            _ overflow: Conduit<Output, Failure>.Overflow = .kept,
            start: @escaping (Conduit<Output, Failure>) -> Void
        ) {
            (self.overflow, self.start) = (overflow, start)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let conduit = Conduit(subscriber, overflow)
            subscriber.receive(subscription: conduit)
            start(conduit)
        }
    }
}
