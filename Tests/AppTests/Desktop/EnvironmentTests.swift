import Foundation
import Testing

extension OnADesktop {
    @Suite("An invalid environment variable gets one message, and the app opens")
    struct InvalidEnvironment {
        nonisolated static let letters = String(repeating: "a", count: 40)

        @Test(
            "Invalid values",
            arguments: [
                ["LANG": letters], ["LC_ALL": letters], ["LC_MESSAGES": "en_US.\(letters)"],
                ["LOZENGE_SCALE": "huge"], ["LOZENGE_SCALE": "nan"], ["LOZENGE_SCALE": "-1"],
                ["LOZENGE_COLOR_SCHEME": "blue"],
            ])
        func invalid(variables: [String: String]) async throws {
            let desktop = try await Desktop(.none)
            let card = try await OpenCard(on: desktop, settings: variables)
            #expect(card.program.errors.count == 1, "\(card.program.errors)")
            let sentence = try #require(card.program.errors.first)
            #expect(sentence.hasPrefix("lozenge: Invalid "), "\(sentence)")
            #expect(sentence.contains(try #require(variables.keys.first)), "\(sentence)")
            #expect(sentence.hasSuffix("."), "\(sentence)")
        }
    }
}
