import Foundation
import LozengeTesting
import SwiftUI
import Testing

@MainActor
@Suite("The character card")
struct CardTests {
    let brawler = ["brawler": CGSize(width: 128, height: 128)]

    @Test("Without a card there is a portrait, 8 points, and a name in title font")
    func titleOnly() {
        let screen = Screen(400, 200, pictures: brawler) { TitleOnly.ContentView() }
        // 128 + 8 + 14 × 13 = 318 points wide.
        #expect(
            screen.text == """
                picture 41 36 128×128 brawler
                text 177 87 182×26 #000000 "Sir Bunnington"
                """)
    }

    @Test("The card adds 16 points around, white, a radius of 8 and a shadow of 4")
    func card() {
        let screen = Screen(400, 200, pictures: brawler) { TitleOnACard.ContentView() }
        #expect(
            screen.text == """
                shadow #000000 33% radius 4 offset 0 0 {
                  clip rounded rectangle 25 20 350×160 radius 8 {
                    fill rectangle 25 20 350×160 #ffffff
                    picture 41 36 128×128 brawler
                    text 177 87 182×26 #000000 "Sir Bunnington"
                  }
                }
                """)
    }

    @Test(
        "Content on the card stays in the position that it has without one",
        arguments: DynamicTypeSize.allCases)
    func contentStays(size: DynamicTypeSize) {
        let plain = Screen(900, 400, pictures: brawler) { TitleOnly.ContentView() }
        let card = Screen(900, 400, pictures: brawler) { TitleOnACard.ContentView() }
        plain.textSize = size
        card.textSize = size
        #expect(card.picture("brawler") == plain.picture("brawler"))
        #expect(card.frame(of: "Sir Bunnington") == plain.frame(of: "Sir Bunnington"))
        let width = 128 + 8 + 14 * size.characterWidth(.title) + 32
        #expect(card.roundedClips.first?.frame.size == CGSize(width: width, height: 160))
    }

    @Test("Any view can be a card")
    func anyView() {
        let screen = Screen(100, 100) { Color.red.frame(width: 20, height: 20).card() }
        #expect(screen.fills(.white) == [CGRect(x: 24, y: 24, width: 52, height: 52)])
    }
}

@MainActor
@Suite("The monospaced digit modifier")
struct MonospacedDigitTests {
    @Test("It reads the outer font, and sets its monospaced variant")
    func fontFromOutside() throws {
        let screen = Screen(200, 100) {
            Numbers().modifier(MonospacedDigit()).font(.title)
        }
        let text = try #require(screen.texts.first)
        #expect(text.frame.size == CGSize(width: 65, height: 26))
        #expect(text.font.features.contains(.monospacedDigit))
    }

    @Test("Without an outer font it sets none")
    func noFont() throws {
        let screen = Screen(200, 100) { Numbers().modifier(MonospacedDigit()) }
        let text = try #require(screen.texts.first)
        #expect(text.frame.size == CGSize(width: 40, height: 16))
        #expect(text.font.features.isEmpty)
    }

    @Test("The font follows the reader's text size", arguments: DynamicTypeSize.allCases)
    func textSize(size: DynamicTypeSize) throws {
        let screen = Screen(400, 100) {
            Numbers().modifier(MonospacedDigit()).font(.caption)
        }
        screen.textSize = size
        let text = try #require(screen.texts.first)
        #expect(text.frame.height == size.characterWidth(.caption) * 2)
        #expect(text.font.features.contains(.monospacedDigit))
    }

    @Test("The app's own monospacedDigit() takes precedence")
    func ownExtension() throws {
        let screen = Screen(200, 100) { Numbers().monospacedDigit() }
        // The toolkit's modifier would have set the body font; the app's sets nothing without a font.
        #expect(try #require(screen.texts.first).font.features.isEmpty)
    }
}

private struct Numbers: View {
    var body: some View { Text("33/60") }
}
