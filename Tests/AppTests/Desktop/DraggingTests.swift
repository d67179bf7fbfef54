import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Dragging the window's corner")
    struct Dragging {
        @Test("60 steps with openbox: the final size is shown within 100 ms of the last")
        func openbox() async throws {
            try await expectPrompt(.openbox, by: (5, 3))
        }

        @Test("The same when the window is made smaller")
        func openboxSmaller() async throws {
            try await expectPrompt(.openbox, by: (-2, -3))
        }

        @Test("60 steps with xfwm4", .enabled(if: Tool.xfwm4.isInstalled))
        func xfwm4() async throws {
            try await expectPrompt(.xfwm4, by: (5, 3))
        }

        /// Tries up to three times: the limit is for an idle machine.
        private func expectPrompt(_ manager: Desktop.Manager, by step: (x: Int, y: Int))
            async throws
        {
            var times: [Duration] = []
            repeat {
                times.append(try await drag(on: Desktop(manager), by: step))
            } while times.count < 3 && times[times.count - 1] >= .milliseconds(100)
            #expect(times[times.count - 1] < .milliseconds(100), "\(times)")
        }

        /// Drags by 60 such steps, and measures the time until the final picture.
        private func drag(
            on desktop: Desktop, by step: (x: Int, y: Int)
        ) async throws -> Duration {
            let card = try await OpenCard(on: desktop)
            let hand = try Hand(on: desktop)
            let before = try await card.restingPicture()
            let (x, y) = (card.area.x.upperBound - 10, card.area.y.upperBound - 10)
            hand.give("mousemove \(x) \(y) keydown alt mousedown 3 mousemove \(x + 1) \(y + 1)")
            hand.move(to: x, y)
            try await wait(for: "the drag to begin") { desktop.onlooker.isGrabbed }

            let film = try Film.record(card, expecting: 60) { number in
                hand.move(to: x + number * step.x, y + number * step.y)
            }
            hand.give("mouseup 3 keyup alt")
            let after = try await card.restingPicture()
            #expect(after.width == before.width + 60 * step.x)
            #expect(after.height == before.height + 60 * step.y)
            #expect(CardColor.parchment.matches(after[after.width - 2, after.height - 2]))

            let time = try #require(film.time(until: after))
            print(
                "measured: the final size after \(time), \(film.sizes) sizes were seen on the way")
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
            return time
        }
    }
}
