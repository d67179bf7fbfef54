import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Text input by keys")
struct TextInputTests {
    /// A separate server: the keyboard's layout is changed.
    private let stage: Stage
    private let client = FakeClient()
    private let peer: Peer
    private let keys: [KeyCode]

    /// Unused keys become a Compose key, dead accents, a letter and the euro.
    init() throws {
        stage = try Stage(client, server: PrivateServer())
        peer = try Peer(of: stage)
        var (first, last): (Int32, Int32) = (0, 0)
        XDisplayKeycodes(peer.display, &first, &last)
        let symbols: [KeySym] = [
            KeySym(XK_Multi_key), KeySym(XK_dead_acute), KeySym(XK_dead_circumflex),
            0x0100_20ac,
        ]
        keys = symbols.indices.map { KeyCode(last - Int32($0)) }
        for (key, symbol) in zip(keys, symbols) {
            var both = [symbol, symbol]
            XChangeKeyboardMapping(peer.display, Int32(key), 2, &both, 1)
        }
        XSync(peer.display, False)
        XSetInputFocus(peer.display, stage.window.id, RevertToParent, 0)
        XSync(peer.display, False)
        let client = client
        try stage.run("the keyboard") { client.events.contains(.focused(true)) }
    }

    /// Focuses a text field in the window.
    private func write() {
        stage.window.setTextInput(CGRect(x: 10, y: 10, width: 2, height: 20))
        stage.loop.turn(limit: 1)
    }

    private func press(_ symbol: Int32) {
        press(XKeysymToKeycode(peer.display, KeySym(symbol)))
    }

    private func press(_ key: KeyCode) {
        peer.sendKey(UInt32(key), to: stage.window.id)
    }

    /// The typed text and the characters of keys.
    private var typed: [String] {
        client.events.compactMap {
            switch $0 {
            case .text(.typed(let text)): text
            case .key(let key) where key.phase != .up: "key " + key.characters
            default: nil
            }
        }
    }

    @Test("Dead keys and the Compose key compose characters in a focused text field")
    func compose() throws {
        write()
        press(keys[0])
        press(XK_apostrophe)
        press(XK_e)
        press(keys[1])
        press(XK_a)
        press(keys[2])
        press(XK_o)
        press(keys[3])
        press(XK_x)
        try stage.run("the text") { typed.count == 5 }
        #expect(typed == ["é", "á", "ô", "key €", "key x"])
    }

    @Test("Without a focused text field, keys are key events and no input method is opened")
    func keysOnly() throws {
        press(keys[0])
        press(XK_apostrophe)
        press(XK_e)
        try stage.run("the keys") { typed.count == 2 }
        #expect(typed == ["key '", "key e"])
        #expect(!stage.connection.inputMethod.isOpen)
        stage.window.setTextInput(CGRect(x: 1, y: 10, width: 2, height: 20))
        // Never in the middle of a call by the client.
        #expect(!stage.connection.inputMethod.isOpen)
        stage.loop.turn(limit: 1)
        #expect(stage.connection.inputMethod.isOpen)
        stage.window.setTextInput(nil)
        stage.loop.turn(limit: 1)
        press(keys[1])
        press(XK_e)
        try stage.run("the key") { typed.count == 3 }
        #expect(typed.last == "key e")
    }

    @Test("A composition does not continue in another text field or at another caret")
    func interrupted() throws {
        write()
        press(keys[1])
        // The dead key is on its way to the input method only.
        for _ in 0..<5 { stage.loop.turn(limit: 2) }
        stage.window.setTextInput(nil)
        write()
        press(XK_e)
        try stage.run("the key") { !typed.isEmpty }
        #expect(typed == ["key e"])
    }

    @Test("A window without focus and a closed window type nothing")
    func lost() throws {
        write()
        press(keys[1])
        XSetInputFocus(peer.display, XID(PointerRoot), Int32(RevertToNone), 0)
        XSync(peer.display, False)
        try stage.run("the loss") { client.events.contains(.focused(false)) }
        XSetInputFocus(peer.display, stage.window.id, RevertToParent, 0)
        XSync(peer.display, False)
        press(XK_e)
        try stage.run("the key") { !typed.isEmpty }
        // The accent was discarded with the focus.
        #expect(typed == ["key e"])
        stage.window.close()
        write()
    }
}
