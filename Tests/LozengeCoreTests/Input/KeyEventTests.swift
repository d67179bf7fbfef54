import LozengeCore
import Testing

@Suite("Key press")
struct KeyEventTests {
    @Test("A key matches its meaning and its alternatives")
    func matches() {
        let press = KeyEvent(
            .character("="), alternatives: [.character("+"), .character("c")], modifiers: .control)
        #expect(press.matches(.character("=")))
        #expect(press.matches(.character("+")))
        #expect(press.matches(.character("c")))
        #expect(!press.matches(.character("-")))
        #expect(!press.matches(.return))
    }

    @Test("A key without alternatives matches only itself", arguments: [Key.tab, .function(5)])
    func plain(key: Key) {
        #expect(KeyEvent(key).matches(key))
        #expect(!KeyEvent(key).matches(.escape))
    }
}
