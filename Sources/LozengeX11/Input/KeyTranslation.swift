import CX11
import LozengeCore

/// What a key on the keyboard stands for, as X11 names it.
nonisolated struct KeyLookup {
    /// The meaning with the modifiers that were held.
    var symbol: KeySym
    /// Every meaning the key has: all shift levels of the layout in use, then, where that one is not
    /// Latin, of the others.
    var levels: [KeySym]
    /// The event's modifier bits.
    var state: UInt32
}

/// Turns a key into the toolkit's own terms.
///
/// Pure, as ``inputEvent(from:scale:)`` is.
///
/// - Returns: `nil` when the toolkit has no use for any meaning of the key: Shift itself, say.
nonisolated func keyEvent(_ lookup: KeyLookup, phase: KeyEvent.Phase) -> KeyEvent? {
    var meanings: [Key] = []
    for symbol in [lookup.symbol] + lookup.levels {
        if let key = Key(symbol: symbol), !meanings.contains(key) { meanings.append(key) }
    }
    guard let key = Key(symbol: lookup.symbol) ?? meanings.first else { return nil }
    let modifiers = KeyModifiers(state: lookup.state)
    return KeyEvent(
        key, alternatives: meanings.filter { $0 != key }, modifiers: modifiers,
        characters: modifiers.isDisjoint(with: [.control, .option, .command])
            ? text(of: lookup.symbol) : "",
        phase: phase)
}

private nonisolated func text(of symbol: KeySym) -> String {
    switch Key(symbol: symbol) {
    case .character(let character): String(character)
    case .space: " "
    default: ""
    }
}

nonisolated extension KeyModifiers {
    init(state: UInt32) {
        let pairs: [(Int32, KeyModifiers)] = [
            (ShiftMask, .shift), (LockMask, .capsLock), (ControlMask, .control),
            (Mod1Mask, .option), (Mod4Mask, .command),
        ]
        self = pairs.reduce(into: []) { modifiers, pair in
            if state & UInt32(pair.0) != 0 { modifiers.insert(pair.1) }
        }
    }
}

nonisolated extension Key {
    /// The meaning of a key symbol; `nil` for modifiers and what the toolkit does not know.
    init?(symbol: KeySym) {
        switch Int32(truncatingIfNeeded: symbol) {
        case XK_Return, XK_KP_Enter: self = .return
        case XK_Tab, XK_ISO_Left_Tab, XK_KP_Tab: self = .tab
        case XK_space, XK_KP_Space: self = .space
        case XK_Escape: self = .escape
        case XK_BackSpace: self = .delete
        case XK_Delete, XK_KP_Delete: self = .deleteForward
        case XK_Up, XK_KP_Up: self = .upArrow
        case XK_Down, XK_KP_Down: self = .downArrow
        case XK_Left, XK_KP_Left: self = .leftArrow
        case XK_Right, XK_KP_Right: self = .rightArrow
        case XK_Home, XK_KP_Home: self = .home
        case XK_End, XK_KP_End: self = .end
        case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
        case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
        case XK_Insert, XK_KP_Insert: self = .insert
        case XK_Menu: self = .menu
        case XK_F1...XK_F35:
            self = .function(Int(symbol) - Int(XK_F1) + 1)
        default:
            guard let character = typedCharacter(of: symbol) else { return nil }
            self = .character(character)
        }
    }
}
