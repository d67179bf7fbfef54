import Foundation

/// Saves a fight after every change, beside the app's other work; of several changes that wait, the
/// last.
final class SaveQueue: Sendable {
    /// A change is seen before it is saved: a large fight is more work to write than to show.
    private static let delay = DispatchTimeInterval.milliseconds(50)

    private let store: EncounterStore
    private let queue = DispatchQueue(label: "saving", qos: .utility)
    private let latest = Latest()

    /// Takes what was wrong with saving, `nil` for nothing.
    typealias Done = @MainActor (String?) -> Void

    /// What waits to be written.
    private final class Latest: @unchecked Sendable {
        private let lock = NSLock()
        private var work: (Encounter, Done)?

        /// - Returns: Whether nothing waited before.
        func put(_ encounter: Encounter, _ done: @escaping Done) -> Bool {
            lock.withLock {
                defer { work = (encounter, done) }
                return work == nil
            }
        }

        func take() -> (Encounter, Done)? {
            lock.withLock {
                defer { work = nil }
                return work
            }
        }
    }

    init(_ store: EncounterStore) {
        self.store = store
        Self.open.add(self)
    }

    /// Those whose work has to be done before the process ends, whatever ends it.
    private static let open = Open()

    private final class Open: @unchecked Sendable {
        private let lock = NSLock()
        private var queues: [SaveQueue] = []

        init() { atexit { SaveQueue.open.finish() } }

        func add(_ queue: SaveQueue) { lock.withLock { queues.append(queue) } }

        func finish() { for queue in lock.withLock({ queues }) { queue.finish() } }
    }

    /// Saves `encounter` soon, and tells on the main thread what came of it.
    func save(_ encounter: Encounter, _ done: @escaping Done) {
        guard latest.put(encounter, done) else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { self.write() }
    }

    /// Writes what waits.
    private func write() {
        guard let (encounter, done) = latest.take() else { return }
        var complaint: String?
        do { try store.save(encounter) } catch {
            complaint =
                "The encounter could not be saved (\(error.localizedDescription)); "
                + "it is tried again at the next change."
        }
        let told = complaint
        DispatchQueue.main.async { MainActor.assumeIsolated { done(told) } }
    }

    /// Saves what waits, now.
    func finish() { queue.sync { write() } }
}
