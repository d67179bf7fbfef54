import LozengeCore

/// A key, by the character that it types or by the control or private character that represents it.
///
/// Matches: SwiftUI.KeyEquivalent
nonisolated public struct KeyEquivalent: Hashable, Sendable,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

nonisolated extension KeyEquivalent {
    /// The label of the key.
    var name: String {
        let names: [KeyEquivalent: String] = [
            .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc",
            .delete: "Backspace", .deleteForward: "Del", .home: "Home", .end: "End",
            .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear", .tab: "Tab",
            .space: "Space", .return: "Return",
        ]
        // AppKit's characters for F1 to F35, which SwiftUI uses.
        if let value = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(value) {
            return "F\(value - 0xF703)"
        }
        return names[self] ?? character.uppercased()
    }

    /// Creates the equivalent of a key of the keyboard.
    package init(_ key: Key) {
        switch key {
        case .character(let character): self.init(character)
        case .return: self = .return
        case .tab: self = .tab
        case .space: self = .space
        case .escape: self = .escape
        case .delete: self = .delete
        case .deleteForward: self = .deleteForward
        case .upArrow: self = .upArrow
        case .downArrow: self = .downArrow
        case .leftArrow: self = .leftArrow
        case .rightArrow: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .insert: self.init("\u{F727}")
        case .menu: self.init("\u{F735}")
        case .function(let number):
            self.init(Character(Unicode.Scalar(0xF703 + UInt32(max(1, min(number, 35)))) ?? "\0"))
        }
    }
}

/// The modifier keys.
///
/// Matches: SwiftUI.EventModifiers
/// Differs: Ctrl is both `command` and `control`: Command C of a Mac is Ctrl C here.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    /// Alt.
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    /// Unavailable: keys of the keypad count as those of the main keyboard.
    @available(*, unavailable, message: "A key of the keypad counts as that of the main keyboard.")
    public static var numericPad: EventModifiers { EventModifiers(rawValue: 32) }
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

    init(_ modifiers: KeyModifiers) {
        let pairs: [(KeyModifiers, EventModifiers)] = [
            (.capsLock, .capsLock), (.shift, .shift), (.control, [.control, .command]),
            (.option, .option),
        ]
        self = pairs.reduce(into: []) { result, pair in
            if modifiers.contains(pair.0) { result.formUnion(pair.1) }
        }
    }
}
