import Foundation
import SwiftUI

/// The fight on the table, with everything that was done to it.
@MainActor @Observable
final class Battle {
    private(set) var encounter: Encounter
    /// Who is looked at.
    var selection: UUID?
    /// Whether the game master is being asked to begin another fight.
    var isAskedForNewFight = false
    /// What the game master has to be told, as a sentence.
    var message: String?

    private var past: [Encounter] = []
    private var future: [Encounter] = []
    @ObservationIgnored private let saving: SaveQueue?

    /// - Parameters:
    ///   - encounter: The fight.
    ///   - store: Where it is kept; `nil` for nowhere.
    init(_ encounter: Encounter, in store: EncounterStore? = nil) {
        self.encounter = encounter
        saving = store.map(SaveQueue.init)
    }

    /// The fight that was kept, or the sample where there is none.
    static func opened(_ store: EncounterStore = .ofUser()) -> Battle {
        let battle: Battle
        switch store.load() {
        case .encounter(let encounter): battle = Battle(encounter, in: store)
        case .nothing: battle = Battle(.sample, in: store)
        case .refused(let reason):
            battle = Battle(.sample, in: store)
            battle.message = reason
        case .blocked(let reason):
            battle = Battle(.sample)
            battle.message = reason
        }
        battle.selection = battle.encounter.turn ?? battle.encounter.combatants.first?.id
        return battle
    }

    var combatants: [Combatant] { encounter.combatants }
    var selected: Combatant? { selection.flatMap { encounter[$0] } }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Waits until everything is on the disk.
    func finishSaving() { saving?.finish() }

    private func change(_ change: (inout Encounter) -> Void) {
        var changed = encounter
        change(&changed)
        guard changed != encounter else { return }
        past.append(encounter)
        future = []
        show(changed)
    }

    private func show(_ encounter: Encounter) {
        self.encounter = encounter
        if let selection, encounter[selection] == nil { self.selection = encounter.turn }
        saving?.save(encounter) { [weak self] complaint in
            if let complaint { self?.message = complaint }
        }
    }

    func undo() {
        guard let earlier = past.popLast() else { return }
        future.append(encounter)
        show(earlier)
    }

    func redo() {
        guard let later = future.popLast() else { return }
        past.append(encounter)
        show(later)
    }

    func nextTurn() {
        change { $0.nextTurn() }
        selection = encounter.turn ?? selection
    }

    func previousTurn() {
        change { $0.previousTurn() }
        selection = encounter.turn ?? selection
    }

    /// Takes hit points from whoever is looked at, or gives them back where `amount` is negative.
    func damage(_ amount: Int, to id: UUID) { change { $0.change(id) { $0.take(damage: amount) } } }

    func toggle(_ condition: Condition, of id: UUID) {
        change { $0.change(id) { $0.toggle(condition) } }
    }

    func setInitiative(_ initiative: Int, of id: UUID) {
        change { $0.change(id) { $0.initiative = initiative } }
    }

    func setCharacter(_ combatant: Combatant) {
        change { $0.change(combatant.id) { $0 = combatant } }
    }

    /// Begins another fight, with nobody in it.
    func beginAnother() {
        change { $0 = Encounter() }
        selection = nil
    }

    func remove(_ id: UUID) {
        let index = combatants.firstIndex { $0.id == id }
        change { $0.remove(id) }
        guard selection == nil || selection == id, let index, !combatants.isEmpty else { return }
        selection = combatants[min(index, combatants.count - 1)].id
    }

    func add(_ creature: Creature, roll: Int = .random(in: 1...20)) {
        let combatant = creature.combatant(
            named: encounter.freeName(for: creature.name), roll: roll)
        change { $0.add(combatant) }
        selection = combatant.id
    }

    /// Looks at the one after, or before, whoever is looked at.
    func moveSelection(by distance: Int) {
        guard !combatants.isEmpty else { return }
        let index = combatants.firstIndex { $0.id == selection }
        let next = index.map { $0 + distance } ?? (distance > 0 ? 0 : combatants.count - 1)
        selection = combatants[min(max(0, next), combatants.count - 1)].id
    }
}
