import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points, its baseline 12 points down.
@Suite("Pictures in a text")
struct TextImageTests {
    private let pictures = ["star": CGSize(20, 10), "tower": CGSize(8, 40)]

    @Test("A picture has its own size and stands on the baseline, among words or alone")
    func places() {
        let screen = Screen(100, 16, pictures: pictures) { Text("a\(Image("star"))b") }
        #expect(
            screen.text == """
                text 32 0 36×16 #000000 #000000 #000000 "a\u{FFFC}b"
                picture 40 2 20×10 star
                """)
        let alone = Screen(20, 16, pictures: pictures) { Text(Image("star")) }
        #expect(alone.text.hasSuffix("picture 0 2 20×10 star"))
    }

    @Test("A line is as high as its pictures require")
    func height() {
        let text = Text("a ") + Text(Image("tower"))
        let screen = Screen(100, 100, pictures: pictures) { text.tagged("text") }
        #expect(screen.frame(of: "text")?.size == CGSize(24, 44))
        #expect(screen.text.hasSuffix("picture 54 28 8×40 tower"))
    }

    @Test("A picture wraps as a character does, and is omitted with truncated text")
    func wrapping() {
        let text = Text("ab \(Image("star"))\(Image("star"))")
        let wrapped = Screen(40, 40, pictures: pictures) { text }
        #expect(
            wrapped.text.hasSuffix("picture 0 22 20×10 star\npicture 20 22 20×10 star"))
        let cut = Screen(40, 16, pictures: pictures) { text }
        #expect(!cut.text.contains("picture"))
    }

    @Test(
        "A truncated picture is not painted",
        arguments: [Text.TruncationMode.head, .middle, .tail], 0..<70)
    func leftOut(mode: Text.TruncationMode, width: Int) throws {
        let texts = [
            Text("\(Image("star")) Germany"), Text("Germany \(Image("star"))"),
            Text("\(Image("star"))\(Image("star"))\(Image("star"))"),
            Text("a\(Image("star"))bc\(Image("star"))d"),
        ]
        for text in texts {
            let screen = Screen(CGFloat(width), 16, pictures: pictures) {
                text.lineLimit(1).truncationMode(mode)
            }
            let line = try #require(try screen.firstText().layout.lines.first)
            let painted = screen.text.split(separator: "\n").filter { $0.contains("picture") }
            #expect(painted.count == line.string.filter { $0 == "\u{FFFC}" }.count)
            let glyphs = line.runs.reduce(0) { $0 + $1.glyphs.count }
            #expect(glyphs == line.string.filter { $0 != "\u{FFFC}" }.count)
        }
    }

    @Test("An ellipsis has its own width, also beside a picture")
    func ellipsis() {
        let screen = Screen(28, 16, pictures: pictures) {
            Text("\(Image("star")) Germany").lineLimit(1).tagged("text")
        }
        #expect(screen.frame(of: "text")?.width == 28)
        #expect(screen.text.hasSuffix("picture 0 2 20×10 star"))
    }

    @Test("A baseline offset raises it, and a missing picture has a placeholder")
    func variants() {
        let raised = Screen(20, 20, pictures: pictures) {
            Text(Image("star")).baselineOffset(4)
        }
        #expect(raised.text.hasSuffix("picture 0 2 20×10 star"))
        let missing = Screen(100, 100) { Text(Image("nobody")) }
        #expect(missing.text.contains("ellipse"))
    }

    @Test("A symbol has the size and colour of the text, and is centred on its capitals")
    func symbols() {
        let screen = Screen(60, 20) { Text("a\(Image(systemName: "star"))b") }
        #expect(
            screen.text == """
                text 12 0 36×20 #000000 #000000 #000000 "a\u{FFFC}b"
                picture 20 0 20×20 star in #000000
                """)
        let title = Screen(60, 60) {
            Text(Image(systemName: "star")).font(.title).foregroundColor(.red)
        }
        #expect(title.text.hasSuffix("34×34 star in #ff3b30"))
    }

    @Test("Another picture is another text")
    func sameness() {
        #expect(Text(Image("star")) != Text(Image(systemName: "star")))
        #expect(Text(Image("star")) != Text(Image("star").renderingMode(.template)))
        #expect(Text(Image("star")) == Text(Image("star")))
        #expect(Text(Image("star")) != Text(Image("tower")))
    }
}
