import Foundation

/// Calls `action` on the main thread: immediately if this is it, otherwise asynchronously.
nonisolated func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainThread {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}

/// Returns the result of `body` on the main thread; `nil` on others.
nonisolated func ifOnMainThread<Result: Sendable>(_ body: @MainActor () -> Result?) -> Result? {
    isOnMainThread ? MainActor.assumeIsolated(body) : nil
}

/// True on the main thread, and on the main queue in any thread.
nonisolated var isOnMainThread: Bool {
    // A program without an event loop may leave the main queue to another thread.
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil
}

/// A mark that identifies the main queue.
nonisolated private enum MainQueueMark {
    static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
