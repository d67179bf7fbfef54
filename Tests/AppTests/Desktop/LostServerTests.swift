import Foundation
import LozengeTesting
import Testing

extension OnADesktop {
    @Suite("The server dies while the window is being resized")
    struct LostServer {
        /// Milliseconds; random, but the same in every run.
        nonisolated static let moments = [0, 1, 2, 3, 5, 7, 19, 42, 77, 130, 211]

        @Test("The app ends at once with status 1 and one message", arguments: moments)
        func dies(milliseconds: Int) async throws {
            let desktop = try await Desktop(milliseconds % 2 == 0 ? .none : .openbox)
            let card = try await OpenCard(on: desktop)
            let end = ContinuousClock.now + .milliseconds(milliseconds)
            var step = 0
            repeat {
                step += 1
                desktop.onlooker.resize(card.window, 480 + step * 7 % 400, 560 + step * 5 % 300)
                usleep(500)
            } while ContinuousClock.now < end

            let death = ContinuousClock.now
            desktop.server.kill()
            #expect(try await card.program.end() == .status(1))
            let time = try #require(card.program.endTime) - death
            #expect(time < .seconds(2))
            #expect(card.program.errors.count == 1, "\(card.program.errors)")
            #expect(card.program.errors.first?.contains("was lost") == true)
        }
    }
}
