import LozengeCore

/// The keys on their way to a screen reader and to the app.
///
/// A key waits until the reader says whether it takes it: what a key changes has to be heard after the key. A reader that
/// does not answer holds it up for a fraction of a second, or for a second while a key for a reader's commands is held.
///
/// Source: `docs/accessibility.md`, BUS-9.
final class ReaderKeys {
    /// A key that waits for an answer.
    private final class Waiting {
        /// True if the reader takes the key; `nil` without an answer.
        var isTaken: Bool?
        let handle: () -> Void

        init(_ handle: @escaping () -> Void) { self.handle = handle }
    }

    private let timers: TimerQueue
    private let tell: (ReaderKey, @escaping @MainActor @Sendable (Bool) -> Void) -> Void
    /// The held keys for commands.
    private var held: Set<UInt32> = []
    /// The keys that wait, in their order.
    private var waiting: [Waiting] = []

    /// - Parameters:
    ///   - timers: The timers of the loop.
    ///   - tell: Tells a reader a key, and calls its second argument with the answer.
    init(
        timers: TimerQueue,
        tell: @escaping (ReaderKey, @escaping @MainActor @Sendable (Bool) -> Void) -> Void
    ) {
        (self.timers, self.tell) = (timers, tell)
    }

    /// The time within which a reader answers.
    private static let patience = Duration.milliseconds(250)
    private static let patienceForCommands = Duration.seconds(1)

    /// Tells a reader a key, and calls `handle` for the app unless the reader takes it.
    func pass(_ key: ReaderKey, handle: @escaping () -> Void) {
        if key.isForCommands, key.isPress { held.insert(key.code) }
        let patience = held.isEmpty ? Self.patience : Self.patienceForCommands
        if !key.isPress { held.remove(key.code) }
        let entry = Waiting(handle)
        waiting.append(entry)
        tell(key) { [weak self] in self?.answer(entry, isTaken: $0) }
        timers.add(at: .now + patience) { [weak self] in self?.answer(entry, isTaken: false) }
    }

    /// Forgets the held keys, after the focus went to another window.
    func left() { held = [] }

    private func answer(_ entry: Waiting, isTaken: Bool) {
        entry.isTaken = entry.isTaken ?? isTaken
        while let first = waiting.first, let isTaken = first.isTaken {
            waiting.removeFirst()
            if !isTaken { first.handle() }
        }
    }
}
