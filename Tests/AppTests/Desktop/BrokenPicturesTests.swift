import Foundation
import SanitizerFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("An invalid picture gets one message and a placeholder")
    struct BrokenPictures {
        @Test("A file that is not a picture", arguments: BrokenPicture.allCases)
        func broken(picture: BrokenPicture) async throws {
            let desktop = try await Desktop(.none)
            let file = desktop.folder + "/rogue@3x.png"
            try picture.write(to: file)
            try await expectPlaceholder(
                on: desktop, settings: ["LOZENGE_ASSETS": desktop.folder], sentence: file)
        }

        @Test("A missing file")
        func missing() async throws {
            let desktop = try await Desktop(.none)
            let app = desktop.folder + "/CharacterCard"
            try FileManager.default.copyItem(atPath: executable("CharacterCard"), toPath: app)
            try await expectPlaceholder(on: desktop, app: app, sentence: "rogue")
        }

        @Test("A picture in the folder of LOZENGE_ASSETS replaces the app's")
        func given() async throws {
            let desktop = try await Desktop(.none)
            let given = fixture("../../assets/portraits/brawler.png")
            try FileManager.default.copyItem(
                atPath: given, toPath: desktop.folder + "/rogue.png")
            let whole = try await OpenCard(on: desktop)
            let usual = try await whole.restingPicture()
            whole.program.kill()
            try await whole.program.end()

            let card = try await OpenCard(
                on: desktop, settings: ["LOZENGE_ASSETS": desktop.folder])
            #expect(try await card.restingPicture() != usual)
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
        }

        @Test("A large picture is shown as soon as it is decoded, without another request")
        func large() async throws {
            let desktop = try await Desktop(.none)
            try FileManager.default.copyItem(
                atPath: fixture("pictures/large.png"), toPath: desktop.folder + "/rogue@3x.png")
            let card = try await OpenCard(
                on: desktop, settings: ["LOZENGE_ASSETS": desktop.folder])
            try await wait(for: "the portrait") {
                // The whole picture is one green; the banner over its foot is translucent.
                (try card.picture.area { $0 == 0x00ff00 })?.x.count ?? 0 >= 128
            }
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
        }

        @Test("A drawing that takes hours does not delay the window, and is abandoned")
        func endless() async throws {
            let desktop = try await Desktop(.none)
            try FileManager.default.copyItem(
                atPath: fixture("pictures/turbulence.svg"), toPath: desktop.folder + "/rogue.svg")
            let start = ContinuousClock.now
            let card = try await OpenCard(
                on: desktop, settings: ["LOZENGE_ASSETS": desktop.folder])
            #expect(ContinuousClock.now - start < .seconds(10))
            try await wait(for: "the sentence", within: .seconds(120)) {
                !card.program.errors.isEmpty
            }
            let file = desktop.folder + "/rogue.svg"
            #expect(
                card.program.errors == [
                    "lozenge: Cannot show \(file): decoding it takes more than 10 seconds of "
                        + "processor time. A placeholder is shown. Use a smaller or simpler picture."
                ])
            try await wait(for: "the placeholder") {
                try card.picture.area { CardColor.mark.matches($0) } != nil
            }
        }

        @Test(
            "A picture of 64 megapixels is decoded at the size of the portrait",
            .disabled(
                if: Sanitizer.isPresent, "Measures memory, most of which is a sanitizer's own."))
        func huge() async throws {
            let desktop = try await Desktop(.none)
            try FileManager.default.copyItem(
                atPath: fixture("pictures/huge.png"), toPath: desktop.folder + "/rogue@3x.png")
            let card = try await OpenCard(
                on: desktop, settings: ["LOZENGE_ASSETS": desktop.folder])
            try await wait(for: "the portrait", within: .seconds(60)) {
                (try card.picture.area { $0 == 0x00ff00 })?.x.count ?? 0 >= 128
            }
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
            let status = try String(
                contentsOfFile: "/proc/\(card.program.id)/status", encoding: .utf8)
            let peak = try #require(
                status.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) })
            #expect(peak < 120_000)
        }

        /// Expects the card to be unchanged except for the portrait.
        private func expectPlaceholder(
            on desktop: Desktop, app: String? = nil, settings: [String: String] = [:],
            sentence: String
        ) async throws {
            let whole = try await OpenCard(on: desktop)
            let expected = try await whole.restingPicture()
            whole.program.kill()
            try await whole.program.end()

            let card = try await OpenCard(on: desktop, at: app, settings: settings)
            let shown = try await card.restingPicture()
            let portrait = try #require(shown.difference(from: expected))
            // 128 × 160 pixels, and a translucent shadow.
            #expect((128...144).contains(portrait.x.count), "\(portrait)")
            #expect((160...176).contains(portrait.y.count), "\(portrait)")
            #expect(CardColor.mark.matches(shown[portrait.midX, portrait.midY]))
            #expect(card.program.errors.count == 1, "\(card.program.errors)")
            #expect(card.program.errors.first?.contains(sentence) == true)
            #expect(card.program.errors.first?.hasSuffix(".") == true, "\(card.program.errors)")
        }
    }
}
