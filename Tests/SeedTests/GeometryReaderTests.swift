import Foundation
import LozengeTesting
import SwiftUI
import Testing

@MainActor
@Suite("The geometry reader")
struct GeometryReaderTests {
    @Test(
        "The barbarian is at most half of the window, in its proportions, centred",
        arguments: [
            // Half the window is 200 × 150.
            (CGSize(width: 100, height: 200), CGRect(x: 162.5, y: 75, width: 75, height: 150)),
            (CGSize(width: 200, height: 100), CGRect(x: 100, y: 100, width: 200, height: 100)),
            (CGSize(width: 64, height: 64), CGRect(x: 125, y: 75, width: 150, height: 150)),
            (CGSize(width: 400, height: 300), CGRect(x: 100, y: 75, width: 200, height: 150)),
        ])
    func halfOfTheParent(picture: CGSize, expected: CGRect) {
        let screen = Screen(400, 300, pictures: ["barbarian": picture]) {
            HalfOfTheParent.ContentView()
        }
        #expect(screen.picture("barbarian") == expected)
    }

    @Test(
        "The barbarian keeps its proportions and its half in any window",
        arguments: [(1, 1), (33, 700), (640, 480), (3840, 2160)] as [(CGFloat, CGFloat)])
    func everyWindow(width: CGFloat, height: CGFloat) throws {
        let screen = Screen(300, 300, pictures: ["barbarian": CGSize(width: 150, height: 100)]) {
            HalfOfTheParent.ContentView()
        }
        screen.resize(width, height)
        let picture = try #require(screen.picture("barbarian"))
        #expect(abs(picture.width * 2 - picture.height * 3) < 1e-9)
        #expect(picture.width <= width / 2 + 1e-9 && picture.height <= height / 2 + 1e-9)
        #expect(abs(picture.width - width / 2) < 1e-9 || abs(picture.height - height / 2) < 1e-9)
        #expect(abs(picture.midX - width / 2) < 1e-9 && abs(picture.midY - height / 2) < 1e-9)
    }

    @Test("In an overlay the reader has the size of the picture")
    func inAnOverlay() {
        let screen = Screen(300, 400, pictures: pictures) { InAnOverlay.OverlaidImage() }
        #expect(screen.picture("barbarian") == CGRect(x: 50, y: 0, width: 200, height: 400))
        #expect(screen.picture("overlay")?.size == CGSize(width: 200, height: 200))
    }

    @Test("position(y:) puts the overlay's centre on the leading edge, halfway down")
    func position() throws {
        let screen = Screen(300, 400, pictures: pictures) { InAnOverlay.OverlaidImage() }
        let overlay = try #require(screen.picture("overlay"))
        // An omitted coordinate is 0: the centre is at (0, 200) of a reader that begins at x = 50.
        #expect(overlay.midX == 50)
        #expect(overlay.midY == 200)
        #expect(overlay == CGRect(x: -50, y: 100, width: 200, height: 200))
    }

    @Test(
        "A ZStack with a reader of lower priority has the pictures in the positions of the overlay",
        arguments: [(300, 400), (100, 100), (900, 50)] as [(CGFloat, CGFloat)])
    func pile(width: CGFloat, height: CGFloat) {
        let overlay = Screen(width, height, pictures: pictures) { InAnOverlay.OverlaidImage() }
        let pile = Screen(width, height, pictures: pictures) { InAZStack.OverlaidImage() }
        #expect(pile.picture("barbarian") == overlay.picture("barbarian"))
        #expect(pile.picture("overlay") == overlay.picture("overlay"))
    }

    @Test("The overlay is drawn last; in the ZStack, the reader comes first and is behind")
    func order() {
        let overlay = Screen(300, 400, pictures: pictures) { InAnOverlay.OverlaidImage() }
        let pile = Screen(300, 400, pictures: pictures) { InAZStack.OverlaidImage() }
        let barbarian = "picture 50 0 200×400 barbarian"
        let half = "picture -50 100 200×200 overlay"
        #expect(overlay.text == barbarian + "\n" + half)
        #expect(pile.text == half + "\n" + barbarian)
    }

    @Test("The ZStack has the size of the picture, not of its reader")
    func pileSize() {
        let screen = Screen(300, 400, pictures: pictures) {
            InAZStack.OverlaidImage().border(.red)
        }
        #expect(screen.borders(.red) == [CGRect(x: 50, y: 0, width: 200, height: 400)])
    }
}

/// The barbarian is half as wide as it is high.
private let pictures = [
    "barbarian": CGSize(width: 100, height: 200), "overlay": CGSize(width: 30, height: 10),
]
