import Foundation
import RandomFixtures
import Testing

@testable import BattleTracker

/// A combatant.
func fighter(
    _ name: String, initiative: Int = 10, hitPoints: Int = 20, damage: Int = 0
) -> Combatant {
    Combatant(
        id: UUID(), name: name, kind: "Medium beast", armorClass: 12, hitPoints: hitPoints,
        damageTaken: damage, initiative: initiative, abilities: [10, 10, 10, 10, 10, 10])
}

@Suite("Encounter")
struct EncounterTests {
    @Test("The highest initiative acts first; a round is over when all have acted")
    func turns() {
        var fight = Encounter([
            fighter("b", initiative: 5), fighter("a", initiative: 5), fighter("c", initiative: 9),
        ])
        func name() -> String? { fight.turn.flatMap { fight[$0]?.name } }
        #expect(name() == nil && fight.round == 1)
        var seen: [String] = []
        for _ in 0..<4 {
            fight.nextTurn()
            seen.append("\(fight.round)\(name() ?? "")")
        }
        #expect(seen == ["1c", "1a", "1b", "2c"])
        fight.previousTurn()
        #expect(name() == "b" && fight.round == 1)
        for _ in 0..<3 { fight.previousTurn() }
        #expect(name() == nil && fight.round == 1)
        fight.previousTurn()
        #expect(fight.round == 1)
    }

    @Test("Removing the acting combatant passes the turn on; the last one ends the round")
    func removing() {
        let all = [
            fighter("a", initiative: 3), fighter("b", initiative: 2), fighter("c", initiative: 1),
        ]
        var fight = Encounter(all)
        fight.nextTurn()
        fight.nextTurn()
        fight.remove(all[1].id)
        #expect(fight.turn == all[2].id && fight.round == 1)
        fight.remove(all[2].id)
        #expect(fight.turn == all[0].id && fight.round == 2)
        fight.remove(all[0].id)
        #expect(fight.turn == nil && fight.combatants.isEmpty)
        fight.nextTurn()
        #expect(fight.turn == nil)
    }

    @Test("Who was moved keeps the place among equals; who joins them comes behind")
    func ranks() {
        var fight = Encounter([
            fighter("a", initiative: 5), fighter("b", initiative: 5), fighter("c", initiative: 5),
            fighter("z", initiative: 1),
        ])
        func names() -> [String] { fight.combatants.map(\.name) }
        fight.move([2], to: 0)
        #expect(names() == ["c", "a", "b", "z"] && fight.combatants[3].rank == 0)
        fight.add(fighter("aa", initiative: 5))
        #expect(names() == ["c", "a", "b", "aa", "z"])
        fight.change(fight.combatants[0].id) { $0.setInitiative(1) }
        #expect(names() == ["a", "b", "aa", "c", "z"])
        fight.change(fight.combatants[4].id) { $0.setInitiative(5) }
        #expect(names() == ["a", "b", "aa", "z", "c"])
    }

    @Test("Damage to a combatant selects none where none is selected")
    @MainActor func deselected() {
        let battle = Battle(Encounter([fighter("a"), fighter("b")]))
        battle.nextTurn()
        battle.chosen = []
        battle.damage(5, to: battle.combatants[1].id)
        #expect(battle.chosen.isEmpty && battle.combatants[1].damageTaken == 5)
    }

    @Test("Hit points stay between 0 and the maximum")
    func damage() {
        var one = fighter("a", hitPoints: 20, damage: 5)
        one.take(damage: 100)
        #expect(one.hitPointsLeft == 0 && one.isDown)
        one.take(damage: -7)
        #expect(one.hitPointsLeft == 7)
        one.take(damage: -100)
        #expect(one.damageTaken == 0)
    }

    @Test("Conditions are sorted and unique; equal names are numbered")
    func conditions() {
        var one = fighter("Goblin")
        for condition in [Condition.prone, .blinded, .prone, .stunned] { one.toggle(condition) }
        #expect(one.conditions == [.blinded, .stunned])
        var fight = Encounter([one])
        #expect(fight.freeName(for: "Goblin") == "Goblin 2")
        fight.add(fighter("Goblin 2"))
        #expect(fight.freeName(for: "Goblin") == "Goblin 3")
        #expect(fight.freeName(for: "Orc") == "Orc")
    }

    @Test("The bestiary has 24 creatures with the values of the rules")
    func bestiary() throws {
        let file = fixture("../../assets/bestiary/bestiary.json")
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let creatures = try JSONDecoder().decode(Bestiary.self, from: data).creatures
        #expect(creatures.count == 24 && Set(creatures.map(\.name)).count == 24)
        for creature in creatures {
            #expect(creature.abilities.count == 6 && creature.hitPoints > 0)
            #expect(creature.abilities.allSatisfy { (1...30).contains($0) })
        }
        let zombie = try #require(creatures.first { $0.name == "Zombie" })
        #expect(zombie.initiativeBonus == -2)
        #expect(zombie.combatant(named: "Zombie 2", roll: 11).initiative == 9)
    }
}

@Suite("Undo of an encounter")
struct BattleTests {
    /// Performs a random action.
    private func act(_ battle: Battle, _ generator: inout SeededGenerator) {
        let one = battle.combatants.randomElement(using: &generator)?.id ?? UUID()
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: battle.nextTurn()
        case 1: battle.previousTurn()
        case 2: battle.damage(Int.random(in: -9...20, using: &generator), to: one)
        case 3:
            battle.toggle(Condition.allCases.randomElement(using: &generator) ?? .prone, of: one)
        case 4: battle.setInitiative(Int.random(in: -2...25, using: &generator), of: one)
        case 5 where battle.combatants.count > 1: battle.remove(one)
        default:
            battle.add(
                Creature(
                    name: "Goblin", kind: "Small humanoid", armorClass: 15, hitPoints: 7,
                    abilities: [8, 14, 10, 10, 8, 8], challenge: "1/4"),
                roll: Int.random(in: 1...20, using: &generator))
        }
    }

    @Test("All actions can be undone to the beginning, and redone to the end")
    func undo() {
        var generator = SeededGenerator(seed: Seeds.seed(24))
        for _ in 0..<20 {
            let battle = Battle(.sample)
            var states = [battle.encounter]
            for _ in 0..<200 {
                act(battle, &generator)
                if battle.encounter != states.last { states.append(battle.encounter) }
            }
            for state in states.dropLast().reversed() {
                battle.undo()
                #expect(battle.encounter == state)
            }
            #expect(!battle.canUndo)
            battle.undo()
            for state in states.dropFirst() {
                battle.redo()
                #expect(battle.encounter == state)
            }
            #expect(!battle.canRedo)
        }
    }

    @Test("An action after undo clears the redo stack")
    func branches() {
        let battle = Battle(.sample)
        battle.nextTurn()
        battle.nextTurn()
        battle.undo()
        #expect(battle.canRedo)
        battle.damage(3, to: battle.combatants[0].id)
        #expect(!battle.canRedo)
        // An action without effect cannot be undone.
        battle.damage(0, to: battle.combatants[0].id)
        battle.undo()
        battle.undo()
        #expect(!battle.canUndo)
    }

    @Test("The selected combatant is always in the encounter")
    func selection() {
        let battle = Battle(.sample)
        battle.moveSelection(by: 1)
        #expect(battle.selection == battle.combatants[0].id)
        battle.moveSelection(by: 100)
        #expect(battle.selection == battle.combatants.last?.id)
        while let id = battle.selection { battle.remove(id) }
        #expect(battle.combatants.isEmpty && battle.selected == nil)
        battle.moveSelection(by: 1)
        battle.undo()
        battle.moveSelection(by: -1)
        #expect(battle.selected != nil)
    }
}
