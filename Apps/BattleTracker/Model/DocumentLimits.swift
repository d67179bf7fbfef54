/// The ranges of all values in an encounter and in the bestiary.
///
/// A document outside of them is not opened. Changes made in the app end at them.
enum DocumentLimits {
    static let hitPoints = 0...1_000_000
    static let armorClass = 0...1_000
    static let level = 0...1_000
    static let initiative = -1_000...1_000
    static let rank = 0...1_000
    static let score = 0...1_000
    static let round = 1...1_000_000
    /// The number of scores, from strength to charisma.
    static let scores = 6
    /// More than the number of conditions, as a list may contain duplicates.
    static let conditions = 100
    static let combatants = 1_000
    static let creatures = 10_000
    /// In Unicode scalars: a single letter can have any number of accents.
    static let text = 200
    /// Of a creature in the bestiary, so that “Goblin 2” is within `text` as well.
    static let creatureName = 150
    static let bytes = 16 << 20
}

extension Int {
    /// Returns the nearest number in `range`.
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension String {
    /// Returns the longest valid beginning of a text.
    var clampedToDocument: String {
        let scalars = unicodeScalars.prefix(DocumentLimits.text)
        return scalars.endIndex == unicodeScalars.endIndex ? self : String(scalars)
    }
}
