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
        return KeyLookup(
            symbol: symbol, levels: levels.filter { $0 != 0 }, state: event.state)
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
