import CX11
import Foundation
import LozengeTesting
import Testing
import WaitingFixtures

@testable import BattleTracker

extension OnADesktop {
    @Suite("An encounter by keyboard alone")
    struct Fight {
        @Test("Six rounds, with damage, a new goblin and an undo; killed and reopened")
        func sixRounds() async throws {
            let desktop = try await Desktop()
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            // In each round the acting combatant damages another.
            for round in 1...6 {
                try await table.waits(for: "round \(round)") { $0.round == round }
                hand.press("ctrl+d")
                hand.give("type --delay 0 2")
                hand.press("Return")
                let turns = round == 6 ? 0 : 5
                for _ in 0..<turns { hand.press("ctrl+Return") }
            }
            try await table.waits(for: "six wounds") { fight in
                fight.combatants.first { $0.name == "Hasty River" }?.damageTaken == 27 + 12
            }
            hand.press("ctrl+z")
            try await table.waits(for: "five wounds") { fight in
                fight.combatants.first { $0.name == "Hasty River" }?.damageTaken == 27 + 10
            }
            hand.press("ctrl+shift+z")
            try await table.waits(for: "six again") { fight in
                fight.combatants.first { $0.name == "Hasty River" }?.damageTaken == 27 + 12
            }
            let last = table.fight
            table.program.kill()
            try await table.program.end()
            #expect(table.fight == last)
            try await table.reopen()
            hand.press("ctrl+Return")
            try await table.waits(for: "the fight to go on") { $0.turn != last?.turn }
            #expect(table.fight?.round == 6)
            #expect(table.program.errors.isEmpty, "\(table.program.errors)")
        }

        @Test("The bestiary is a separate window; an added creature joins; Escape closes it")
        func bestiary() async throws {
            let desktop = try await Desktop()
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+b")
            try await wait(for: "the bestiary") { ![table.window, 0, 1].contains(table.focus) }
            hand.give("type --delay 0 owl")
            hand.press("Return")
            try await table.waits(for: "an owlbear") { fight in
                fight.combatants.contains { $0.name == "Owlbear" }
            }
            hand.press("Return")
            try await table.waits(for: "a second one") { fight in
                fight.combatants.contains { $0.name == "Owlbear 2" }
            }
            hand.press("Escape")
            try await wait(for: "the table") { table.focus == table.window }
            hand.press("ctrl+w")
            #expect(try await table.program.end() == .status(0))
        }

        @Test("Nothing is lost when the server dies right after a change")
        func lostServer() async throws {
            let desktop = try await Desktop()
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            desktop.server.kill()
            #expect(try await table.program.end() == .status(1))
            #expect(table.fight?.turn != nil)
        }
    }
}
