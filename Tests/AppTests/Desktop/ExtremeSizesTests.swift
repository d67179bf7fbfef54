import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("A window that another client makes extremely small or large")
    struct ExtremeSizes {
        @Test(
            "The app survives, and is drawn correctly again at a normal size",
            arguments: [(1, 1), (1, 900), (32767, 400), (400, 32767)])
        func extreme(width: Int, height: Int) async throws {
            let desktop = try await Desktop(.none)
            let card = try await OpenCard(on: desktop)
            let normal = try await card.restingPicture()

            for _ in 0..<2 {
                desktop.onlooker.resize(card.window, width, height)
                try await wait(for: "the window to be \(width) × \(height)") {
                    card.area == PixelArea(x: 0..<width, y: 0..<height)
                }
                let extreme = try await card.restingPicture()
                // The screen below is black.
                #expect(extreme.area { $0 == 0 } == nil)
                #expect(card.isRunning)

                desktop.onlooker.resize(card.window, normal.width, normal.height)
                try await card.shows(normal, "the card as it was")
            }
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
        }

        @Test("The visible part of a window 32767 pixels wide is the card's left part")
        func wide() async throws {
            let desktop = try await Desktop(.none)
            let card = try await OpenCard(on: desktop)
            desktop.onlooker.resize(card.window, 32767, 400)
            try await wait(for: "the wide window") { card.area.x.count == 32767 }
            let wide = try await card.restingPicture()
            // The card is in the middle of the window, far beyond the screen.
            #expect(wide.area { !CardColor.parchment.matches($0) } == nil)
        }
    }
}
