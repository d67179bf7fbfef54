/// A participant in a fight: a player's character or a creature.
package struct Character: Identifiable, Equatable {
    package var id: String { name }
    package let name: String
    /// The picture's name; `nil` for the first letter of the name.
    package let portrait: String?
    /// The kind, such as a rogue or a large beast.
    package let calling: String
    /// `nil` for a creature.
    package let level: Int?
    /// At least 0.
    package let hitPoints: Int
    /// From 0 to `hitPoints`; clamped by the initializer.
    package private(set) var damageTaken: Int
    package let abilities: [Ability]

    package init(
        name: String, portrait: String?, calling: String, level: Int?, hitPoints: Int,
        damageTaken: Int, abilities: [Ability]
    ) {
        self.name = name
        self.portrait = portrait
        self.calling = calling
        self.level = level
        self.hitPoints = max(0, hitPoints)
        self.damageTaken = min(max(0, damageTaken), self.hitPoints)
        self.abilities = abilities
    }

    /// The kind, in a few words.
    package var summary: String { level.map { "Level \($0) \(calling)" } ?? calling }

    /// Takes hit points away; a negative `amount` heals.
    package mutating func take(damage amount: Int) {
        let (sum, isTooLarge) = damageTaken.addingReportingOverflow(amount)
        damageTaken = isTooLarge && amount > 0 ? hitPoints : min(max(0, sum), hitPoints)
    }
}

/// An ability with its score, which rarely exceeds 20.
package struct Ability: Identifiable, Equatable {
    package var id: String { name }
    package let name: String
    package let score: Int

    /// The six, in the order of every character sheet.
    package static func scores(_ scores: Int...) -> [Ability] { self.scores(scores) }

    package static func scores(_ scores: [Int]) -> [Ability] {
        zip(["STR", "DEX", "CON", "INT", "WIS", "CHA"], scores).map { Ability(name: $0, score: $1) }
    }
}
