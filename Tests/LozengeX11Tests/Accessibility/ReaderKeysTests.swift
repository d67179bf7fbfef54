import CX11
import LozengeCore
import Testing

@testable import LozengeX11

/// Source: `docs/accessibility.md`, BUS-9.
@Suite("Keys that a screen reader hears")
struct ReaderKeysTests {
    /// A reader that has not answered yet.
    private final class Reader {
        var told: [String] = []
        var answers: [@MainActor (Bool) -> Void] = []
    }

    private let reader = Reader()
    private let timers = TimerQueue()
    private let handled = Handled()

    private final class Handled {
        var keys: [String] = []
    }

    private func keys() -> ReaderKeys {
        ReaderKeys(timers: timers) { [reader] key, answer in
            reader.told.append((key.isPress ? "+" : "-") + key.text)
            reader.answers.append(answer)
        }
    }

    private func press(
        _ symbol: Int32, _ name: String, isPress: Bool = true, in keys: ReaderKeys
    ) {
        var event = XKeyEvent()
        event.type = isPress ? KeyPress : KeyRelease
        event.keycode = UInt32(symbol & 0xff)
        let lookup = KeyLookup(symbol: KeySym(symbol), levels: [], state: 0)
        keys.pass(ReaderKey(event, lookup)) { [handled] in handled.keys.append(name) }
    }

    @Test("A key is told, and handled after the answer; keys stay in order")
    func plain() {
        let keys = keys()
        press(XK_a, "a", in: keys)
        press(XK_Tab, "Tab", in: keys)
        #expect(reader.told == ["+a", "+Tab"] && handled.keys.isEmpty)
        reader.answers[1](false)
        #expect(handled.keys.isEmpty)
        reader.answers[0](false)
        #expect(handled.keys == ["a", "Tab"])
    }

    @Test("A command of the reader is not the app's")
    func command() {
        let keys = keys()
        press(XK_Insert, "Insert", in: keys)
        press(XK_h, "h", in: keys)
        press(XK_Insert, "-Insert", isPress: false, in: keys)
        press(XK_b, "b", in: keys)
        for (index, isTaken) in [true, true, true, false].enumerated() {
            reader.answers[index](isTaken)
        }
        #expect(handled.keys == ["b"])
    }

    @Test("A reader that does not answer gets no key for itself")
    func patience() {
        let keys = keys()
        press(XK_a, "a", in: keys)
        for action in timers.removeDue(at: .now + .milliseconds(500)) { action() }
        #expect(handled.keys == ["a"])
        press(XK_Insert, "Insert", in: keys)
        press(XK_h, "h", in: keys)
        for action in timers.removeDue(at: .now + .milliseconds(500)) { action() }
        #expect(handled.keys == ["a"])
        for action in timers.removeDue(at: .now + .seconds(2)) { action() }
        #expect(handled.keys == ["a", "Insert", "h"])
        reader.answers[2](true)
        #expect(handled.keys == ["a", "Insert", "h"])
    }

    @Test("A held key is forgotten when the keyboard goes elsewhere")
    func left() {
        let keys = keys()
        press(XK_Insert, "Insert", in: keys)
        reader.answers[0](true)
        keys.left()
        press(XK_a, "a", in: keys)
        for action in timers.removeDue(at: .now + .milliseconds(500)) { action() }
        #expect(handled.keys == ["a"])
    }

    @Test("The message has the form that the registry takes")
    func message() {
        var event = XKeyEvent()
        event.type = KeyRelease
        (event.keycode, event.state, event.time) = (23, 4, 641_349_782)
        let key = ReaderKey(event, KeyLookup(symbol: KeySym(XK_Tab), levels: [], state: 4))
        #expect(key.message[0]?[0]?.number == 1)
        #expect(key.message[0]?[1]?.integer == 65289)
        #expect(key.message[0]?[5]?.text == "Tab")
        #expect(key.message[0]?[6]?.flag == true)
    }
}
