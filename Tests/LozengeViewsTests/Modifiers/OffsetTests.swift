import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Offset")
struct OffsetTests {
    @Test("The content moves, its surroundings and siblings do not")
    func neutral() {
        let frames = frames(nil, nil) {
            HStack(spacing: 0) {
                box(10, 10).tagged("inside").offset(x: 3, y: -4).tagged("outside")
                box(10, 10).tagged("beside")
            }
        }
        #expect(frames["inside"] == CGRect(3, -4, 10, 10))
        #expect(frames["outside"] == CGRect(0, 0, 10, 10))
        #expect(frames["beside"] == CGRect(10, 0, 10, 10))
    }

    @Test("A background applied before moves along, one applied after stays")
    func background() {
        let screen = Screen(100, 16) {
            Text("a").background(Color.red).offset(CGSize(10, 0)).background(Color.green)
        }
        #expect(
            screen.text == """
                fill rectangle 46 0 8×16 #34c759
                fill rectangle 56 0 8×16 #ff3b30
                text 56 0 8×16 #000000 "a"
                """)
    }

    @Test("Offsets add up")
    func twice() {
        let frames = frames(nil, nil) { box(1, 1).tagged("a").offset(x: 1).offset(x: 2, y: 5) }
        #expect(frames["a"]?.origin == CGPoint(x: 3, y: 5))
    }
}
