import Foundation

/// The reason for which a test cannot continue, as a sentence.
nonisolated struct Failure: Error, CustomStringConvertible {
    let description: String
}

/// Waits until a condition holds; fails if it does not within `limit`.
///
/// Other tasks run meanwhile, so the condition is evaluated once more after the limit.
func wait(
    for what: String, within limit: Duration = .seconds(20),
    until condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
        let isLate = ContinuousClock.now > deadline
        if try await condition() { return }
        guard !isLate else { throw Failure(description: "Waited in vain for \(what).") }
        try await Task.sleep(for: .milliseconds(2))
    }
}
