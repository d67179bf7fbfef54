import Foundation
import Testing
import WaitingFixtures

@testable import BattleTracker

extension OnADesktop {
    @Suite("A signal ends an app as closing its windows does")
    struct Ending {
        @Test("A change just before the signal is saved", arguments: [SIGTERM, SIGINT, SIGHUP])
        func saved(number: Int32) async throws {
            let desktop = try await Desktop()
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            let before = try #require(table.fight)
            let picture = try await desktop.onlooker.restingPicture(of: table.window)
            hand.press("ctrl+Return")
            // Shown, but not saved for another 50 milliseconds.
            try await wait(for: "the second turn to be shown") {
                try desktop.onlooker.picture(of: table.window) != picture
            }
            kill(table.program.id, number)
            #expect(try await table.program.end() == .status(0))
            #expect(table.fight?.turn != before.turn)
            #expect(table.program.errors.isEmpty, "\(table.program.errors)")
        }

        @Test("A second signal ends the app at once, even while it waits for the disk")
        func second() async throws {
            let desktop = try await Desktop()
            let table = try await BattleTable(desktop)
            let hand = try Hand(on: desktop)
            hand.press("ctrl+Return")
            try await table.waits(for: "the first turn") { $0.turn != nil }
            let folder = open(table.data + "/BattleTracker", O_RDONLY | O_DIRECTORY)
            defer { close(folder) }
            #expect(flock(folder, LOCK_EX) == 0)
            hand.press("ctrl+Return")
            try await wait(for: "the draft of the second turn") {
                try FileManager.default.contentsOfDirectory(
                    atPath: table.data + "/BattleTracker"
                ).count > 1
            }
            try await wait(for: "the end") {
                kill(table.program.id, SIGTERM)
                return table.program.ending != nil
            }
            #expect(table.program.ending == .signal(SIGTERM))
        }

        @Test("A signal that was ignored from the start stays ignored, as for nohup")
        func ignored() async throws {
            let desktop = try await Desktop()
            let program = try Program(
                "/bin/sh", ["-c", "trap '' HUP; exec \"$0\"", executable("BattleTracker")],
                environment: desktop.environment.merging(["XDG_DATA_HOME": desktop.folder]) { $1 })
            try await wait(for: "the keyboard") {
                guard let window = desktop.onlooker.window(of: program.id) else { return false }
                return desktop.onlooker.focus == window
            }
            let file = desktop.folder + "/BattleTracker/encounter.json"
            let hand = try Hand(on: desktop)
            for _ in 0..<2 {
                try? FileManager.default.removeItem(atPath: file)
                kill(program.id, SIGHUP)
                hand.press("ctrl+Return")
                try await wait(for: "a turn to be saved") { access(file, F_OK) == 0 }
            }
            #expect(program.ending == nil)
            kill(program.id, SIGTERM)
            #expect(try await program.end() == .status(0))
        }
    }
}
