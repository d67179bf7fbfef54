import Foundation
import Testing

@testable import Lozenge

extension OnADesktop {
    @Suite("Every app answers --help and --version, without a display")
    struct Options {
        @Test("The app exits 0 and opens nothing", arguments: ["--help", "-h", "--version"])
        func exits(option: String) async throws {
            let card = try Program(
                executable("CharacterCard"), [option], environment: userEnvironment(display: nil))
            #expect(try await card.end(within: .seconds(60)) == .status(0))
            #expect(card.errors.isEmpty, "\(card.errors)")
        }

        @Test("The help lists every option of a snapshot; the version names the app")
        func texts() throws {
            let help = try #require(StandardOptions.answer(to: ["--help", "x"], of: "Cards"))
            #expect(help.hasPrefix("Usage: Cards "))
            for option in ["--snapshot", "--size", "--scale", "--dark", "--text-size", "--version"]
            {
                #expect(help.contains(option))
            }
            #expect(
                StandardOptions.answer(to: ["--version"], of: "Cards")?.hasPrefix("Cards") == true)
            #expect(StandardOptions.answer(to: ["FILE", "--help"], of: "Cards") == nil)
            #expect(StandardOptions.answer(to: [], of: "Cards") == nil)
        }
    }
}
