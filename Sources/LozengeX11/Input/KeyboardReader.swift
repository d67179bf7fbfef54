import CX11

/// The keyboard layout and the keys that are pressed.
///
/// The layout is fetched at the first key event; later key events need no round trip.
final class KeyboardReader {
    private let display: OpaquePointer
    private var keysDown: Set<UInt32> = []
    private var isPrepared = false

    init(display: OpaquePointer) {
        self.display = display
    }

    /// Returns the meanings of the key in an event.
    func lookup(_ event: XKeyEvent) -> KeyLookup {
        var symbol: KeySym = 0
        var consumed: UInt32 = 0
        XkbLookupKeySym(display, KeyCode(event.keycode), event.state, &consumed, &symbol)
        let group = event.state >> 13 & 3
        var levels = meanings(of: event, group: group)
        // A keyboard shortcut is matched with the letters of the current layout, and with those of
        // another layout only if the current one is not Latin.
        if symbol >= 0x100 {
            for other: UInt32 in 0..<4 where other != group {
                levels += meanings(of: event, group: other)
            }
            // Without any Latin layout, the letter that most keyboards have printed on the key
            // counts.
            if !levels.contains(where: \.isLatinLetter),
                let letter = printedLetter(onKey: event.keycode)
            {
                levels.append(letter)
            }
        }
        return KeyLookup(symbol: symbol, levels: levels, state: event.state)
    }

    /// Returns the key symbols on all shift levels of a layout.
    private func meanings(of event: XKeyEvent, group: UInt32) -> [KeySym] {
        var meanings: [KeySym] = []
        for level: Int32 in 0..<4 {
            let symbol = XkbKeycodeToKeysym(
                display, KeyCode(event.keycode), Int32(group), level)
            if symbol != 0 { meanings.append(symbol) }
        }
        return meanings
    }

    /// Records that a key was pressed.
    ///
    /// - Returns: True if the key was already pressed: the event is a repetition.
    func pressed(_ keycode: UInt32) -> Bool {
        if !isPrepared {
            isPrepared = true
            // With detectable auto-repeat, a held key sends presses without releases in between.
            // The call waits for the server, so it is made at the first key event.
            XkbSetDetectableAutoRepeat(display, True, nil)
        }
        return !keysDown.insert(keycode).inserted
    }

    /// Records that a key was released.
    func released(_ keycode: UInt32) {
        keysDown.remove(keycode)
    }

    /// Forgets the pressed keys, after the focus went to another window.
    func left() {
        keysDown = []
    }

    /// Updates the layout after the user changed it or connected another keyboard.
    func mappingChanged(_ event: XEvent) {
        var mapping = event.xmapping
        XRefreshKeyboardMapping(&mapping)
    }
}

extension KeySym {
    nonisolated fileprivate var isLatinLetter: Bool {
        self < 0x100 && (0x61...0x7a).contains(self | 0x20)
    }
}

/// Returns the Latin letter that most keyboards have printed on a key; `nil` for other keys.
///
/// Source: the key codes of the Linux kernel's `evdev` plus 8, as X servers use them; the letters
/// of the US layout, as in Qt's fallback.
func printedLetter(onKey keycode: UInt32) -> KeySym? {
    let rows: [(first: UInt32, letters: [UInt8])] = [
        (24, Array("qwertyuiop".utf8)), (38, Array("asdfghjkl".utf8)), (52, Array("zxcvbnm".utf8)),
    ]
    for row in rows where (row.first..<row.first + UInt32(row.letters.count)).contains(keycode) {
        return KeySym(row.letters[Int(keycode - row.first)])
    }
    return nil
}
