import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Perspective transforms")
struct GeometryEffectTests {
    @Test("A rotated view is clicked at its visible position")
    func clicks() {
        #expect(
            presses(
                at: CGPoint(x: 15, y: 50), CGPoint(x: 35, y: 50),
                on: Color.red.frame(width: 80, height: 80)
            ) {
                $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            } == [0, 1])
    }

    @Test("The anchor is fixed, and the nearer part grows")
    func perspective() throws {
        let screen = Screen(100, 100) {
            Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        }
        guard case .projection(let projection) = try #require(screen.displayList.effects.first)
        else {
            Issue.record("no projection")
            return
        }
        let center = CGPoint(x: 50, y: 50).applying(projection)
        #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 50) < 1e-9)
        let left = CGPoint(x: 0, y: 100).applying(projection).y
        let right = CGPoint(x: 100, y: 100).applying(projection).y
        #expect(left > 100 && right < 100)
    }

    @Test("An axis of length 0 or invalid angles leave the view unchanged or hidden")
    func hostile() {
        let plain = Screen(40, 20) { Color.red }.text
        #expect(
            Screen(40, 20) {
                Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))
            }.text == plain)
        #expect(
            Screen(40, 20) {
                Color.red.rotation3DEffect(.radians(.nan), axis: (x: 1, y: 0, z: 0))
            }.text == "")
        #expect(Screen(40, 20) { Color.red.rotationEffect(.radians(.infinity)) }.text == "")
    }
}
