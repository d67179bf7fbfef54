import Foundation
import Testing

extension OnADesktop {
    @Suite("On a machine without fonts")
    struct MissingFonts {
        @Test("The app reports it once, with a remedy, and shows everything that is not text")
        func runs() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(
                on: desktop, settings: ["FONTCONFIG_FILE": fixture("fonts/none.conf")])
            let picture = try await card.restingPicture()
            for color in [CardColor.white, .vigour, .blood] {
                #expect(picture.area(where: color.matches) != nil, "\(color)")
            }
            try await card.takesKeys()
            let hand = try Hand(on: desktop)
            for key in ["ctrl+plus", "ctrl+minus", "ctrl+0"] { hand.press(key) }
            try await desktop.onlooker.ping(card.window)
            #expect(card.isRunning)
            #expect(card.program.errors.count == 1, "\(card.program.errors)")
            #expect(card.program.errors.first?.contains("Install a font, such as fonts-") == true)
        }
    }
}
