import Foundation

/// Saves an encounter after every change, in the background; of several pending changes, the last.
final class SaveQueue: Sendable {
    /// A change is shown before it is saved: writing a large encounter takes longer than showing it.
    private static let delay = DispatchTimeInterval.milliseconds(50)

    private let queue = DispatchQueue(label: "saving", qos: .utility)
    private let document: OpenDocument
    private let latest = LatestChange()
    private let patience: DispatchTimeInterval

    /// - Parameters:
    ///   - document: The document, which is used by this queue from now on.
    ///   - patience: How long the disk may take before the user is told.
    init(_ document: OpenDocument, patience: DispatchTimeInterval = .seconds(5)) {
        self.document = document
        self.patience = patience
    }

    /// Saves `encounter` soon, and reports the outcome on the main actor.
    func save(_ encounter: Encounter, _ report: @escaping @MainActor (SaveOutcome) -> Void) {
        let isFirst = latest.put(encounter, report)
        ExitSaving.shared.add(self)
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { self.write() }
    }

    /// Writes the pending change.
    private func write() {
        guard let (encounter, report) = latest.take() else { return }
        let watch = DelayWatch(patience) {
            Self.onMain {
                report(
                    .delayed(
                        "The encounter is not saved yet: the disk does not respond. "
                            + "Keep Battle Tracker open until this message is gone."))
            }
        }
        let outcome = document.save(encounter)
        watch.end()
        if outcome == .saved { forget() }
        Self.onMain { report(outcome) }
    }

    /// Does not save again when the process ends, unless another change waits.
    private func forget() {
        ExitSaving.shared.remove(self)
        if !latest.isEmpty { ExitSaving.shared.add(self) }
    }

    /// Calls `report` on the main actor if another process has written the document, and no change is
    /// pending.
    func lookForChanges(_ report: @escaping @MainActor () -> Void) {
        queue.async {
            guard self.latest.isEmpty, self.document.isOutdated else { return }
            Self.onMain(report)
        }
    }

    /// Reads the document again, and discards the pending change.
    func reload(_ report: @escaping @MainActor (EncounterStore.Loaded) -> Void) {
        queue.async {
            _ = self.latest.take()
            let loaded = self.document.reload()
            self.forget()
            Self.onMain { report(loaded) }
        }
    }

    /// Saves `encounter` as a copy, which is the document from then on.
    func keepBoth(
        _ encounter: Encounter, _ report: @escaping @MainActor (CopyOutcome) -> Void
    ) {
        queue.async {
            _ = self.latest.take()
            let outcome = self.document.keepBoth(encounter)
            if case .copied = outcome { self.forget() }
            Self.onMain { report(outcome) }
        }
    }

    private static func onMain(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }

    /// Saves the pending change, now.
    func finish() { queue.sync { write() } }

    /// Saves unsaved changes before the process ends; gives up at `deadline`.
    ///
    /// - Returns: A message for the user, in sentences; `nil` for none.
    func end(by deadline: DispatchTime) -> String? {
        let done = DispatchSemaphore(value: 0)
        let answer = Answer()
        queue.async {
            self.write()
            answer.message = self.document.end()
            done.signal()
        }
        guard done.wait(timeout: deadline) == .success else {
            return "The last changes are not saved: the disk does not respond."
        }
        return answer.message
    }

    /// Written before the semaphore is signalled, read after it.
    private final class Answer: @unchecked Sendable { var message: String? }
}
