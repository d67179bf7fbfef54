import CX11
import Foundation
import Testing

@testable import BattleTracker

extension OnADesktop {
    @Suite("A fight by keyboard alone")
    struct Fight {
        /// Battle Tracker on a desktop, and what is on its disk.
        private final class Table {
            let desktop: Desktop
            let data: String
            private(set) var program: Program
            private(set) var window: XID = 0

            init(_ desktop: Desktop) async throws {
                self.desktop = desktop
                data = desktop.folder + "/data"
                program = try Self.start(desktop, data)
                try await open()
            }

            private static func start(_ desktop: Desktop, _ data: String) throws -> Program {
                try Program(
                    executable("BattleTracker"),
                    environment: desktop.environment.merging(["XDG_DATA_HOME": data]) { $1 })
            }

            private func open() async throws {
                try await wait(for: "the window of Battle Tracker") {
                    guard program.ending == nil else {
                        throw Failure(description: "Battle Tracker ended: \(program.errors)")
                    }
                    window = desktop.onlooker.window(of: program.id) ?? 0
                    return window != 0
                }
                try await wait(for: "the keyboard") {
                    var (focus, revert) = (XID(), Int32())
                    XGetInputFocus(desktop.onlooker.display, &focus, &revert)
                    return focus == window
                }
            }

            func reopen() async throws {
                program = try Self.start(desktop, data)
                try await open()
            }

            /// What is on the disk.
            var fight: Encounter? {
                let file = URL(fileURLWithPath: data + "/BattleTracker/encounter.json")
                guard FileManager.default.fileExists(atPath: file.path),
                    case .encounter(let fight) = EncounterStore(file: file).load()
                else { return nil }
                return fight
            }

            func waits(for what: String, _ condition: (Encounter) -> Bool) async throws {
                try await wait(for: what) { fight.map(condition) ?? false }
            }
        }

        @Test("Six rounds, with damage, a new goblin and a mistake taken back; killed and reopened")
        func sixRounds() async throws {
            let desktop = try await Desktop()
            let table = try await Table(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            // Somebody is hurt in each round, by the one whose turn it is.
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

        @Test("The bestiary is a window of its own; what is added there fights; Escape closes it")
        func bestiary() async throws {
            let desktop = try await Desktop()
            let table = try await Table(desktop)
            let hand = try Hand(on: desktop)
            let display = desktop.onlooker.display
            func focus() -> XID {
                var (focus, revert) = (XID(), Int32())
                XGetInputFocus(display, &focus, &revert)
                return focus
            }
            hand.press("ctrl+b")
            try await wait(for: "the bestiary") { ![table.window, 0, 1].contains(focus()) }
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
            try await wait(for: "the table") { focus() == table.window }
            hand.press("ctrl+w")
            #expect(try await table.program.end() == .status(0))
        }

        @Test("Nothing is lost when the server dies right after a change")
        func lostServer() async throws {
            let desktop = try await Desktop()
            let table = try await Table(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            desktop.server.kill()
            #expect(try await table.program.end() == .status(1))
            #expect(table.fight?.turn != nil)
        }
    }
}
