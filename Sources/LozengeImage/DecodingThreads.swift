import LozengeCore

/// Threads that wait for decoders and servers, a few at once.
final class DecodingThreads {
    private let most: Int
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(atMost most: Int = 2) { self.most = most }

    /// Does `work` on a thread, and returns what it returns.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        if running >= most {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            running += 1
        }
        let value = await onThread(work)
        if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
        return value
    }
}
