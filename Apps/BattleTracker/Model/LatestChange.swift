import Foundation

/// The change that waits to be saved; a later one takes its place.
final class LatestChange: @unchecked Sendable {
    typealias Change = (Encounter, @MainActor (SaveOutcome) -> Void)

    private let lock = NSLock()
    private var change: Change?

    /// - Returns: True if no change waited before.
    func put(_ encounter: Encounter, _ report: @escaping @MainActor (SaveOutcome) -> Void) -> Bool {
        lock.withLock {
            defer { change = (encounter, report) }
            return change == nil
        }
    }

    var isEmpty: Bool { lock.withLock { change == nil } }

    func take() -> Change? {
        lock.withLock {
            defer { change = nil }
            return change
        }
    }
}
