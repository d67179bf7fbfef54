import CX11
import Foundation
import WaitingFixtures

@testable import BattleTracker

/// Battle Tracker on a desktop, and its files.
final class BattleTable {
    let desktop: Desktop
    let data: String
    private let environment: [String: String]
    private(set) var program: Program
    private(set) var window: XID = 0

    /// Starts the app with additional variables in `environment`.
    init(_ desktop: Desktop, environment: [String: String] = [:]) async throws {
        self.desktop = desktop
        self.environment = environment
        data = desktop.folder + "/data"
        program = try Self.start(desktop, data, environment)
        try await open()
    }

    private static func start(
        _ desktop: Desktop, _ data: String, _ environment: [String: String]
    ) throws -> Program {
        try Program(
            executable("BattleTracker"),
            environment: desktop.environment.merging(environment) { $1 }
                .merging(["XDG_DATA_HOME": data]) { $1 })
    }

    private func open() async throws {
        try await wait(for: "the window of Battle Tracker") {
            guard program.ending == nil else {
                throw Failure(description: "Battle Tracker ended: \(program.errors)")
            }
            window = desktop.onlooker.window(of: program.id) ?? 0
            return window != 0
        }
        try await wait(for: "the keyboard") { focus == window }
    }

    func reopen() async throws {
        program = try Self.start(desktop, data, environment)
        try await open()
    }

    /// The saved document.
    var fight: Encounter? {
        let file = URL(fileURLWithPath: data + "/BattleTracker/encounter.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return EncounterStore(file: file).load().encounter
    }

    /// The active window.
    var focus: XID { desktop.onlooker.focus }

    func waits(for what: String, _ condition: (Encounter) -> Bool) async throws {
        try await wait(for: what) { fight.map(condition) ?? false }
    }
}
