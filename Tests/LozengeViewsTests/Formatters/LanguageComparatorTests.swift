import Foundation
import LozengeViews
import Testing

@Suite("Comparators of the current language")
struct LanguageComparatorTests {
    nonisolated private struct File {
        var name: String
        var note: String?
    }

    private let files = ["b10", "a", "B9", "á"].map { File(name: $0, note: $0 == "a" ? nil : $0) }

    @Test("The standard order has numbers by value, and letters with accents beside those without")
    func standard() {
        #expect(
            ["b10", "z", "B9", "á", "a"].sorted(using: .localizedStandard) == [
                "a", "á", "B9", "b10", "z",
            ])
        let reversed = String.LanguageComparator.localizedStandard
        #expect(
            ["a", "b"].sorted(
                using: KeyPathComparator(\.self, comparator: reversed, order: .reverse)) == [
                    "b", "a",
                ])
    }

    @Test("The order of the language alone has numbers as letters")
    func plain() {
        #expect(["b9", "b10", "á", "a"].sorted(using: .localized) == ["a", "á", "b10", "b9"])
    }

    @Test("A comparator of texts is a standard one, also where a value may have none")
    func properties() {
        #expect(
            files.sorted(using: KeyPathComparator(\.name)).map(\.name) == ["a", "á", "B9", "b10"])
        #expect(
            files.sorted(using: KeyPathComparator(\.note)).map(\.note) == [nil, "á", "B9", "b10"])
        #expect(
            files.sorted(using: KeyPathComparator(\.name, order: .reverse)).map(\.name)
                == ["b10", "B9", "á", "a"])
    }

    @Test("Comparators are stored and compared")
    func coding() throws {
        let stored = try JSONEncoder().encode(String.LanguageComparator.localized)
        let read = try JSONDecoder().decode(String.LanguageComparator.self, from: stored)
        #expect(read == .localized && read != .localizedStandard)
    }
}
