/// A press, repetition or release of a key, with the values that shortcuts and text fields need.
public struct KeyEvent: Hashable, Sendable {
    /// The meaning with the pressed modifiers.
    public var key: Key
    /// Other meanings of the key: with and without Shift, then in the user's other layouts.
    ///
    /// A shortcut looks here too, so that Ctrl + works where `+` needs Shift, and Ctrl C works on a
    /// Cyrillic layout.
    public var alternatives: [Key]
    /// The pressed modifiers.
    public var modifiers: KeyModifiers
    /// The text it types; empty for a key that types none.
    public var characters: String
    /// The kind of key event.
    public var phase: Phase

    /// The kind of key event.
    public enum Phase: Hashable, Sendable {
        case down
        /// It is held, and counts as pressed once more.
        case `repeat`
        case up
    }

    public init(
        _ key: Key, alternatives: [Key] = [], modifiers: KeyModifiers = [],
        characters: String = "", phase: Phase = .down
    ) {
        self.key = key
        self.alternatives = alternatives
        self.modifiers = modifiers
        self.characters = characters
        self.phase = phase
    }

    /// Returns true if one of the key's meanings is `key`.
    public func matches(_ key: Key) -> Bool {
        self.key == key || alternatives.contains(key)
    }
}

/// A key by its meaning: a character, or one of the keys that type none.
public enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, tab, space, escape, delete, deleteForward
    case upArrow, downArrow, leftArrow, rightArrow
    case home, end, pageUp, pageDown, insert
    case function(Int)
    case menu
}

/// Keys that change what another key means.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 2)
    /// The Alt key.
    public static let option = KeyModifiers(rawValue: 4)
    /// The Super key.
    public static let command = KeyModifiers(rawValue: 8)
    /// Caps Lock is on.
    public static let capsLock = KeyModifiers(rawValue: 16)
}
