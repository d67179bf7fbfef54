import CharacterSheet
import Foundation

/// Someone who takes part in a fight.
struct Combatant: Codable, Identifiable, Equatable, Sendable {
    let id: UUID
    var name: String
    /// The picture's name; `nil` for the first letter of the name.
    var portrait: String?
    /// What it is: a rogue, a large beast.
    var kind: String
    /// `nil` for a creature.
    var level: Int?
    var armorClass: Int
    var hitPoints: Int
    var damageTaken = 0
    var initiative: Int
    /// In the order of ``Condition``, each once.
    var conditions: [Condition] = []
    /// Strength, dexterity, constitution, intelligence, wisdom, charisma.
    var abilities: [Int]

    var hitPointsLeft: Int { hitPoints - damageTaken }
    var isDown: Bool { damageTaken >= hitPoints }

    /// Takes hit points away, or gives them back where `amount` is negative.
    mutating func take(damage amount: Int) {
        damageTaken = min(max(0, damageTaken + amount), hitPoints)
    }

    mutating func toggle(_ condition: Condition) {
        if conditions.contains(condition) {
            conditions.removeAll { $0 == condition }
        } else {
            conditions = Condition.allCases.filter { $0 == condition || conditions.contains($0) }
        }
    }

    /// What the card shows.
    var character: Character {
        get {
            Character(
                name: name, portrait: portrait, calling: kind, level: level, hitPoints: hitPoints,
                damageTaken: damageTaken, abilities: Ability.scores(abilities))
        }
        set { damageTaken = newValue.damageTaken }
    }
}

/// What can be the matter with somebody.
enum Condition: String, Codable, CaseIterable, Identifiable, Sendable {
    case blinded, charmed, deafened, frightened, grappled, incapacitated, invisible
    case paralyzed, petrified, poisoned, prone, restrained, stunned, unconscious

    var id: Self { self }
    var name: String { rawValue.capitalized }
}
