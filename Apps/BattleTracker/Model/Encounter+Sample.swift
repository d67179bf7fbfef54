import Foundation

extension Encounter {
    /// The encounter of the first launch.
    static var sample: Encounter {
        func player(
            _ name: String, _ portrait: String, _ kind: String, level: Int, ac: Int, hp: Int,
            damage: Int, initiative: Int, _ abilities: [Int]
        ) -> Combatant {
            Combatant(
                id: UUID(), name: name, portrait: portrait, kind: kind, level: level,
                armorClass: ac, hitPoints: hp, damageTaken: damage, initiative: initiative,
                abilities: abilities)
        }
        var wolf = Combatant(
            id: UUID(), name: "Dire Wolf", kind: "Large beast", armorClass: 14, hitPoints: 37,
            damageTaken: 12, initiative: 15, abilities: [17, 15, 15, 3, 12, 7])
        wolf.toggle(.prone)
        var river = player(
            "Hasty River", "rogue", "Rogue", level: 7, ac: 15, hp: 60, damage: 27, initiative: 21,
            [10, 18, 14, 13, 12, 15])
        river.toggle(.poisoned)
        river.toggle(.frightened)
        return Encounter([
            river, wolf,
            player(
                "Sir Bunnington", "brawler", "Brawler", level: 5, ac: 13, hp: 52, damage: 8,
                initiative: 12, [17, 14, 16, 9, 11, 20]),
            player(
                "Orm Ashbeard", "barbarian", "Barbarian", level: 9, ac: 16, hp: 104, damage: 81,
                initiative: 9, [20, 12, 18, 8, 13, 10]),
            Combatant(
                id: UUID(), name: "Goblin", kind: "Small humanoid", armorClass: 15, hitPoints: 7,
                damageTaken: 0, initiative: 17, abilities: [8, 14, 10, 10, 8, 8]),
        ])
    }
}
