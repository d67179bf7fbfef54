import Foundation
import LozengeTesting
import Testing

/// A body character is 8 × 16 points.
@Suite("Label")
struct LabelTests {
    @Test("The icon is before the title, eight points away, centred")
    func places() {
        let screen = Screen(100, 40) {
            Label {
                Text("ab")
            } icon: {
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(
            screen.text == """
                fill rectangle 28 10 20×20 #ff3b30
                text 56 12 16×16 #000000 "ab"
                """)
    }

    @Test("Words and a picture by its name; marks are read in a literal only")
    func names() {
        let title = "*a*"
        let pictures = ["star": CGSize(10, 10)]
        let words = Screen(100, 40, pictures: pictures) { Label("*a*", image: "star") }
        #expect(words.words == ["a"])
        #expect(words.text.hasPrefix("picture"))
        #expect(
            Screen(100, 40, pictures: pictures) { Label(title, image: "star") }.words == ["*a*"])
    }
}
