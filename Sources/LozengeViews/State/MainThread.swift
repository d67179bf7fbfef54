import Foundation

/// Does something on the main thread: at once if this is it, or as soon as it gets to it.
nonisolated func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    // A program without an event loop may leave the main queue to another thread.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}

/// What the main queue is known by from inside.
nonisolated private enum MainQueueMark {
    static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
