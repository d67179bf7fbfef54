import Foundation

/// Calls a function if an operation exceeds its time limit.
final class DelayWatch: @unchecked Sendable {
    private let lock = NSLock()
    private let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    private var isOver = false

    init(_ patience: DispatchTimeInterval, _ action: @escaping @Sendable () -> Void) {
        timer.setEventHandler { [weak self] in
            self?.lock.withLock { if self?.isOver == false { action() } }
        }
        timer.schedule(deadline: .now() + patience)
        timer.resume()
    }

    /// Ends the watch; the function is no longer called.
    func end() {
        lock.withLock { isOver = true }
        timer.cancel()
    }

    deinit { timer.cancel() }
}
