import Foundation
import LozengeCore
import Testing
import WaitingFixtures

@testable import BattleTracker

@Suite("Saving in the background")
struct SaveQueueTests {
    private final class Place {
        let folder: String
        init() throws { folder = try temporaryFolder() }
        deinit { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// A disk that does not respond until it is released.
    private nonisolated final class Disk: @unchecked Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        func wait() { semaphore.wait() }
        func respond() { for _ in 0..<10 { semaphore.signal() } }
    }

    private let place: Place
    private let disk = Disk()
    private let store: EncounterStore

    init() throws {
        place = try Place()
        var store = EncounterStore(file: URL(fileURLWithPath: place.folder + "/encounter.json"))
        let disk = disk
        store.replacement.steps.synchronize = { _ in disk.wait() }
        self.store = store
    }

    @Test("A disk that does not respond is reported until it responds")
    func delay() async throws {
        let saving = SaveQueue(OpenDocument(store, .missing), patience: .milliseconds(10))
        let battle = Battle(.sample, saving: saving)
        battle.nextTurn()
        try await wait(for: "the message", within: .seconds(300)) { battle.message != nil }
        #expect(battle.message?.contains("not saved yet: the disk does not respond.") == true)
        disk.respond()
        try await wait(for: "its end", within: .seconds(300)) { battle.message == nil }
        #expect(store.load().encounter == battle.encounter)
    }

    @Test("The end of the app does not wait forever")
    func end() async throws {
        let saving = SaveQueue(OpenDocument(store, .missing))
        let battle = Battle(.sample, saving: saving)
        battle.nextTurn()
        let message = saving.end(by: .now() + .milliseconds(100))
        #expect(message == "The last changes are not saved: the disk does not respond.")
        disk.respond()
        #expect(saving.end(by: .now() + .seconds(60)) == nil)
        #expect(store.load().encounter == battle.encounter)
    }

    @Test("A change that could not be saved is tried again at the end")
    func again() throws {
        disk.respond()
        let folder = place.folder + "/sub"
        var store = store
        store = EncounterStore(file: URL(fileURLWithPath: folder + "/encounter.json"))
        try Data().write(to: URL(fileURLWithPath: folder))
        let saving = SaveQueue(OpenDocument(store, .missing))
        let battle = Battle(.sample, saving: saving)
        battle.nextTurn()
        battle.finishSaving()
        let message = saving.end(by: .now() + .seconds(60))
        #expect(message?.contains("could not be saved") == true)
        try FileManager.default.removeItem(atPath: folder)
        #expect(saving.end(by: .now() + .seconds(60)) == nil)
        #expect(store.load().encounter == battle.encounter)
    }
}
