import Foundation

/// The subscribers of a publisher that sends the same to all of them; can be used on any thread.
final class Outlets<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// True until the end was sent.
    var isOpen: Bool { lock.withLock { completion == nil } }

    /// Adds a subscriber.
    ///
    /// - Parameters:
    ///   - subscriber: The subscriber; after the end it gets the end only.
    ///   - overflow: The treatment of values that it has not asked for.
    ///   - first: A value that it gets before all others; `nil` for none.
    func add(
        _ subscriber: some Subscriber<Output, Failure>,
        _ overflow: Conduit<Output, Failure>.Overflow, first: Output? = nil
    ) {
        let conduit = Conduit(subscriber, overflow)
        let completion = lock.withLock {
            if self.completion == nil { conduits.append(conduit) }
            return self.completion
        }
        conduit.add(AnyCancellable { [weak self, weak conduit] in self?.remove(conduit) })
        if let first, completion == nil { conduit.send(first) }
        subscriber.receive(subscription: conduit)
        if let completion { conduit.send(completion: completion) }
    }

    private func remove(_ conduit: Conduit<Output, Failure>?) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    /// The number of subscribers.
    var count: Int { lock.withLock { conduits.count } }

    func send(_ value: Output) {
        // A receiver may cancel the subscription of another one, which gets nothing then.
        for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            guard self.completion == nil else { return [Conduit<Output, Failure>]() }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in ended { conduit.send(completion: completion) }
    }
}
