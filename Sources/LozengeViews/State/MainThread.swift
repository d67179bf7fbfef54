import Foundation

/// Does something on the main thread: at once if this is it, or as soon as it gets to it.
nonisolated func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainThread {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}

/// Whether this is the main thread, or the main queue on whatever thread.
nonisolated var isOnMainThread: Bool {
    // A program without an event loop may leave the main queue to another thread.
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil
}

/// The mark by which the main queue is known from inside.
nonisolated private enum MainQueueMark {
    static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
