import Foundation

/// A condition that a combatant can be in.
enum Condition: String, Codable, CaseIterable, Identifiable, Sendable {
    case blinded, charmed, deafened, frightened, grappled, incapacitated, invisible
    case paralyzed, petrified, poisoned, prone, restrained, stunned, unconscious

    var id: Self { self }
    var name: String { rawValue.capitalized }
}
