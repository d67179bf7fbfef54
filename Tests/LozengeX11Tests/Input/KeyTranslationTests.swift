import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Key translation")
struct KeyTranslationTests {
    @Test("A letter types itself")
    func letter() {
        let press = press(XK_A, levels: [XK_a, XK_A], state: ShiftMask)
        #expect(press?.key == .character("A"))
        #expect(press?.characters == "A")
        #expect(press?.modifiers == .shift)
        #expect(press?.matches(.character("a")) == true)
    }

    @Test("Ctrl + works where plus needs Shift, held or not")
    func plus() {
        let bare = press(XK_equal, levels: [XK_equal, XK_plus], state: ControlMask)
        #expect(bare?.matches(.character("+")) == true)
        #expect(bare?.characters == "")
        let shifted = press(
            XK_plus, levels: [XK_equal, XK_plus], state: ControlMask | ShiftMask)
        #expect(shifted?.key == .character("+"))
    }

    @Test("Keypad keys match digits and operators with or without Num Lock")
    func keypad() {
        #expect(press(XK_KP_Add)?.key == .character("+"))
        #expect(press(XK_KP_Subtract)?.key == .character("-"))
        let zero = press(XK_KP_Insert, levels: [XK_KP_Insert, XK_KP_0], state: ControlMask)
        #expect(zero?.matches(.character("0")) == true)
        #expect(press(XK_KP_0, levels: [XK_KP_Insert, XK_KP_0])?.characters == "0")
        #expect(press(XK_KP_Enter)?.key == .return)
    }

    @Test("A shortcut finds its letter on a Cyrillic keyboard")
    func cyrillic() {
        let press = press(
            XK_Cyrillic_es, levels: [XK_Cyrillic_es, XK_Cyrillic_ES, XK_c, XK_C],
            state: ControlMask)
        #expect(press?.key == .character("с"))
        #expect(press?.matches(.character("c")) == true)
    }

    @Test("Keys that type nothing have names")
    func named() {
        let names: [(Int32, Key)] = [
            (XK_Return, .return), (XK_ISO_Left_Tab, .tab), (XK_Escape, .escape),
            (XK_BackSpace, .delete), (XK_Delete, .deleteForward), (XK_Up, .upArrow),
            (XK_KP_Left, .leftArrow), (XK_Page_Down, .pageDown), (XK_F1, .function(1)),
            (XK_F12, .function(12)), (XK_Menu, .menu),
        ]
        for (symbol, key) in names {
            #expect(press(symbol)?.key == key)
            #expect(press(symbol)?.characters == "")
        }
        #expect(press(XK_space)?.key == .space)
        #expect(press(XK_space)?.characters == " ")
    }

    @Test("Modifiers alone are no key event")
    func modifiers() {
        #expect(press(XK_Shift_L) == nil)
        #expect(press(XK_Control_R) == nil)
        #expect(press(XK_dead_acute) == nil)
    }

    @Test("Symbols have the characters of X11's own list")
    func characters() throws {
        let header = try String(contentsOfFile: "/usr/include/X11/keysymdef.h", encoding: .utf8)
        let entry = /#define XK_(\w+) +0x([0-9a-f]+) +\/\* U\+([0-9A-F]{4})/
        var known = 0
        for match in header.matches(of: entry) {
            guard let symbol = UInt(match.output.2, radix: 16),
                let code = UInt32(match.output.3, radix: 16),
                let scalar = Unicode.Scalar(code),
                let character = typedCharacter(of: symbol)
            else { continue }
            known += 1
            #expect(
                character == Character(scalar), "XK_\(match.output.1)")
        }
        #expect(known > 700)
    }

    @Test("All alphabets in the list are covered")
    func alphabets() throws {
        let header = try String(contentsOfFile: "/usr/include/X11/keysymdef.h", encoding: .utf8)
        let entry =
            /#define XK_((?:Cyrillic|Greek|Ukrainian|hebrew|Arabic|Thai)_\w+) +0x([0-9a-f]+) +\/\* U\+/
        for match in header.matches(of: entry) {
            let symbol = UInt(match.output.2, radix: 16) ?? 0
            #expect(typedCharacter(of: symbol) != nil, "XK_\(match.output.1)")
        }
    }

    private func press(_ symbol: Int32, levels: [Int32] = [], state: Int32 = 0) -> KeyEvent? {
        keyEvent(
            KeyLookup(
                symbol: KeySym(symbol), levels: levels.map { KeySym($0) }, state: UInt32(state)),
            phase: .down)
    }

    @Test("Printed letters are those of the US layout")
    func printed() {
        let letters = (0...255).compactMap { key in
            printedLetter(onKey: UInt32(key)).map { Character(Unicode.Scalar(UInt8($0))) }
        }
        #expect(String(letters) == "qwertyuiopasdfghjklzxcvbnm")
        #expect(printedLetter(onKey: 56) == KeySym(UInt8(ascii: "b")))
    }
}
