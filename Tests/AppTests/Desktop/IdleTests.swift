import Foundation
import SanitizerFixtures
import Testing

extension OnADesktop {
    @Suite("An idle app")
    struct Idle {
        @Test(
            "It sleeps, and sends nothing to the server, for ten seconds",
            .disabled(
                if: Sanitizer.isThread, "ThreadSanitizer wakes a process ten times a second."))
        func sleeps() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            try await card.takesKeys()
            let usual = try await card.restingPicture()

            let before = try Activity(of: card.program.id)
            try await Task.sleep(for: .seconds(10))
            let after = try Activity(of: card.program.id)
            print(
                "measured: \(after.awakenings(since: before)) awakenings in 10 s,",
                "\(after.bytesWritten - before.bytesWritten) bytes written")
            #expect(after.awakenings(since: before) <= 1)
            #expect(after.bytesWritten == before.bytesWritten)

            // The measurement detects activity.
            let hand = try Hand(on: desktop)
            hand.press("ctrl+plus")
            _ = try await card.changes(from: usual, "larger text")
            let awake = try Activity(of: card.program.id)
            #expect(awake.awakenings(since: after) > 1)
            #expect(awake.bytesWritten > after.bytesWritten)
        }
    }
}
