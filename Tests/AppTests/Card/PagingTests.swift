import LozengeTesting
import Testing

@Suite("Paging through the party")
struct PagingTests {
    @Test("After the last comes the first")
    func forwards() {
        let screen = openParty()
        var seen: [String?] = []
        for _ in 0..<4 {
            seen.append(screen.portrait)
            screen.click("›")
        }
        #expect(seen == ["rogue", "brawler", "barbarian", "rogue"])
    }

    @Test("Before the first comes the last")
    func backwards() {
        let screen = openParty()
        screen.click("‹")
        #expect(screen.portrait == "barbarian")
        #expect(screen.frame(of: "Orm Ashbeard") != nil)
        #expect(screen.frame(of: "Level 9 Barbarian") != nil)
        screen.click("‹")
        #expect(screen.portrait == "brawler")
    }

    @Test("The window looks as before when everybody was shown")
    func around() {
        let screen = openParty()
        let before = screen.text
        for _ in 0..<3 { screen.click("›") }
        #expect(screen.text == before)
    }
}
