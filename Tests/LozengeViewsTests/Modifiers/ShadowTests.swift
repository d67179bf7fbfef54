import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Shadows")
struct ShadowTests {
    @Test("A shadow is black at a third by default, with its blur and offset")
    func shadow() {
        #expect(
            Screen(8, 8) { Color.gray.shadow(radius: 4) }.text.hasPrefix(
                "shadow #000000 33% radius 4 offset 0 0 {"))
        #expect(
            Screen(8, 8) { Color.gray.shadow(color: .red, radius: -1, x: 2, y: 3) }.text.hasPrefix(
                "shadow #ff3b30 radius 0 offset 2 3 {"))
    }
}
