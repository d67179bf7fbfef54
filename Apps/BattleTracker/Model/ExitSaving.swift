import Foundation

/// Saves unsaved changes before the process ends, for any reason.
final class ExitSaving: @unchecked Sendable {
    static let shared = ExitSaving()

    /// The time limit for a disk that does not respond.
    private static let patience = DispatchTimeInterval.seconds(5)

    private let lock = NSLock()
    private var queues: [ObjectIdentifier: SaveQueue] = [:]

    private init() { atexit { ExitSaving.shared.end() } }

    /// Adds a queue with unsaved changes.
    func add(_ queue: SaveQueue) { lock.withLock { queues[ObjectIdentifier(queue)] = queue } }

    func remove(_ queue: SaveQueue) {
        lock.withLock { _ = queues.removeValue(forKey: ObjectIdentifier(queue)) }
    }

    private func end() {
        let deadline = DispatchTime.now() + Self.patience
        for queue in lock.withLock({ Array(queues.values) }) {
            guard let message = queue.end(by: deadline) else { continue }
            try? FileHandle.standardError.write(
                contentsOf: Data("BattleTracker: \(message)\n".utf8))
        }
    }
}
