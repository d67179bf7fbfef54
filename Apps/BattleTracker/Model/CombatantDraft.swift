import Foundation

/// The values of a combatant while they are edited.
struct CombatantDraft: Identifiable, Equatable {
    let id: UUID
    /// True for a combatant that is not in the fight yet.
    let isNew: Bool
    var name = ""
    var kind = ""
    var armorClass = 10
    var hitPoints = 10
    var initiative = 10

    /// The values of a new combatant.
    init() { (id, isNew) = (UUID(), true) }

    /// The values of a combatant.
    init(_ combatant: Combatant) {
        (id, isNew) = (combatant.id, false)
        (name, kind) = (combatant.name, combatant.kind)
        (armorClass, hitPoints) = (combatant.armorClass, combatant.hitPoints)
        initiative = combatant.initiative
    }

    /// The name without spaces around it.
    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// True if a combatant can be made of the values: it has a name.
    var isComplete: Bool { !trimmedName.isEmpty }

    /// The combatant with these values; new, or one of the fight with its wounds and conditions.
    func combatant(from present: Combatant?) -> Combatant {
        var made = Combatant(
            id: id, name: trimmedName, portrait: present?.portrait, kind: kind,
            level: present?.level, armorClass: armorClass, hitPoints: hitPoints,
            damageTaken: present?.damageTaken ?? 0, initiative: initiative,
            abilities: present?.abilities ?? [])
        for condition in present?.conditions ?? [] { made.toggle(condition) }
        if made.initiative == present?.initiative { made.rank = present?.rank ?? 0 }
        return made
    }
}
