import CharacterSheet

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
