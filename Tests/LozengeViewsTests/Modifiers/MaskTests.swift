import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Masks")
struct MaskTests {
    @Test("A mask is aligned, and does not affect layout")
    func places() {
        let screen = Screen(40, 20) {
            Color.red.mask(alignment: .bottomTrailing) { Color.black.frame(width: 10, height: 5) }
        }
        #expect(
            screen.text == """
                mask (fill rectangle 30 15 10×5 #000000)  {
                  fill rectangle 0 0 40×20 #ff3b30
                }
                """)
    }

    @Test("The area outside the mask is invisible and cannot be clicked")
    func uncovered() {
        #expect(
            presses(at: CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 50), on: Color.red) {
                $0.mask(Circle())
            } == [0, 1])
        #expect(Screen(40, 20) { Color.red.mask { EmptyView() } }.text == "")
    }
}
