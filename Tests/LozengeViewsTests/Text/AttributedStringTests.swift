import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Attributed strings in a text")
struct AttributedStringTests {
    @Test("Runs have the look of their attributes")
    func attributes() throws {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .red
        var rest = AttributedString("c")
        rest.kern = 2
        rest.underlineStyle = .single
        let screen = Screen(100, 40) { Text(string + rest) }
        let text = try screen.firstText()
        #expect(text.layout.text.spans.map(\.string) == ["ab", "c"])
        #expect(text.layout.text.spans.map(\.font.size) == [28, 17])
        #expect(text.layout.text.spans.map(\.kerning) == [0, 2])
        #expect(text.paint.description == "#ff3b30 #000000")
        #expect(screen.displayList.primitives.count == 2)
    }

    @Test("A link is coloured")
    func link() throws {
        var string = AttributedString("ab")
        string.link = URL(string: "https://x.y")
        let text = try Screen(100, 40) { Text(string) }.firstText()
        #expect(text.paint[0] != (try Screen(100, 40) { Text("ab") }.firstText().paint[0]))
    }

    @Test("Without attributes it is an ordinary text; an empty one is a line high")
    func plain() {
        #expect(size(nil, nil) { Text(AttributedString("ab")) } == CGSize(16, 16))
        #expect(size(nil, nil) { Text(AttributedString()) } == CGSize(0, 16))
    }
}
