import LozengeTesting
import Testing

@testable import CharacterCard
@testable import CharacterSheet

@Suite("The table of abilities")
struct AbilityTableTests {
    @Test("All cells have the same size", arguments: DynamicTypeSize.allCases)
    func equal(size: DynamicTypeSize) throws {
        for (width, height) in [(320, 240), (480, 560), (1280, 1024)] {
            let screen = openParty(CGFloat(width), CGFloat(height))
            screen.textSize = size
            let cells = Array(screen.fills(SheetColor.parchment.light).dropFirst())
            #expect(cells.count == 6)
            let first = try #require(cells.first)
            for cell in cells {
                #expect(abs(cell.width - first.width) < 0.001, "\(width) × \(height)")
                #expect(abs(cell.height - first.height) < 0.001, "\(width) × \(height)")
            }
        }
    }

    @Test("Every name and number is inside its cell", arguments: DynamicTypeSize.allCases)
    func inside(size: DynamicTypeSize) throws {
        let screen = openParty()
        screen.textSize = size
        let cells = screen.fills(SheetColor.parchment.light).dropFirst()
        for (name, cell) in zip(["STR", "DEX", "CON", "INT", "WIS", "CHA"], cells) {
            let frame = try #require(screen.frame(of: name))
            #expect(cell.contains(frame), "\(name) \(frame) in \(cell)")
        }
    }
}
