import Foundation
import LozengeCore
import LozengeTesting
import Testing
import WaitingFixtures

@testable import BattleTracker

@Suite("Two Battle Trackers on one document")
struct ConflictTests {
    private final class Place {
        let folder: String
        init() throws { folder = try temporaryFolder() }
        deinit { try? FileManager.default.removeItem(atPath: folder) }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }
    }

    private let place: Place
    private let store: EncounterStore
    private let mine: Battle
    private let theirs: Battle

    init() throws {
        place = try Place()
        store = EncounterStore(file: URL(fileURLWithPath: place.folder + "/encounter.json"))
        _ = try store.save(.sample, replacing: .missing)
        mine = Battle.opened(store)
        theirs = Battle.opened(store)
    }

    /// Changes both, theirs first, and waits for the question.
    private func collide() async throws {
        theirs.damage(7, to: theirs.combatants[0].id)
        theirs.finishSaving()
        mine.nextTurn()
        mine.finishSaving()
        try await soon("the question") { mine.isAskedAboutConflict }
        #expect(store.load().encounter == theirs.encounter)
    }

    private func soon(_ what: String, _ condition: @MainActor () -> Bool) async throws {
        // Everything else on the main actor may go first.
        try await wait(for: what, within: .seconds(300), until: condition)
    }

    @Test(
        "Neither version overwrites the other; reloading shows theirs, and undo brings mine back"
    )
    func reload() async throws {
        try await collide()
        let before = mine.encounter
        mine.reload()
        try await soon("the other version") { mine.encounter == theirs.encounter }
        #expect(mine.canUndo && place.names == ["encounter.json"])
        mine.undo()
        mine.finishSaving()
        #expect(mine.encounter == before && store.load().encounter == before)
        // Now the other document is out of date.
        theirs.nextTurn()
        theirs.finishSaving()
        try await soon("the other question") { theirs.isAskedAboutConflict }
        #expect(store.load().encounter == before)
        theirs.reload()
        try await soon("the end") { theirs.encounter == before }
    }

    @Test("Keeping both saves mine as a new file, which becomes the document")
    func keepBoth() async throws {
        try Data().write(to: store.copy(2).file)
        try await collide()
        mine.keepBoth()
        try await soon("the message") { mine.message != nil }
        #expect(mine.message?.contains("encounter-3.json") == true)
        #expect(store.load().encounter == theirs.encounter)
        #expect(store.copy(3).load().encounter == mine.encounter)
        for battle in [mine, theirs, mine] {
            battle.nextTurn()
            battle.finishSaving()
        }
        #expect(store.load().encounter == theirs.encounter)
        #expect(store.copy(3).load().encounter == mine.encounter)
        #expect(try Data(contentsOf: store.copy(2).file).isEmpty)
        #expect(place.names == ["encounter-2.json", "encounter-3.json", "encounter.json"])
    }

    @Test("A window that becomes active shows the other version, if it has nothing to save")
    func activation() async throws {
        let before = mine.encounter
        mine.lookForChanges()
        theirs.nextTurn()
        theirs.finishSaving()
        mine.lookForChanges()
        try await soon("the other version") { mine.encounter == theirs.encounter }
        #expect(mine.message?.contains("changed by another Battle Tracker") == true)
        #expect(!mine.isAskedAboutConflict)
        mine.damage(1, to: mine.combatants[0].id)
        mine.undo()
        mine.undo()
        mine.finishSaving()
        #expect(mine.encounter == before && store.load().encounter == before)
    }

    @Test("Nothing changes before the question is answered, and it cannot be avoided")
    func question() async throws {
        try await collide()
        let screen = Screen(860, 640) { BattleView(battle: mine) }
        _ = screen.displayList
        let dialog = try #require(screen.popups.first)
        dialog.press(.escape)
        #expect(mine.isAskedAboutConflict)
        let before = mine.encounter
        mine.nextTurn()
        mine.undo()
        #expect(mine.encounter == before)
        dialog.click("Keep Both")
        try await soon("the copy") { store.copy(2).load().encounter == before }
    }

    @Test("An app that ends before the answer keeps both")
    func ending() async throws {
        let saving = SaveQueue(OpenDocument(store, .missing))
        var outcome: SaveOutcome?
        var encounter = mine.encounter
        encounter.nextTurn()
        saving.save(encounter) { outcome = $0 }
        saving.finish()
        try await soon("the outcome") { outcome == .conflict }
        let message = saving.end(by: .now() + .seconds(60))
        #expect(message?.contains("Your version was saved as \(store.copy(2).file.path).") == true)
        #expect(store.copy(2).load().encounter == encounter)
        #expect(saving.end(by: .now() + .seconds(60)) == nil)
    }

    @Test("A document that was deleted meanwhile is written again")
    func deleted() throws {
        try FileManager.default.removeItem(at: store.file)
        mine.nextTurn()
        mine.finishSaving()
        #expect(store.load().encounter == mine.encounter)
    }

    @Test(
        "The other version may be damaged, or gone, when it is reloaded", arguments: [true, false])
    func damaged(isThere: Bool) async throws {
        try await collide()
        let before = mine.encounter
        if isThere {
            try Data("{".utf8).write(to: store.file)
        } else {
            try FileManager.default.removeItem(at: store.file)
        }
        mine.reload()
        try await soon("this version on the disk") {
            mine.finishSaving()
            return FileManager.default.fileExists(atPath: store.file.path)
                && store.load().encounter == before
        }
        #expect((mine.message?.contains("is damaged") == true) == isThere)
    }
}
