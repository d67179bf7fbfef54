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
        let group = Int32(event.state >> 13 & 3)
        // A shortcut is looked for where its letter is on this layout, and on another one only where
        // this one has no such letters.
        let isLatin = symbol < 0x100
        let groups = [group] + (isLatin ? [] : (0..<4).filter { $0 != group })
        let levels = groups.flatMap { group in
            (0..<4).map { level in
                XkbKeycodeToKeysym(display, KeyCode(event.keycode), group, level)
            }
        }
        let known = levels.filter { $0 != 0 }
        // Who has no Latin layout at all means the key where that letter is printed on most.
        let hasLetter = known.contains { UInt8(exactly: $0).map(isLetter) ?? false }
        let printed = isLatin || hasLetter ? nil : printedLetter(onKey: event.keycode)
        return KeyLookup(
            symbol: symbol, levels: known + (printed.map { [$0] } ?? []), state: event.state)
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

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
