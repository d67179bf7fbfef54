import LozengeTesting
import Testing

@Suite("Wounds")
struct WoundsTests {
    @Test("Damage takes five hit points away, and heal gives them back")
    func numbers() {
        let screen = openParty()
        #expect(screen.hitPoints == "33/60")
        screen.click("Damage 5")
        #expect(screen.hitPoints == "28/60")
        screen.click("Heal 5")
        screen.click("Heal 5")
        #expect(screen.hitPoints == "38/60")
    }

    @Test("Hit points do not go below 0; Damage is disabled there")
    func none() {
        let screen = openParty()
        for _ in 0..<7 {
            #expect(!screen.isPale("Damage 5"))
            screen.click("Damage 5")
        }
        #expect(screen.hitPoints == "0/60")
        #expect(screen.isPale("Damage 5") && !screen.isPale("Heal 5"))
        screen.click("Damage 5")
        #expect(screen.hitPoints == "0/60")
        screen.click("Heal 5")
        #expect(screen.hitPoints == "5/60")
        #expect(!screen.isPale("Damage 5"))
    }

    @Test("Hit points do not exceed the maximum; Heal is disabled there")
    func all() {
        let screen = openParty()
        for _ in 0..<6 {
            #expect(!screen.isPale("Heal 5"))
            screen.click("Heal 5")
        }
        #expect(screen.hitPoints == "60/60")
        #expect(screen.isPale("Heal 5") && !screen.isPale("Damage 5"))
        screen.click("Heal 5")
        #expect(screen.hitPoints == "60/60")
    }

    @Test("Each character has separate wounds")
    func ownWounds() {
        let screen = openParty()
        screen.click("Damage 5")
        screen.click("›")
        #expect(screen.hitPoints == "44/52")
        screen.click("Damage 5")
        screen.click("‹")
        #expect(screen.hitPoints == "28/60")
        screen.click("›")
        #expect(screen.hitPoints == "39/52")
    }

    @Test(
        "The words of the buttons have their full size in a window of any height",
        arguments: [300.0, 560, 720])
    func fullSize(height: CGFloat) throws {
        let line = try #require(openParty(430, 560).readings.first { $0.text == "Heal 5" }).frame
            .height
        for width in [480.0, 1000] {
            let reading = openParty(width, height).readings.first { $0.text == "Heal 5" }
            #expect(try #require(reading).frame.height == line)
        }
    }
}
