import LozengeTesting
import Testing

@testable import CharacterCard

@Suite("Character Card")
struct CharacterCardTests {
    @Test func sizes() {
        let screen = Screen(480, 560, pictures: ["rogue": CGSize(width: 128, height: 128)]) { PartyView() }
        for _ in 0..<5 {
            screen.press(.character("+"), modifiers: .control)
            print(screen.textSize, screen.bodyEvaluations)
            print(screen.text.split(separator: "\n").prefix(12).joined(separator: "\n"))
        }
    }
}
