import Foundation

/// A number of hit points as a game master types it: a number, or several that are added and subtracted.
enum HitPointSum: Equatable {
    case points(Int)
    case empty
    case invalid

    /// The greatest amount, to which others are limited.
    static let most = 100_000

    init(_ text: String) {
        let text = text.filter { !$0.isWhitespace }
        guard !text.isEmpty else {
            self = .empty
            return
        }
        var sum = 0
        var sign = 1
        var digits = ""
        // A sign at the end closes the last number.
        for character in text + "+" {
            if let digit = character.wholeNumberValue, digits.count < 9 {
                digits += String(digit)
                continue
            }
            guard "+-−".contains(character), let number = Int(digits) else {
                self = .invalid
                return
            }
            sum += sign * min(number, Self.most)
            sign = character == "+" ? 1 : -1
            digits = ""
        }
        self = sum > 0 ? .points(min(sum, Self.most)) : .invalid
    }
}
