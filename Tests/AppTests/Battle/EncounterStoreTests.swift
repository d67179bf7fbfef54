import Foundation
import LozengeCore
import Testing
import WaitingFixtures

@testable import BattleTracker

@Suite("The store of encounters")
struct EncounterStoreTests {
    /// A folder that is removed after the test.
    private final class Folder {
        let url: URL
        init() throws { url = URL(fileURLWithPath: try temporaryFolder()) }
        deinit { try? FileManager.default.removeItem(at: url) }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        }
    }

    private let folder: Folder
    private let missing = FileReplacement.Expectation.missing
    private var store: EncounterStore {
        EncounterStore(file: folder.url.appendingPathComponent("encounter.json"))
    }

    init() throws { folder = try Folder() }

    @Test("A saved encounter is loaded, and its file is readable")
    func roundTrip() throws {
        #expect(store.load() == .nothing)
        let fight = Encounter.sample
        let data = try store.save(fight, replacing: missing)
        #expect(store.load() == .encounter(fight, data))
        let text = try String(contentsOf: store.file, encoding: .utf8)
        #expect(text.contains("\"name\" : \"Hasty River\"") && text.contains("\"version\" : 1"))
        #expect(folder.names == ["encounter.json"])
    }

    @Test("An invalid file is reported and kept, each under a different name")
    func refused() throws {
        let contents = [
            ("{ \"version\": 1, \"encou", "damaged"), ("not at all", "damaged"),
            ("{\"version\": 1, \"encounter\": {\"round\": \"many\"}}", "damaged"),
            ("{\"version\": 7, \"fight\": []}", "newer"),
        ]
        for (content, _) in contents {
            try Data(content.utf8).write(to: store.file)
            guard case .refused(let sentence) = store.load() else {
                Issue.record("\(content) was taken")
                continue
            }
            #expect(sentence.hasSuffix(".") && sentence.contains("was kept as"))
        }
        #expect(
            folder.names == [
                "encounter.json.damaged", "encounter.json.damaged-2", "encounter.json.damaged-3",
                "encounter.json.newer",
            ])
        let kept = folder.url.appendingPathComponent("encounter.json.newer")
        #expect(try String(contentsOf: kept, encoding: .utf8) == contents[3].0)
        let battle = Battle.opened(store)
        #expect(battle.message == nil && battle.combatants.count == 5)
    }

    @Test("The last saved encounter remains if a step of saving fails")
    func faults() throws {
        let first = Encounter.sample
        let data = try store.save(first, replacing: missing)
        var second = first
        second.nextTurn()
        var broken = store
        broken.makeFolder = { _ in throw CocoaError(.fileWriteNoPermission) }
        #expect(throws: CocoaError.self) { try broken.save(second, replacing: .bytes(data)) }
        broken = store
        broken.replacement.steps.write = { _, _ throws(FileError) in
            throw FileError.system(ENOSPC)
        }
        #expect(throws: FileError.system(ENOSPC)) {
            try broken.save(second, replacing: .bytes(data))
        }
        #expect(store.load() == .encounter(first, data))
        #expect(folder.names == ["encounter.json"])
    }

    @Test(
        "A link to the file stays a link, with its permissions; a planted draft is not written to")
    func links() throws {
        let target = folder.url.appendingPathComponent("target").path
        try FileManager.default.createSymbolicLink(
            atPath: store.file.path, withDestinationPath: target)
        #expect(store.load() == .nothing)
        var data = try store.save(.sample, replacing: missing)
        #expect(chmod(target, 0o600) == 0)
        let precious = folder.url.appendingPathComponent("precious")
        try Data("precious".utf8).write(to: precious)
        // The name of every draft in earlier versions.
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent(".encounter.json.new").path,
            withDestinationPath: precious.path)
        data = try store.save(Encounter(), replacing: .bytes(data))
        #expect(store.load() == .encounter(Encounter(), data))
        #expect(try String(contentsOf: precious, encoding: .utf8) == "precious")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: store.file.path) == target)
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A FIFO in place of the file is renamed without waiting for it")
    func fifo() throws {
        #expect(mkfifo(store.file.path, 0o600) == 0)
        guard case .refused(let message) = store.load() else {
            Issue.record("It was taken.")
            return
        }
        #expect(message.contains("cannot be read: it is not a regular file."))
        #expect(folder.names == ["encounter.json.unreadable"])
        // A FIFO that replaces the file later is not replaced.
        #expect(mkfifo(store.file.path, 0o600) == 0)
        #expect(throws: FileError.notRegular) { try store.save(.sample, replacing: missing) }
    }

    @Test("A change that cannot be saved is reported, and saved with the next one that can")
    func told() async throws {
        var broken = store
        // A file in place of the folder.
        let place = folder.url.appendingPathComponent("sub")
        broken = EncounterStore(file: place.appendingPathComponent("encounter.json"))
        try Data().write(to: place)
        let battle = Battle.opened(broken)
        battle.nextTurn()
        // Other work on the main actor goes first.
        try await wait(for: "the message", within: .seconds(300)) { battle.message != nil }
        #expect(battle.message?.contains("could not be saved") == true)
        try FileManager.default.removeItem(at: place)
        battle.nextTurn()
        battle.finishSaving()
        #expect(broken.load().encounter == battle.encounter)
    }

    @Test("Every change is on the disk soon, and the last of many as well")
    func everyChange() throws {
        let battle = Battle.opened(store)
        for _ in 0..<100 { battle.nextTurn() }
        battle.finishSaving()
        #expect(store.load().encounter == battle.encounter)
        let again = Battle.opened(store)
        #expect(again.encounter == battle.encounter && again.selection == battle.encounter.turn)
    }

    @Test("The file is below XDG_DATA_HOME, or below .local/share at home")
    func place() {
        func path(_ variables: [String: String]) -> String {
            EncounterStore.ofUser(variables).file.path
        }
        #expect(
            path(["XDG_DATA_HOME": "/data", "HOME": "/home/a"])
                == "/data/BattleTracker/encounter.json")
        #expect(
            path(["XDG_DATA_HOME": "relative", "HOME": "/home/a"])
                == "/home/a/.local/share/BattleTracker/encounter.json")
    }

    @Test("The file is the one that the app is started with")
    func given() {
        func path(_ arguments: String...) -> String {
            EncounterStore.ofProcess(["BattleTracker"] + arguments).file.path
        }
        #expect(path("/a/b.json") == "/a/b.json")
        #expect(path("b.json") == FileManager.default.currentDirectoryPath + "/b.json")
        let usual = EncounterStore.ofUser().file.path
        #expect(path() == usual && path("--snapshot", "b.png") == usual && path("-b") == usual)
    }

    @Test("A copy is beside the document and has its extension")
    func copy() {
        func name(_ path: String) -> String {
            EncounterStore(file: URL(fileURLWithPath: path)).copy(2).file.path
        }
        #expect(name("/a.b/encounter.json") == "/a.b/encounter-2.json")
        #expect(name("/a/encounter") == "/a/encounter-2")
    }
}

extension EncounterStore.Loaded {
    /// The encounter that was loaded.
    var encounter: Encounter? {
        if case .encounter(let encounter, _) = self { encounter } else { nil }
    }
}
