import LozengeTesting

/// A key with modifiers, such as `ctrl+Page_Down`.
nonisolated struct CaseKey: Equatable {
    let key: Key
    let modifiers: KeyModifiers

    /// Reads a key by the name of its X keysym; `nil` if it is none.
    init?(_ words: some StringProtocol) {
        guard let match = String(words).wholeMatch(of: /((?:\w+\+)*)(.+)/),
            let modifiers = KeyModifiers(prefix: match.1), let key = Key(keysym: match.2)
        else { return nil }
        self.key = key
        self.modifiers = modifiers
    }
}

nonisolated extension KeyModifiers {
    /// Reads modifiers that each end with a plus sign; `nil` if one is unknown.
    init?(prefix: some StringProtocol) {
        self = []
        for name in prefix.split(separator: "+") {
            switch name {
            case "ctrl": insert(.control)
            case "shift": insert(.shift)
            case "alt": insert(.option)
            case "super": insert(.command)
            default: return nil
            }
        }
    }
}

nonisolated extension Key {
    /// The key with the name of an X keysym; `nil` if there is none.
    fileprivate init?(keysym name: some StringProtocol) {
        let named: [String: Key] = [
            "Return": .return, "Tab": .tab, "space": .space, "Escape": .escape,
            "BackSpace": .delete, "Delete": .deleteForward, "Up": .upArrow, "Down": .downArrow,
            "Left": .leftArrow, "Right": .rightArrow, "Home": .home, "End": .end,
            "Page_Up": .pageUp, "Page_Down": .pageDown, "Insert": .insert, "Menu": .menu,
        ]
        if let key = named[String(name)] {
            self = key
        } else if let match = String(name).wholeMatch(of: /F(\d+)/), let number = Int(match.1) {
            self = .function(number)
        } else if name.count == 1, let character = name.first {
            self = .character(character)
        } else {
            return nil
        }
    }
}
