import Foundation
import SwiftUI

/// The creatures that can be added to an encounter.
struct Creature: Codable, Identifiable, Equatable, Sendable {
    var id: String { name }
    let name: String
    let kind: String
    let armorClass: Int
    let hitPoints: Int
    let abilities: [Int]
    let challenge: String

    init(
        name: String, kind: String, armorClass: Int, hitPoints: Int, abilities: [Int],
        challenge: String
    ) {
        (self.name, self.kind, self.challenge) = (name, kind, challenge)
        (self.armorClass, self.hitPoints) = (armorClass, hitPoints)
        self.abilities = abilities
    }

    private enum CodingKeys: CodingKey {
        case name, kind, armorClass, hitPoints, abilities, challenge
    }

    /// - Throws: ``InvalidValue`` for a value outside of ``DocumentLimits``.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decodeText(.name, atMost: DocumentLimits.creatureName)
        kind = try values.decodeText(.kind)
        armorClass = try values.decode(.armorClass, in: DocumentLimits.armorClass)
        hitPoints = try values.decode(.hitPoints, in: DocumentLimits.hitPoints)
        abilities = try values.decodeScores(.abilities)
        challenge = try values.decodeText(.challenge)
    }

    /// The dexterity modifier of an initiative roll.
    var initiativeBonus: Int {
        let dexterity = (abilities.count > 1 ? abilities[1] : 10).clamped(to: DocumentLimits.score)
        return Int((Double(dexterity - 10) / 2).rounded(.down))
    }

    /// Returns a combatant of this kind with a random initiative.
    func combatant(named name: String, roll: Int) -> Combatant {
        Combatant(
            id: UUID(), name: name, kind: kind, armorClass: armorClass, hitPoints: hitPoints,
            initiative: roll.clamped(to: DocumentLimits.initiative) + initiativeBonus,
            abilities: abilities)
    }
}

/// The creatures of the file `bestiary.json`.
struct Bestiary: Codable, Sendable {
    let creatures: [Creature]

    private enum CodingKeys: CodingKey { case creatures }

    /// - Throws: ``InvalidValue`` for too many creatures, or two with one name.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        creatures = try values.decodeList(.creatures, atMost: DocumentLimits.creatures)
        guard Set(creatures.map(\.name)).count == creatures.count else {
            throw values.invalid(.creatures, "has two entries with the same name")
        }
    }

    /// The bestiary of the app.
    static func ofApp() -> Result<Bestiary, BestiaryError> {
        for folder in folders {
            let file = folder.appendingPathComponent("bestiary/bestiary.json")
            switch Result(catching: { () throws(BestiaryError) in try Bestiary(at: file.path) }) {
            case .failure(.missing): continue
            case let found: return found
            }
        }
        return .failure(.missing)
    }

    /// The bestiary in a file.
    init(at path: String) throws(BestiaryError) {
        let reason: String
        do {
            let data = try RegularFile.contents(of: path, atMost: DocumentLimits.bytes)
            self = try JSONDecoder().decode(Bestiary.self, from: data)
            return
        } catch FileError.missing {
            throw .missing
        } catch let error as FileError {
            reason = error.description
        } catch let error as InvalidValue {
            reason = error.description
        } catch {
            reason = "it is not a list of creatures"
        }
        throw .damaged(path, reason)
    }

    /// Beside the executable of a build; below `share` if installed.
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
