import Foundation

/// Creatures that can be added to a fight.
struct Creature: Codable, Identifiable, Equatable, Sendable {
    var id: String { name }
    let name: String
    let kind: String
    let armorClass: Int
    let hitPoints: Int
    let abilities: [Int]
    let challenge: String

    /// What dexterity adds to a roll for initiative.
    var initiativeBonus: Int {
        let dexterity = abilities.count > 1 ? abilities[1] : 10
        return Int((Double(dexterity - 10) / 2).rounded(.down))
    }

    /// One of the kind, with a roll of a die of twenty sides.
    func combatant(named name: String, roll: Int) -> Combatant {
        Combatant(
            id: UUID(), name: name, kind: kind, armorClass: armorClass, hitPoints: hitPoints,
            initiative: roll + initiativeBonus, abilities: abilities)
    }
}

/// The creatures of the file `bestiary.json`.
struct Bestiary: Codable, Sendable {
    let creatures: [Creature]

    /// That of the app; what is wrong with it is told in a sentence.
    static func ofApp() -> Result<Bestiary, BestiaryError> {
        for folder in folders {
            let file = folder.appendingPathComponent("bestiary/bestiary.json")
            guard let data = try? Data(contentsOf: file) else { continue }
            guard let bestiary = try? JSONDecoder().decode(Bestiary.self, from: data) else {
                return .failure(.damaged(file.path))
            }
            return .success(bestiary)
        }
        return .failure(.missing)
    }

    /// Beside the executable, where it is built; below `share`, where it is installed.
    private static var folders: [URL] {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder = executable.deletingLastPathComponent()
        let given = ProcessInfo.processInfo.environment["LOZENGE_ASSETS"]
        return [
            given.map { URL(fileURLWithPath: $0) },
            folder.appendingPathComponent("Lozenge_LozengeAssets.resources"),
            folder.deletingLastPathComponent()
                .appendingPathComponent("share/\(executable.lastPathComponent)/assets"),
        ].compactMap { $0 }
    }
}

enum BestiaryError: Error, CustomStringConvertible {
    case missing
    case damaged(String)

    var description: String {
        switch self {
        case .missing: "The bestiary was not found beside the app, so there is nobody to add."
        case .damaged(let path): "The bestiary \(path) cannot be read, so there is nobody to add."
        }
    }
}
