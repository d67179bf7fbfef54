import Foundation
import LozengeTesting
import RandomFixtures
import Testing

@testable import BattleTracker
@testable import CharacterSheet

@Suite("The limits of documents")
struct DocumentLimitsTests {
    private static let id = "11111111-1111-1111-1111-111111111111"

    /// Returns the JSON of a combatant, with some values replaced.
    private static func combatant(_ changes: [String: Any] = [:]) -> [String: Any] {
        let usual: [String: Any] = [
            "id": id, "name": "Wolf", "kind": "Beast", "armorClass": 13, "hitPoints": 11,
            "damageTaken": 3, "initiative": 12, "conditions": ["prone"],
            "abilities": [12, 15, 12, 3, 12, 6],
        ]
        return usual.merging(changes) { $1 }
    }

    private static func document(_ encounter: [String: Any], version: Any = 1) throws -> Data {
        let whole = ["round": 1, "combatants": [combatant()]].merging(encounter) { $1 }
        return try JSONSerialization.data(withJSONObject: ["version": version, "encounter": whole])
    }

    private final class Place {
        let store: EncounterStore
        private let folder: String

        init(_ data: Data) throws {
            folder = try temporaryFolder()
            store = EncounterStore(file: URL(fileURLWithPath: folder + "/encounter.json"))
            try data.write(to: store.file)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Returns the message about a document; `nil` if it was opened.
    private func refusal(_ data: Data) throws -> String? {
        let place = try Place(data)
        switch place.store.load() {
        case .encounter: return nil
        case .refused(let message):
            #expect(!FileManager.default.fileExists(atPath: place.store.file.path))
            return message
        case .nothing, .blocked: return "neither opened nor put aside"
        }
    }

    @Test("A document at the limits is opened")
    func limits() throws {
        for changes in [
            [:], ["hitPoints": 1_000_000, "damageTaken": 1_000_000], ["initiative": -1_000],
            ["hitPoints": 0, "damageTaken": 0], ["level": 1_000, "armorClass": 0],
            ["name": String(repeating: "e\u{301}", count: 100)],
            ["conditions": ["prone", "prone"]],
        ] as [[String: Any]] {
            let data = try Self.document(["combatants": [Self.combatant(changes)], "turn": Self.id])
            #expect(try refusal(data) == nil, "\(changes)")
        }
        #expect(try refusal(Self.document(["round": 1_000_000, "combatants": []])) == nil)
    }

    @Test(
        "A value outside of the limits is named, and the document is renamed",
        arguments: [
            ["hitPoints": Int.min], ["hitPoints": -1], ["hitPoints": 1_000_001],
            ["damageTaken": Int.min], ["damageTaken": -1], ["damageTaken": 12],
            ["initiative": Int.max], ["initiative": Int.min], ["armorClass": Int.min],
            ["level": Int.max], ["abilities": 5], ["abilities": 7], ["abilities": -1],
            ["name": 201], ["kind": 201], ["portrait": 201],
        ] as [[String: Int]])
    func outside(changes: [String: Int]) throws {
        let (key, number) = try #require(changes.first)
        let value: Any =
            switch key {
            case "abilities" where number < 0: [10, 10, 10, 10, 10, Int.max]
            case "abilities": [Int](repeating: 10, count: number)
            case "name", "kind", "portrait": String(repeating: "x", count: number)
            default: number
            }
        let data = try Self.document(["combatants": [Self.combatant([key: value])]])
        let message = try #require(try refusal(data))
        #expect(message.contains("combatants, number 1, \(key) "), "\(message)")
        #expect(
            message.contains("It was kept as encounter.json.damaged."))
    }

    @Test("Rounds, turns, ids and the number of combatants have limits")
    func encounters() throws {
        let many = (0...1_000).map { _ in Self.combatant(["id": UUID().uuidString]) }
        for (changes, words) in [
            (["round": Int.max], "round is 9223372036854775807, but has to be 1 to 1000000"),
            (["round": Int.min], "round is"), (["round": 0], "round is 0"),
            (["turn": UUID().uuidString], "turn belongs to no combatant"),
            (["combatants": [Self.combatant(), Self.combatant()]], "two entries with the same id"),
            (["combatants": many], "combatants has more than 1000 entries"),
        ] as [([String: Any], String)] {
            let message = try refusal(Self.document(changes))
            #expect(message?.contains(words) == true, "\(message ?? "opened")")
        }
    }

    @Test("Broken JSON is renamed: versions, depth, size, numbers, letters")
    func hostile() throws {
        let text = String(decoding: try Self.document([:]), as: UTF8.self)
        for data in [
            Data(), Data("null".utf8), Data("[]".utf8), Data(repeating: 0x5b, count: 1 << 20),
            Data((String(repeating: "{\"a\":", count: 100_000)).utf8),
            Data(text.replacing("\"round\":1", with: "\"round\":1e400").utf8),
            Data(text.replacing("\"round\":1", with: "\"round\":9223372036854775808").utf8),
            Data(text.replacing("\"round\":1", with: "\"round\":1.5").utf8),
            Data(text.replacing("\"Wolf\"", with: "\"\\ud800\"").utf8),
            Data(text.utf8.dropLast()) + [0xff, 0xfe],
        ] {
            #expect(try refusal(data) != nil, "\(String(decoding: data.prefix(80), as: UTF8.self))")
        }
        let large = Data(text.utf8) + Data(repeating: 0x20, count: DocumentLimits.bytes)
        #expect(try refusal(large)?.contains("it is larger than 16 MiB") == true)
        #expect(try refusal(Self.document([:], version: 2))?.contains("newer") == true)
    }

    // MARK: Any integers

    private static let numbers = [
        Int.min, .min + 1, -1_000_001, -1, 0, 1, 5, 6, 7, 20, 1_000, 1_000_000, .max - 1, .max,
    ]

    /// Returns a document in which any number can be any integer.
    private func anyDocument(_ generator: inout SeededGenerator) throws -> Data {
        // Most numbers are usual, so that some documents are opened.
        let oddity = [0, 1, 10].randomElement(using: &generator) ?? 0
        func number(_ usual: ClosedRange<Int>) -> Int {
            Int.random(in: 0..<100, using: &generator) < oddity
                ? Self.numbers.randomElement(using: &generator) ?? 0
                : Int.random(in: usual, using: &generator)
        }
        let ids = (0..<3).map { _ in UUID().uuidString }
        var combatants: [[String: Any]] = []
        for index in 0..<max(0, min(3, number(0...3))) {
            let hitPoints = number(0...40)
            var scores: [Int] = []
            for _ in 0..<max(0, min(9, number(6...6))) { scores.append(number(1...30)) }
            combatants.append(
                Self.combatant([
                    "id": ids[max(0, min(2, number(index...index)))], "hitPoints": hitPoints,
                    "damageTaken": number(0...max(0, min(40, hitPoints))),
                    "initiative": number(-5...30), "armorClass": number(8...20),
                    "level": number(1...20), "abilities": scores,
                    "portrait": ["rogue", "../../../tmp/x", "\0"].randomElement(using: &generator)
                        ?? "",
                ]))
        }
        var encounter: [String: Any] = ["round": number(1...9), "combatants": combatants]
        if combatants.count > 1, Bool.random(using: &generator) { encounter["turn"] = ids[0] }
        return try Self.document(encounter, version: number(1...1))
    }

    /// Performs any action of the app, with numbers of any size.
    private func act(_ battle: Battle, _ generator: inout SeededGenerator) {
        func number() -> Int { Self.numbers.randomElement(using: &generator) ?? 0 }
        let one = battle.combatants.randomElement(using: &generator)
        let id = one?.id ?? UUID()
        switch Int.random(in: 0..<11, using: &generator) {
        case 0: battle.nextTurn()
        case 1: battle.previousTurn()
        case 2: battle.damage(number(), to: id)
        case 3: battle.toggle(Condition.allCases.randomElement(using: &generator) ?? .prone, of: id)
        case 4: battle.setInitiative(number(), of: id)
        case 5: battle.remove(id)
        case 6: battle.moveSelection(by: number())
        case 7: battle.undo()
        case 8: battle.redo()
        case 9:
            guard var card = one?.character else { return }
            card.take(damage: number())
            var changed = one
            changed?.character = card
            if let changed { battle.setCharacter(changed) }
        default:
            battle.add(
                Creature(
                    name: String(
                        repeating: "é", count: [1, 150, 300].randomElement(using: &generator) ?? 1),
                    kind: "k", armorClass: number(), hitPoints: number(),
                    abilities: (0..<Int.random(in: 0...8, using: &generator)).map { _ in number() },
                    challenge: "1"), roll: number())
        }
    }

    @Test("Any integers: a document is opened or renamed, and an opened one can be played")
    func anyIntegers() throws {
        var generator = SeededGenerator(seed: Seeds.seed(19))
        var opened = 0
        for round in 0..<Seeds.count("LOZENGE_EDITS", 150) {
            let place = try Place(try anyDocument(&generator))
            let loaded = place.store.load()
            guard case .encounter(let encounter, _) = loaded else {
                guard case .refused = loaded else {
                    Issue.record("\(loaded)")
                    continue
                }
                continue
            }
            opened += 1
            let battle = Battle(encounter)
            battle.selection = battle.combatants.last?.id
            // Drawing is slower than acting.
            let screen = round % 10 == 0 ? Screen(860, 640) { BattleView(battle: battle) } : nil
            for _ in 0..<40 {
                act(battle, &generator)
                _ = screen?.displayList
            }
            // The result can be opened again.
            let data = try JSONEncoder().encode(battle.encounter)
            #expect(try JSONDecoder().decode(Encounter.self, from: data) == battle.encounter)
        }
        #expect(opened > 30)
    }

    @Test("The views show any numbers")
    func views() {
        for hitPoints in Self.numbers {
            for damage in Self.numbers {
                let character = Character(
                    name: "", portrait: nil, calling: "", level: hitPoints, hitPoints: hitPoints,
                    damageTaken: damage, abilities: Ability.scores([hitPoints, damage]))
                #expect((0...max(0, hitPoints)).contains(character.damageTaken))
                let bar = HitPointBar(hitPoints: hitPoints, damageTaken: damage)
                #expect(bar.hitPoints - bar.damageTaken >= 0)
            }
        }
    }

    @Test("An encounter has at most a thousand combatants, and reports more")
    func full() {
        let battle = Battle(Encounter((0..<1_100).map { fighter("\($0)") }))
        #expect(battle.combatants.count == 1_000)
        battle.add(
            Creature(
                name: "Goblin", kind: "", armorClass: 1, hitPoints: 1, abilities: [], challenge: "")
        )
        #expect(battle.combatants.count == 1_000 && !battle.canUndo)
        #expect(battle.message?.contains("at most 1000 combatants") == true)
    }
}
