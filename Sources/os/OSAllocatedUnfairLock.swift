import Foundation

/// A lock with the state that it protects.
///
/// Matches: os.OSAllocatedUnfairLock
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// The lock and the state at addresses of their own, which a `Mutex` does not give to a lock that
    /// is locked and unlocked by itself.
    private final class Storage {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    /// A lock with a state that may come from another thread.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` with the state while no other thread has it.
    ///
    /// Calling it again from `body` waits for ever.
    ///
    /// Matches: os.OSAllocatedUnfairLock.withLock(_:)
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls `body` with the state while no other thread has it; values are not checked for threads.
    ///
    /// Matches: os.OSAllocatedUnfairLock.withLockUnchecked(_:)
    public func withLockUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result {
        pthread_mutex_lock(storage.mutex)
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    /// Calls `body` if no other thread has the state at the moment; `nil` if one has.
    ///
    /// Matches: os.OSAllocatedUnfairLock.withLockIfAvailable(_:)
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, and takes it.
    public func lock() { pthread_mutex_lock(storage.mutex) }

    /// Gives the lock back, on the thread that took it.
    public func unlock() { pthread_mutex_unlock(storage.mutex) }

    /// Takes the lock if no other thread has it.
    ///
    /// - Returns: Whether it was taken.
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    /// Calls `body` while no other thread has the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable () throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
