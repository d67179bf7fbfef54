import LozengeCore

/// Threads that wait for decoders, at most two at once.
///
/// Not tasks: they would block the threads that all tasks of the app share.
final class DecodingThreads {
    private static let most = 2
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Does `work` on a thread, and returns what it returns.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        if running >= Self.most {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            running += 1
        }
        let value = await withCheckedContinuation { continuation in
            detachThread { continuation.resume(returning: work()) }
        }
        if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
        return value
    }
}
