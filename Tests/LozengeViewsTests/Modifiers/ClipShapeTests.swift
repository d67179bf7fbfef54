import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Clips")
struct ClipShapeTests {
    @Test("Clips do not affect layout")
    func neutral() {
        let frames = frames(nil, nil) {
            HStack {
                box(10, 10).clipped().cornerRadius(3).shadow(radius: 2).opacity(0.5).hidden()
                    .border(.red, width: 5).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["a"] == CGRect(0, 0, 10, 10))
        #expect(frames["b"] == CGRect(18, 0, 10, 10))
    }

    @Test("clipped() clips to the frame")
    func clipped() {
        let screen = Screen(20, 20) { box(30, 30).frame(width: 10, height: 10).clipped() }
        #expect(
            screen.text == """
                clip rectangle 5 5 10×10 {
                  fill rectangle -5 -5 30×30 #8e8e93
                }
                """)
    }

    @Test("Any shape clips, in the frame of its view")
    func shapes() {
        #expect(
            Screen(40, 20) { Color.gray.clipShape(Circle()) }.text.hasPrefix(
                "clip ellipse 10 0 20×20 {"))
        #expect(
            Screen(40, 20) { Color.gray.clipShape(.rect(cornerRadius: 4)) }.text.hasPrefix(
                "clip rounded rectangle 0 0 40×20 radius 4 continuous {"))
    }

    @Test("The area outside of a clip shape cannot be clicked")
    func outsideOfShape() {
        #expect(
            presses(at: CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 5), on: Color.red) {
                $0.clipShape(Circle())
            } == [0, 1])
    }

    @Test(
        "A corner radius is at most half the shorter side",
        arguments: [(8, 8), (15, 10), (1000, 10)] as [(CGFloat, CGFloat)])
    func cornerRadius(radius: CGFloat, shown: CGFloat) {
        let screen = Screen(40, 20) { Color.gray.cornerRadius(radius) }
        #expect(screen.text.hasPrefix("clip rounded rectangle 0 0 40×20 radius \(Int(shown)) {"))
    }

    @Test("A radius of 0 or less clips to square corners", arguments: [0, -4, CGFloat.nan])
    func noRadius(radius: CGFloat) {
        let screen = Screen(40, 20) { Color.gray.cornerRadius(radius) }
        #expect(screen.text.hasPrefix("clip rectangle 0 0 40×20 {"))
    }

    @Test("Clipped content cannot be clicked")
    func clippedAway() {
        var clicks = 0
        let screen = Screen(100, 20) {
            Button("long word") { clicks += 1 }.fixedSize().frame(width: 10).clipped()
        }
        screen.click(at: CGPoint(x: 30, y: 10))
        #expect(clicks == 0)
        screen.click(at: CGPoint(x: 50, y: 10))
        #expect(clicks == 1)
    }
}
