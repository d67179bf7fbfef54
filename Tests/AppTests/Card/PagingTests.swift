import LozengeTesting
import Testing

@Suite("Paging through the party")
struct PagingTests {
    @Test("The first character follows the last")
    func forwards() {
        let screen = openParty()
        var seen: [String?] = []
        for _ in 0..<4 {
            seen.append(screen.portrait)
            screen.click("›")
        }
        #expect(seen == ["rogue", "brawler", "barbarian", "rogue"])
    }

    @Test("The last character precedes the first")
    func backwards() {
        let screen = openParty()
        screen.click("‹")
        #expect(screen.portrait == "barbarian")
        #expect(screen.frame(of: "Orm Ashbeard") != nil)
        #expect(screen.frame(of: "Level 9 Barbarian") != nil)
        screen.click("‹")
        #expect(screen.portrait == "brawler")
    }

    @Test("The window looks as before after all characters were shown")
    func around() {
        let screen = openParty()
        let before = screen.text
        for _ in 0..<3 { screen.click("›") }
        #expect(screen.text == before)
    }
}
