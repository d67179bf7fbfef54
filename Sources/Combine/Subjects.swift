import Foundation

/// A publisher of what is sent into it.
///
/// Matches: Combine.PassthroughSubject
/// Differs: it does not end.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let receivers = Receivers<Output>()

    /// Creates a subject without subscribers.
    public init() {}

    public func send(_ value: Output) { receivers.send(value) }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receivers.add(receive)
    }
}

extension PassthroughSubject where Output == Void {
    /// Notifies the subscribers.
    public func send() { send(()) }
}

/// A publisher of a value and its changes; a subscriber receives the current value first.
///
/// Matches: Combine.CurrentValueSubject
/// Differs: it does not end.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private let receivers = Receivers<Output>()
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
        lock.withLock { present = value }
        receivers.send(value)
    }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receivers.add(receive, first: value)
    }
}

/// The subscribers of a publisher; can be used on any thread.
final class Receivers<Output>: @unchecked Sendable {
    private let lock = NSLock()
    private var receivers: [(id: Int, receive: (Output) -> Void)] = []
    private var nextID = 0

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let id = lock.withLock {
            nextID += 1
            receivers.append((nextID, receive))
            return nextID
        }
        return AnyCancellable { [weak self] in self?.remove(id) }
    }

    /// Adds a subscriber and sends it `first`; values sent meanwhile come after it.
    func add(_ receive: @escaping (Output) -> Void, first: Output) -> AnyCancellable {
        let subscription = add(receive)
        receive(first)
        return subscription
    }

    private func remove(_ id: Int) {
        lock.withLock { receivers.removeAll { $0.id == id } }
    }

    func send(_ value: Output) {
        // A receiver may cancel the subscription of another one.
        for receiver in lock.withLock({ receivers }) where isListening(receiver.id) {
            receiver.receive(value)
        }
    }

    private func isListening(_ id: Int) -> Bool {
        lock.withLock { receivers.contains { $0.id == id } }
    }
}
