import LozengeTesting
import Testing

@testable import CharacterCard
@testable import CharacterSheet

@Suite("The hit-point bar")
struct HitPointBarTests {
    @Test(
        "The green part is the share of hit points left, in any window",
        arguments: [(320, 240), (440, 560), (480, 560), (601, 433), (1280, 1024), (3840, 2160)])
    func width(windowWidth: Int, windowHeight: Int) throws {
        let screen = openParty(CGFloat(windowWidth), CGFloat(windowHeight))
        for _ in 0..<8 {
            let left = try #require(screen.hitPoints?.split(separator: "/").first)
            let bar = try #require(screen.fills(.blood).first)
            let green = try #require(screen.fills(.vigour).first)
            #expect(abs(green.width - bar.width * CGFloat(Int(left) ?? 0) / 60) < 0.001)
            #expect(green.origin == bar.origin && green.height == bar.height)
            screen.click("Damage 5")
            screen.advance(by: .seconds(2))
        }
        #expect(screen.hitPoints == "0/60")
    }

    @Test("The bar grows with the window, and with the text", arguments: [480, 520, 560])
    func size(width: CGFloat) throws {
        let screen = openParty(width)
        let bar = try #require(screen.fills(.blood).first)
        // Padding of window and card, the portrait and the space after it.
        #expect(abs(bar.width - (width - 2 * 24 - 2 * 16 - 128 - 16)) < 0.001)
        screen.textSize = .accessibility1
        let larger = try #require(screen.fills(.blood).first)
        #expect(larger.height > bar.height && abs(larger.width - bar.width) < 0.001)
    }
}
