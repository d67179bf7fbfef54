import Foundation

/// Performs `work` on a detached thread; at once if no thread can be created.
///
/// Not on a queue of Dispatch's, whose first use starts a timer that wakes the app every second, and
/// not on a thread of Foundation's, which brings dictionaries of objects into the start of an app.
package func detachThread(_ work: @escaping @Sendable () -> Void) {
    let held = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, { Work.run($0) }, held.toOpaque())
    guard failure == 0 else { return _ = Work.run(held.toOpaque()) }
    pthread_detach(thread)
}

/// Returns the result of a function that may block, called on a thread of its own.
///
/// Not in a task: it would block a thread that all tasks of the app share.
package func onThread<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
        detachThread { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
}

private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ held: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let held { Unmanaged<Work>.fromOpaque(held).takeRetainedValue().body() }
        return nil
    }
}
