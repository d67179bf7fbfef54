import Foundation

/// The reason for which a test cannot continue, as a sentence.
package nonisolated struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The limit of a wait: after it the test fails.
///
/// A test shares the main actor with others, so time alone does not end a wait: the condition is evaluated
/// at least ``leastTries`` times.
private struct Patience {
    static let leastTries = 100

    private let deadline: ContinuousClock.Instant
    private var tries = 0

    init(_ limit: Duration) { deadline = .now + limit }

    /// Counts a try that had no result.
    ///
    /// - Throws: A ``Failure`` if it was the last.
    mutating func failed(waitingFor what: String) throws {
        tries += 1
        guard tries >= Self.leastTries, ContinuousClock.now > deadline else { return }
        throw Failure(description: "Waited in vain for \(what).")
    }
}

/// Waits until a condition holds; fails if it does not within `limit`.
///
/// Other tasks run meanwhile.
package func wait(
    for what: String, within limit: Duration = .seconds(60),
    until condition: @MainActor () async throws -> Bool
) async throws {
    var patience = Patience(limit)
    while try await !condition() {
        try patience.failed(waitingFor: what)
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Calls `step`, such as a turn of an event loop, until a condition holds; fails after `limit`.
///
/// No other task of the main actor runs meanwhile.
package func wait(
    for what: String, within limit: Duration = .seconds(60), running step: () throws -> Void,
    until condition: () throws -> Bool
) throws {
    var patience = Patience(limit)
    while try !condition() {
        try patience.failed(waitingFor: what)
        try step()
    }
}
