import Foundation

/// Saves a fight after every change, beside the app's other work; of several changes that wait, the
/// last.
final class SaveQueue: Sendable {
    private let store: EncounterStore
    private let queue = DispatchQueue(label: "saving")
    private let latest = Latest()

    /// What waits to be written.
    private final class Latest: @unchecked Sendable {
        private let lock = NSLock()
        private var encounter: Encounter?

        /// - Returns: Whether nothing waited before.
        func put(_ encounter: Encounter) -> Bool {
            lock.withLock {
                defer { self.encounter = encounter }
                return self.encounter == nil
            }
        }

        func take() -> Encounter? {
            lock.withLock {
                defer { encounter = nil }
                return encounter
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

    /// Saves `encounter` soon, and tells on the main thread what was wrong, `nil` for nothing.
    func save(_ encounter: Encounter, _ done: @escaping @MainActor (String?) -> Void) {
        guard latest.put(encounter) else { return }
        queue.async { [self] in
            guard let encounter = latest.take() else { return }
            var complaint: String?
            do { try store.save(encounter) } catch {
                complaint =
                    "The encounter could not be saved (\(error.localizedDescription)); "
                    + "it is tried again at the next change."
            }
            let told = complaint
            DispatchQueue.main.async { MainActor.assumeIsolated { done(told) } }
        }
    }

    /// Waits until everything is saved.
    func finish() { queue.sync {} }
}
