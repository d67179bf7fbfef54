import LozengeCore
import Testing

@testable import LozengeControls

@Suite("Colours in words")
struct ColorNameTests {
    private nonisolated static let named: [(Color, String)] = [
        (.red, "Red"), (.orange, "Orange"), (.yellow, "Yellow"), (.green, "Green"),
        (.mint, "Teal"), (.teal, "Teal"), (.cyan, "Cyan"), (.blue, "Blue"), (.indigo, "Indigo"),
        (.purple, "Purple"), (.pink, "Pink"), (.brown, "Brown"), (.white, "White"),
        (.gray, "Gray"), (.black, "Black"), (.clear, "Clear"),
    ]

    @Test("The system's colours have their own names", arguments: named)
    func system(color: Color, name: String) {
        #expect(color.resolve(in: .light).name == name)
    }

    @Test(
        "A name says what is unusual about the hue",
        arguments: [
            ("#000080", "Dark blue"), ("#0000FF", "Blue"), ("#FFB6C1", "Light pink"),
            ("#ADD8E6", "Light cyan"), ("#404040", "Dark gray"), ("#D3D3D3", "Light gray"),
            ("#5C3317", "Brown"), ("#FF000080", "Red, 50% opaque"), ("#808000", "Dark yellow"),
        ])
    func described(digits: String, name: String) throws {
        #expect(try #require(Color.Resolved(hexadecimal: digits)).name == name)
    }
}
