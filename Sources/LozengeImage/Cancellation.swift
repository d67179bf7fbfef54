import Synchronization

/// A sign to a thread that its result is not waited for.
package nonisolated final class Cancellation: Sendable {
    private let value = Mutex(false)

    package init() {}

    package var isSet: Bool { value.withLock { $0 } }
    package func set() { value.withLock { $0 = true } }
}
