import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("The card under a real pointer")
    struct Pointer {
        @Test("Damage 5 shortens the green part of the bar, and nothing else changes")
        func damage() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let hand = try Hand(on: desktop)
            let before = try await card.restingPicture()
            let bar = try #require(before.bar)
            #expect(try abs(#require(before.green) - 33 / 60) < 0.005)

            let button = try #require(before.damageButton)
            hand.click(card.area.x.lowerBound + button.x, card.area.y.lowerBound + button.y)
            try await wait(for: "the bar to change") { try card.picture.green != before.green }
            let after = try await card.restingPicture()
            #expect(try abs(#require(after.green) - 28 / 60) < 0.005)
            let change = try #require(after.difference(from: before))
            #expect(bar.contains(change), "\(change) in \(bar)")

            let heal = try #require(before.healButton)
            hand.click(card.area.x.lowerBound + heal.x, card.area.y.lowerBound + heal.y)
            try await card.shows(before, "the card as it was")
        }

        @Test("The pager shows the next portrait, and the first again after the last")
        func page() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let hand = try Hand(on: desktop)
            let first = try await card.restingPicture()
            let next = try #require(first.nextButton)
            var pages = [first]
            for _ in 0..<2 {
                let last = pages[pages.count - 1]
                hand.click(card.area.x.lowerBound + next.x, card.area.y.lowerBound + next.y)
                try await wait(for: "another portrait") {
                    try card.picture.portrait != last.portrait
                }
                pages.append(try await card.restingPicture())
            }
            #expect(pages[1].portrait != pages[2].portrait)
            #expect(pages[0].portrait != pages[2].portrait)
            hand.click(card.area.x.lowerBound + next.x, card.area.y.lowerBound + next.y)
            try await card.shows(first, "the first character again")
        }

        @Test("A press that is released elsewhere has no effect")
        func releasedElsewhere() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let hand = try Hand(on: desktop)
            let before = try await card.restingPicture()
            let button = try #require(before.damageButton)
            let (x, y) = (card.area.x.lowerBound, card.area.y.lowerBound)
            hand.give("mousemove \(x + button.x) \(y + button.y) mousedown 1")
            let pressed = try await card.changes(from: before, "the pressed button")
            #expect(pressed.green == before.green)
            hand.give("mousemove \(x + 10) \(y + 10) mouseup 1")
            try await card.shows(before, "the card as it was")
        }
    }
}
