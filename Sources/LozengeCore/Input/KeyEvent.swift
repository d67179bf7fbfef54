/// One key going down or up, with everything a shortcut or a text field needs to know of it.
public struct KeyEvent: Hashable, Sendable {
    /// What the key means with the modifiers that were held.
    public var key: Key
    /// What else the same key could mean: with and without Shift, then on the user's other layouts.
    ///
    /// A shortcut looks here too, so that Ctrl + works where `+` needs Shift, and Ctrl C works on a
    /// Cyrillic layout.
    public var alternatives: [Key]
    public var modifiers: KeyModifiers
    /// The text it types; empty for a key that types none.
    public var characters: String
    public var phase: Phase

    /// What happened to the key.
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

    /// Whether the key can mean `key`.
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

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let option = KeyModifiers(rawValue: 4)
    public static let command = KeyModifiers(rawValue: 8)
    public static let capsLock = KeyModifiers(rawValue: 16)
}
