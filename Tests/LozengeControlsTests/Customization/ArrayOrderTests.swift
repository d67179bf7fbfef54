import Testing

@testable import LozengeControls

@Suite("Orders that the user has chosen")
struct ArrayOrderTests {
    /// Capital letters have names.
    private func name(_ letter: Character) -> String? {
        letter.isUppercase ? String(letter) : nil
    }

    private func arranged(_ letters: String, by order: [String]) -> String {
        String(Array(letters).arranged(by: order, name: name))
    }

    @Test(
        "Named elements are in the order, in the places of all named ones; others stay",
        arguments: [
            ("AbC", ["C", "A"], "CbA"), ("ABCD", ["C", "A"], "CBAD"), ("ABC", [], "ABC"),
            ("ABC", ["X", "B", "B", "A"], "BAC"), ("abc", ["A"], "abc"), ("", ["A"], ""),
            ("ABA", ["B", "A"], "BAA"),
        ])
    func order(letters: String, order: [String], result: String) {
        #expect(arranged(letters, by: order) == result)
    }

    @Test("The neighbour is the nearest element that is suitable; beyond the ends is none")
    func neighbors() {
        let letters = Array("AbCd")
        func neighbor(_ index: Int, _ step: Int) -> Int? {
            letters.neighbor(of: index, step: step) { $0.isUppercase }
        }
        #expect(neighbor(0, 1) == 2 && neighbor(2, -1) == 0)
        #expect(neighbor(2, 1) == nil && neighbor(0, -1) == nil)
    }
}
