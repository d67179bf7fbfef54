import LozengeCore

/// The typing of a character by its number: Ctrl+Shift+U, hexadecimal digits, then Space or Return.
///
/// Source: `docs/editing.md`, EDIT-23; the keys of GTK.
struct UnicodeInput {
    private var digits = ""

    /// The effect of a key.
    enum Effect: Equatable {
        /// The digits have changed.
        case goesOn
        /// The character is typed; none if there is no character of that number.
        case ends(String)
        /// The key has no meaning here: the input ends, and the key has its usual effect.
        case isLeft
    }

    /// The preedit text.
    var composition: Composition {
        Composition("u" + digits, caret: 1 + digits.utf8.count)
    }

    static func begins(with key: KeyEvent) -> Bool {
        key.phase == .down && key.matches(.character("u"))
            && key.modifiers.subtracting(.capsLock) == [.control, .shift]
    }

    mutating func press(_ key: KeyEvent) -> Effect {
        switch key.key {
        case .escape: return .ends("")
        case .space, .return: return .ends(character)
        case .delete:
            if digits.isEmpty { return .ends("") }
            digits.removeLast()
            return .goesOn
        default: return type(key.characters)
        }
    }

    /// Adds typed digits; other characters end the input.
    mutating func type(_ characters: String) -> Effect {
        if characters == " " { return .ends(character) }
        // The largest number has six digits.
        guard characters.allSatisfy(\.isHexDigit), !characters.isEmpty,
            digits.count + characters.count <= 6
        else { return .isLeft }
        digits += characters
        return .goesOn
    }

    private var character: String {
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
}
