import Foundation
import SwiftUI

/// The encounter with its undo history.
@MainActor @Observable
final class Battle {
    private(set) var encounter: Encounter
    /// The selected combatants.
    var chosen: Set<UUID> = []
    /// The selected combatant whose card is shown: the first of several; setting it selects that one alone.
    var selection: UUID? {
        get {
            guard chosen.count > 1 else { return chosen.first }
            return combatants.first { chosen.contains($0.id) }?.id
        }
        set { chosen = Set(newValue.map { [$0] } ?? []) }
    }
    /// True while a confirmation for a new encounter is shown.
    var isAskedForNewFight = false
    /// A message to the game master, in sentences.
    var message: String?
    /// True while the game master is asked which version to keep.
    var isAskedAboutConflict = false

    /// True until the field for hit points has the keyboard.
    var isAskedForHitPoints = false
    /// The values of the combatant that is edited; `nil` for none.
    var draft: CombatantDraft?
    /// True while combatants are searched by their names.
    var isFinding = false
    /// The part of a name that is searched.
    var search = "" {
        didSet { keepSelection(in: found) }
    }

    private var past: [Change] = []
    private var future: [Change] = []

    /// A change and the encounter on its other side.
    private struct Change {
        let name: String
        let encounter: Encounter
    }

    @ObservationIgnored private let saving: SaveQueue?
    /// True while another process's version of the document is on the disk: nothing changes until
    /// the game master has chosen.
    @ObservationIgnored private var isInConflict = false
    /// The message about saving that is shown, until saving succeeds.
    @ObservationIgnored private var complaint: String?

    /// - Parameters:
    ///   - encounter: The encounter.
    ///   - saving: Saves it after every change; `nil` for no file.
    init(_ encounter: Encounter, saving: SaveQueue? = nil) {
        self.encounter = encounter
        self.saving = saving
    }

    /// The encounter in `store`, or the sample if there is none.
    static func opened(_ store: EncounterStore = .ofProcess()) -> Battle {
        func saving(_ expected: FileReplacement.Expectation) -> SaveQueue {
            SaveQueue(OpenDocument(store, expected))
        }
        let battle: Battle
        switch store.load() {
        case .encounter(let encounter, let data):
            battle = Battle(encounter, saving: saving(.bytes(data)))
        case .nothing: battle = Battle(.sample, saving: saving(.missing))
        case .refused(let reason):
            battle = Battle(.sample, saving: saving(.missing))
            battle.message = reason + " A new encounter begins."
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
    /// The command that undoes the last change, by its name.
    var undoTitle: String { past.last.map { "Undo \($0.name)" } ?? "Undo" }
    /// The command that repeats the change that was undone, by its name.
    var redoTitle: String { future.last.map { "Redo \($0.name)" } ?? "Redo" }

    /// The combatants whose names contain the search.
    var found: [Combatant] {
        guard isFinding, !search.isEmpty else { return combatants }
        return combatants.filter {
            $0.name.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    /// Selects the first combatant whose name contains the search.
    func selectFirstFound() {
        if let first = found.first { selection = first.id }
    }

    /// The changes that can be undone, by their names.
    var changes: [String] { past.map(\.name) }

    /// Undoes a change and those after it.
    func undo(from index: Int) {
        while past.count > max(0, index), canUndo, !isInConflict { undo() }
    }

    /// Waits until saving has been tried with the latest change.
    func finishSaving() { saving?.finish() }

    private func change(_ name: String, _ change: (inout Encounter) -> Void) {
        guard !isInConflict else { return }
        var changed = encounter
        change(&changed)
        guard changed != encounter else { return }
        past.append(Change(name: name, encounter: encounter))
        future = []
        show(changed)
    }

    private func show(_ encounter: Encounter) {
        display(encounter)
        saving?.save(encounter) { [weak self] in self?.handle($0) }
    }

    /// Shows an encounter without saving it.
    private func display(_ encounter: Encounter) {
        self.encounter = encounter
        if !keepSelection(in: encounter.combatants), chosen.isEmpty { selection = encounter.turn }
    }

    /// Deselects all but some combatants.
    ///
    /// - Returns: True if the selection stays.
    @discardableResult private func keepSelection(in combatants: [Combatant]) -> Bool {
        let present = chosen.intersection(combatants.map(\.id))
        guard present != chosen else { return true }
        chosen = present
        return false
    }

    private func handle(_ outcome: SaveOutcome) {
        switch outcome {
        case .saved:
            if message == complaint { message = nil }
            complaint = nil
        case .failed(let reason), .delayed(let reason):
            complaint = reason
            message = reason
        case .conflict:
            // Several changes may be pending.
            guard !isInConflict else { return }
            isInConflict = true
            isAskedAboutConflict = true
        }
    }

    /// Shows the version of another process, if this one has nothing to save.
    func lookForChanges() {
        saving?.lookForChanges { [weak self] in
            guard let self, !isInConflict else { return }
            isInConflict = true
            message =
                "This encounter was changed by another Battle Tracker. It is shown as it is now; "
                + "Undo brings the earlier version back."
            reload()
        }
    }

    /// Shows the version of the other process; Undo brings this one back.
    func reload() {
        saving?.reload { [weak self] loaded in
            guard let self else { return }
            isInConflict = false
            switch loaded {
            case .encounter(let theirs, _):
                guard theirs != encounter else { return }
                past.append(Change(name: "Change on Disk", encounter: encounter))
                future = []
                display(theirs)
            case .nothing:
                // The other version is gone, so this one is the only one.
                show(encounter)
            case .refused(let reason), .blocked(let reason):
                message = reason
                show(encounter)
            }
        }
    }

    /// Saves this version as a new file, which is the document from now on.
    func keepBoth() {
        saving?.keepBoth(encounter) { [weak self] outcome in
            guard let self else { return }
            message = outcome.description
            switch outcome {
            case .copied: isInConflict = false
            case .failed: isAskedAboutConflict = true
            }
        }
    }

    func undo() {
        guard !isInConflict else { return }
        guard let earlier = past.popLast() else { return }
        future.append(Change(name: earlier.name, encounter: encounter))
        show(earlier.encounter)
    }

    func redo() {
        guard !isInConflict else { return }
        guard let later = future.popLast() else { return }
        past.append(Change(name: later.name, encounter: encounter))
        show(later.encounter)
    }

    func nextTurn() {
        change("Next Turn") { $0.nextTurn() }
        selection = encounter.turn ?? selection
    }

    func previousTurn() {
        change("Previous Turn") { $0.previousTurn() }
        selection = encounter.turn ?? selection
    }

    /// Takes hit points from a combatant; a negative `amount` heals.
    func damage(_ amount: Int, to id: UUID) { damage(amount, to: [id]) }

    /// Takes hit points from combatants; a negative `amount` heals.
    func damage(_ amount: Int, to ids: Set<UUID>) {
        change(amount < 0 ? "Healing" : "Damage") { encounter in
            for id in ids { encounter.change(id) { $0.take(damage: amount) } }
        }
    }

    func toggle(_ condition: Condition, of id: UUID) {
        change(condition.name) { $0.change(id) { $0.toggle(condition) } }
    }

    /// Switches a condition on or off for combatants.
    func set(_ condition: Condition, _ isOn: Bool, of ids: Set<UUID>) {
        change(condition.name) { encounter in
            for id in ids where encounter[id]?.conditions.contains(condition) != isOn {
                encounter.change(id) { $0.toggle(condition) }
            }
        }
    }

    func setInitiative(_ initiative: Int, of id: UUID) {
        change("Initiative") { $0.change(id) { $0.setInitiative(initiative) } }
    }

    func setCharacter(_ combatant: Combatant) {
        let isHealed = combatant.damageTaken < encounter[combatant.id]?.damageTaken ?? 0
        change(isHealed ? "Healing" : "Damage") { $0.change(combatant.id) { $0 = combatant } }
    }

    /// Shows the values of a combatant for editing.
    func edit(_ id: UUID) { draft = encounter[id].map { CombatantDraft($0) } }

    /// Adds or changes the combatant with edited values; one that is gone meanwhile is added.
    ///
    /// - Returns: False if nothing can be changed now, or the encounter is full; then a message says so.
    func save(_ draft: CombatantDraft) -> Bool {
        guard !isInConflict else {
            message = "Choose first which version of the encounter to keep."
            return false
        }
        let present = encounter[draft.id]
        let combatant = draft.combatant(from: present)
        guard present != nil else { return join(combatant, as: "Adding \(combatant.name)") }
        change("Editing \(combatant.name)") { $0.change(draft.id) { $0 = combatant } }
        return true
    }

    /// Begins another encounter without combatants.
    func beginAnother() {
        change("New Fight") { $0 = Encounter() }
        selection = nil
    }

    func remove(_ id: UUID) { remove([id]) }

    /// Removes combatants, and selects the one after the first of them if all selected ones are gone.
    func remove(_ ids: Set<UUID>) {
        let index = combatants.firstIndex { ids.contains($0.id) }
        let isSelectionGone = chosen.isSubset(of: ids)
        let removed = combatants.map(\.id).filter(ids.contains)
        change("Removal") { encounter in for id in removed { encounter.remove(id) } }
        guard isSelectionGone, let index, !combatants.isEmpty else { return }
        selection = combatants[min(index, combatants.count - 1)].id
    }

    /// Moves combatants in the order of turns.
    func move(_ offsets: IndexSet, to destination: Int) {
        change("Move") { $0.move(offsets, to: destination) }
    }

    func add(_ creature: Creature, roll: Int = .random(in: 1...20)) {
        let combatant = creature.combatant(
            named: encounter.freeName(for: creature.name), roll: roll)
        join(combatant, as: "Adding \(creature.name)")
    }

    /// Adds a combatant and selects it, if the encounter has room.
    @discardableResult private func join(_ combatant: Combatant, as name: String) -> Bool {
        guard !isInConflict else { return false }
        guard !encounter.isFull else {
            message =
                "\(combatant.name) was not added: an encounter has at most "
                + "\(DocumentLimits.combatants) combatants."
            return false
        }
        change(name) { $0.add(combatant) }
        selection = combatant.id
        return true
    }

    /// Moves the selection down the list of visible combatants; up for a negative distance.
    func moveSelection(by distance: Int) {
        let combatants = found
        guard !combatants.isEmpty else { return }
        let index = combatants.firstIndex { $0.id == selection }
        let step = distance.clamped(to: -combatants.count...combatants.count)
        let next = index.map { $0 + step } ?? (distance > 0 ? 0 : combatants.count - 1)
        selection = combatants[min(max(0, next), combatants.count - 1)].id
    }
}
