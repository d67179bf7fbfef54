/// Someone the players play.
struct Character: Identifiable {
    var id: String { name }
    let name: String
    let portrait: String
    let calling: String
    let level: Int
    let hitPoints: Int
    var damageTaken: Int
    let abilities: [Ability]

    /// Takes hit points away, or gives them back where `amount` is negative.
    mutating func take(damage amount: Int) {
        damageTaken = min(max(0, damageTaken + amount), hitPoints)
    }
}

/// What a character is good at, as a number that people rarely exceed 20 in.
struct Ability: Identifiable {
    var id: String { name }
    let name: String
    let score: Int

    /// The six, in the order of every character sheet.
    static func scores(_ scores: Int...) -> [Ability] {
        zip(["STR", "DEX", "CON", "INT", "WIS", "CHA"], scores).map(Ability.init)
    }
}

extension Character {
    static let party = [
        Character(
            name: "Hasty River", portrait: "rogue", calling: "Rogue", level: 7, hitPoints: 60,
            damageTaken: 27, abilities: Ability.scores(10, 18, 14, 13, 12, 15)),
        Character(
            name: "Sir Bunnington", portrait: "brawler", calling: "Brawler", level: 5,
            hitPoints: 52, damageTaken: 8, abilities: Ability.scores(17, 14, 16, 9, 11, 20)),
        Character(
            name: "Orm Ashbeard", portrait: "barbarian", calling: "Barbarian", level: 9,
            hitPoints: 104, damageTaken: 81, abilities: Ability.scores(20, 12, 18, 8, 13, 10)),
    ]
}
