import Foundation
import LozengeCore
import RandomFixtures
import Testing

@Suite("The variables that name the user's language")
struct LocaleVariablesTests {
    @Test(
        "Names of real locales are well formed",
        arguments: [
            "C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "en_US", "sr_RS@latin", "ca_ES.UTF-8@valencia",
            "lithuanian", "zh_Hant_TW", "es-419", "tt_RU.UTF-8@iqtelif", "nan_TW@latin",
        ])
    func real(name: String) {
        #expect(LocaleVariables.isWellFormed(name))
    }

    @Test(
        "Names that end a process in a library are not",
        arguments: [
            "", "abcdefghijklmnop", String(repeating: "a", count: 10_000), "en_", "_US", "en.",
            "en US", "en/US", "../../etc", "de_DE.UTF-8@", "e\u{301}n", "en_US.UTF-8@x\n",
        ])
    func invalid(name: String) {
        #expect(!LocaleVariables.isWellFormed(name))
    }

    @Test("Foundation accepts every well-formed name")
    func random() {
        let seed = Seeds.seed(17)
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "en", "de", "_", "-", ".", "@", "US", "UTF-8", "latin", "x", "9", "=", ";", "aaaaaaaa",
        ]
        var count = 0
        for _ in 0..<3_000 {
            let name = (0..<Int.random(in: 1...8, using: &random))
                .compactMap { _ in pieces.randomElement(using: &random) }.joined()
            guard LocaleVariables.isWellFormed(name) else { continue }
            count += 1
            let locale = Locale(identifier: name)
            #expect(!1234.5.formatted(.number.locale(locale)).isEmpty, "\(name), seed \(seed)")
        }
        #expect(count > 100)
    }
}
