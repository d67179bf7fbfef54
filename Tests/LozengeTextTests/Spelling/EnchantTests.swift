import Testing

@testable import LozengeText

@Suite("Dictionaries of Enchant")
struct EnchantTests {
    @Test("A misspelled word is found, and the word that is meant")
    func checked() throws {
        let dictionary = try #require(Enchant.shared?.dictionary(of: "en-US"))
        #expect(dictionary.isCorrect("friend") && dictionary.isCorrect("don't"))
        #expect(!dictionary.isCorrect("freind"))
        #expect(dictionary.suggestions(for: "freind").contains("friend"))
        #expect(dictionary.isCorrect(""))
    }

    @Test("A language takes the dictionary of its main language; one without any has none")
    func languages() throws {
        let enchant = try #require(Enchant.shared)
        #expect(enchant.dictionary(of: "en") != nil)
        #expect(enchant.dictionary(of: "en-US") === enchant.dictionary(of: "en-US"))
        for language in ["", "tlh", "../../etc/passwd", "x y", "-"] {
            #expect(enchant.dictionary(of: language) == nil)
        }
    }

    @Test("Without the library there are no dictionaries")
    func missing() {
        #expect(Enchant(names: ["libnone.so.9"]) == nil)
    }
}
