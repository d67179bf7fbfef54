import CX11

/// Asks the keyboard's layout what a key means, and knows which keys are down.
///
/// The layout is fetched at the first key and kept: from then on nothing is asked of the server.
final class KeyboardReader {
    private let display: OpaquePointer
    private var keysDown: Set<UInt32> = []
    private var isPrepared = false

    init(display: OpaquePointer) {
        self.display = display
    }

    /// What the key of an event means.
    func lookup(_ event: XKeyEvent) -> KeyLookup {
        var symbol: KeySym = 0
        var consumed: UInt32 = 0
        XkbLookupKeySym(display, KeyCode(event.keycode), event.state, &consumed, &symbol)
        let group = event.state >> 13 & 3
        var levels = meanings(of: event, group: group)
        // A shortcut is looked for where its letter is on this layout, and on another one only where
        // this one has no such letters.
        if symbol >= 0x100 {
            for other: UInt32 in 0..<4 where other != group {
                levels += meanings(of: event, group: other)
            }
            // Who has no Latin layout at all means the key where that letter is printed on most.
            if !levels.contains(where: \.isLatinLetter),
                let letter = printedLetter(onKey: event.keycode)
            {
                levels.append(letter)
            }
        }
        return KeyLookup(symbol: symbol, levels: levels, state: event.state)
    }

    /// What a key means on all shift levels of a layout.
    private func meanings(of event: XKeyEvent, group: UInt32) -> [KeySym] {
        var meanings: [KeySym] = []
        for level: Int32 in 0..<4 {
            let symbol = XkbKeycodeToKeysym(
                display, KeyCode(event.keycode), Int32(group), level)
            if symbol != 0 { meanings.append(symbol) }
        }
        return meanings
    }

    /// Notes that a key went down.
    ///
    /// - Returns: Whether it was down already: the press is a repetition.
    func pressed(_ keycode: UInt32) -> Bool {
        if !isPrepared {
            isPrepared = true
            // A key held down then sends presses only, instead of releases no one caused. Waits for
            // an answer, so not before the first key, which does not repeat for a while yet.
            XkbSetDetectableAutoRepeat(display, True, nil)
        }
        return !keysDown.insert(keycode).inserted
    }

    func released(_ keycode: UInt32) {
        keysDown.remove(keycode)
    }

    /// The keyboard went elsewhere: what happens to its keys is no longer known.
    func left() {
        keysDown = []
    }

    /// The user changed layouts, or plugged in another keyboard.
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

/// The Latin letter that is printed on a key of most keyboards.
///
/// Source: the key codes of the Linux kernel's `evdev`, which X servers use 8 higher; the letters are
/// those of the American layout, as Qt's fallback.
func printedLetter(onKey keycode: UInt32) -> KeySym? {
    let rows: [(first: UInt32, letters: [UInt8])] = [
        (24, Array("qwertyuiop".utf8)), (38, Array("asdfghjkl".utf8)), (52, Array("zxcvbnm".utf8)),
    ]
    for row in rows where (row.first..<row.first + UInt32(row.letters.count)).contains(keycode) {
        return KeySym(row.letters[Int(keycode - row.first)])
    }
    return nil
}
