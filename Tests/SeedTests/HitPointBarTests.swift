import Foundation
import LozengeTesting
import SwiftUI
import Testing

/// A body character is 8 × 16 points, a title character 13 × 26, a caption character 6 × 12.
@MainActor
@Suite("The hit point bar")
struct HitPointBarTests {
    let rogue = ["rogue": CGSize(width: 128, height: 128)]

    @Test("Portrait, name and bar are in the positions of the row and the column")
    func goal() {
        let screen = Screen(400, 200, pictures: rogue) { HitPointBarGoal.ContentView() }
        // 128 + 8 + 200 = 336 points wide and 128 high, in the middle of the window.
        #expect(screen.picture("rogue") == CGRect(x: 32, y: 36, width: 128, height: 128))
        // The column is 26 + 12 points high: two texts have no space between them.
        #expect(screen.frame(of: "Hasty River") == CGRect(x: 168, y: 81, width: 143, height: 26))
        #expect(screen.frame(of: "33/60") == CGRect(x: 253, y: 107, width: 30, height: 12))
    }

    @Test("Red fills the bar, green the share of the hit points left, and corners are clipped")
    func goalAsDrawn() {
        let screen = Screen(400, 200, pictures: rogue) { HitPointBarGoal.ContentView() }
        #expect(
            screen.text == """
                picture 32 36 128×128 rogue
                text 168 81 143×26 #000000 "Hasty River"
                clip rounded rectangle 168 107 200×12 radius 6 {
                  fill rectangle 168 107 200×12 #ff3b30
                  fill rectangle 168 107 110×12 #34c759
                  text 253 107 30×12 #ffffff "33/60"
                }
                """)
    }

    @Test("The bar is exactly as high as its text and 200 points wide", arguments: textSizes)
    func followsTheTextSize(size: DynamicTypeSize) throws {
        let screen = Screen(1000, 400, pictures: rogue) { HitPointBarGoal.ContentView() }
        screen.textSize = size
        let bar = try #require(screen.roundedClips.first?.frame)
        let label = try #require(screen.frame(of: "33/60"))
        #expect(bar.size == CGSize(width: 200, height: size.characterWidth(.caption) * 2))
        #expect(label.height == bar.height)
        #expect(label.midX == bar.midX)
        #expect(label.width == size.characterWidth(.caption) * 5)
    }

    @Test("Name, bar and portrait never overlap", arguments: textSizes)
    func nothingOverlaps(size: DynamicTypeSize) throws {
        let screen = Screen(1000, 400, pictures: rogue) { HitPointBarGoal.ContentView() }
        screen.textSize = size
        let bar = try #require(screen.roundedClips.first?.frame)
        let name = try #require(screen.frame(of: "Hasty River"))
        let portrait = try #require(screen.picture("rogue"))
        #expect(name.maxY <= bar.minY)
        #expect(portrait.maxX + 8 == bar.minX)
        #expect(name.minX == bar.minX)
    }

    @Test(
        "Green keeps its share at every window size and text size",
        arguments: [(40, 30), (300, 200), (1000, 800)] as [(CGFloat, CGFloat)], textSizes)
    func greenShare(window: (width: CGFloat, height: CGFloat), size: DynamicTypeSize) throws {
        let screen = Screen(640, 480, pictures: rogue) { HitPointBarGoal.ContentView() }
        screen.textSize = size
        screen.resize(window.width, window.height)
        let red = try #require(screen.fills(.red).first)
        let green = try #require(screen.fills(.green).first)
        #expect(green.width / red.width == 33.0 / 60)
        #expect(green.origin == red.origin)
        #expect(green.height == red.height)
    }

    @Test(
        "The bar has the height of the outer font",
        arguments: [(.title, 26), (.body, 16), (.caption, 12)] as [(Font, CGFloat)])
    func followsTheFont(font: Font, height: CGFloat) {
        let screen = Screen(300, 100) {
            SeparatedBar.HitPointBar(hitPoints: 60, damageTaken: 27).font(font)
        }
        #expect(
            screen.fills(.red) == [CGRect(x: 0, y: 50 - height / 2, width: 300, height: height)])
        #expect(screen.roundedClips.first?.radius == min(8, height / 2))
    }

    @Test(
        "No damage is all green, every hit point lost is all red",
        arguments: [(0, 240), (60, 0), (15, 180)] as [(Int, CGFloat)])
    func extremes(damage: Int, green: CGFloat) {
        let screen = Screen(240, 40) {
            SeparatedBar.HitPointBar(hitPoints: 60, damageTaken: damage)
        }
        #expect(screen.fills(.red).first?.width == 240)
        #expect(screen.fills(.green).first?.width == green)
    }
}

private let textSizes = DynamicTypeSize.allCases
