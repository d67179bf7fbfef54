import CharacterSheet
import Foundation

/// A participant in an encounter.
///
/// Every value is within ``DocumentLimits``: those of a document are checked, others are clamped.
struct Combatant: Codable, Identifiable, Equatable, Sendable {
    let id: UUID
    let name: String
    /// The name of a picture; `nil` for the first letter of the name.
    let portrait: String?
    /// The kind, such as a rogue or a large beast.
    let kind: String
    /// `nil` for a creature.
    let level: Int?
    let armorClass: Int
    let hitPoints: Int
    /// From 0 to `hitPoints`.
    private(set) var damageTaken: Int
    private(set) var initiative: Int
    /// The position among combatants of the same initiative, once the game master has moved one of them; 0 before.
    var rank = 0
    /// In the order of ``Condition``, each once.
    private(set) var conditions: [Condition]
    /// Strength, dexterity, constitution, intelligence, wisdom, charisma.
    let abilities: [Int]

    /// A combatant; numbers and texts outside of ``DocumentLimits`` are clamped.
    init(
        id: UUID, name: String, portrait: String? = nil, kind: String, level: Int? = nil,
        armorClass: Int, hitPoints: Int, damageTaken: Int = 0, initiative: Int, abilities: [Int]
    ) {
        self.id = id
        self.name = name.clampedToDocument
        self.portrait = portrait?.clampedToDocument
        self.kind = kind.clampedToDocument
        self.level = level?.clamped(to: DocumentLimits.level)
        self.armorClass = armorClass.clamped(to: DocumentLimits.armorClass)
        self.hitPoints = hitPoints.clamped(to: DocumentLimits.hitPoints)
        self.damageTaken = damageTaken.clamped(to: 0...self.hitPoints)
        self.initiative = initiative.clamped(to: DocumentLimits.initiative)
        conditions = []
        let scores = abilities.prefix(DocumentLimits.scores).map {
            $0.clamped(to: DocumentLimits.score)
        }
        self.abilities = scores + Array(repeating: 10, count: DocumentLimits.scores - scores.count)
    }

    private enum CodingKeys: CodingKey {
        case id, name, portrait, kind, level, armorClass, hitPoints, damageTaken, initiative
        case rank, conditions, abilities
    }

    /// - Throws: ``InvalidValue`` for a value outside of ``DocumentLimits``.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(UUID.self, forKey: .id)
        name = try values.decodeText(.name)
        portrait = try values.decodeTextIfPresent(.portrait)
        kind = try values.decodeText(.kind)
        level = try values.decodeIfPresent(.level, in: DocumentLimits.level)
        armorClass = try values.decode(.armorClass, in: DocumentLimits.armorClass)
        hitPoints = try values.decode(.hitPoints, in: DocumentLimits.hitPoints)
        damageTaken = try values.decode(.damageTaken, in: 0...hitPoints)
        initiative = try values.decode(.initiative, in: DocumentLimits.initiative)
        rank = try values.decodeIfPresent(.rank, in: DocumentLimits.rank) ?? 0
        let named: [Condition] = try values.decodeList(
            .conditions, atMost: DocumentLimits.conditions)
        conditions = Condition.allCases.filter(named.contains)
        abilities = try values.decodeScores(.abilities)
    }

    var hitPointsLeft: Int { hitPoints - damageTaken }
    var isDown: Bool { damageTaken >= hitPoints }

    /// Takes hit points away; a negative `amount` heals.
    mutating func take(damage amount: Int) {
        let most = DocumentLimits.hitPoints.upperBound
        damageTaken = (damageTaken + amount.clamped(to: -most...most)).clamped(to: 0...hitPoints)
    }

    /// Sets the initiative, clamped to ``DocumentLimits``.
    mutating func setInitiative(_ initiative: Int) {
        self.initiative = initiative.clamped(to: DocumentLimits.initiative)
    }

    mutating func toggle(_ condition: Condition) {
        if conditions.contains(condition) {
            conditions.removeAll { $0 == condition }
        } else {
            conditions = Condition.allCases.filter { $0 == condition || conditions.contains($0) }
        }
    }

    /// The values that the card shows.
    var character: Character {
        get {
            Character(
                name: name, portrait: portrait, calling: kind, level: level, hitPoints: hitPoints,
                damageTaken: damageTaken, abilities: Ability.scores(abilities))
        }
        set { damageTaken = newValue.damageTaken.clamped(to: 0...hitPoints) }
    }
}
