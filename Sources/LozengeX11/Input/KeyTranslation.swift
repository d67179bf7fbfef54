import CX11
import LozengeCore

/// The meanings of a key, as X11 names them.
nonisolated struct KeyLookup {
    /// The key symbol with the modifiers of the event.
    var symbol: KeySym
    /// All key symbols of the key: all shift levels of the current layout and, if it is not a Latin
    /// one, of the other layouts.
    var levels: [KeySym]
    /// The event's modifier bits.
    var state: UInt32
}

/// Converts a key to a key event.
///
/// Pure, as ``inputEvent(from:scale:clicks:)`` is.
///
/// - Returns: The event; `nil` if views handle none of the meanings, such as for Shift alone.
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

nonisolated extension KeyLookup {
    /// Returns the modifier keys that are held after the key was pressed or released; the event says which were before.
    ///
    /// With both Shift keys held, the release of one counts as that of both until the next event.
    func heldModifiers(isPress: Bool) -> KeyModifiers {
        let before = KeyModifiers(state: state)
        guard let own = KeyModifiers(symbol: symbol) else { return before }
        return isPress ? before.union(own) : before.subtracting(own)
    }
}

nonisolated extension KeyModifiers {
    /// The modifier of a key; `nil` for other keys, and for Caps Lock, which is not held.
    fileprivate init?(symbol: KeySym) {
        switch Int32(truncatingIfNeeded: symbol) {
        case XK_Shift_L, XK_Shift_R: self = .shift
        case XK_Control_L, XK_Control_R: self = .control
        case XK_Alt_L, XK_Alt_R, XK_Meta_L, XK_Meta_R: self = .option
        case XK_Super_L, XK_Super_R: self = .command
        default: return nil
        }
    }
}

nonisolated extension Key {
    /// Converts a key symbol; `nil` for modifiers and unknown symbols.
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
