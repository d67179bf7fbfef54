import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Styles as background and overlay")
struct StyleBackgroundTests {
    @Test("A style has the size of its view, behind it or in front")
    func styles() {
        #expect(
            Screen(40, 20) { Color.gray.background(.red).overlay(.blue.opacity(0.5)) }.text == """
                fill rectangle 0 0 40×20 #ff3b30
                fill rectangle 0 0 40×20 #8e8e93
                fill rectangle 0 0 40×20 #007aff 50%
                """)
        #expect(Screen(8, 8) { Color.clear.background() }.text == "fill rectangle 0 0 8×8 #fafafb")
    }

    @Test("A shape as background is proposed the size of its view")
    func shapes() {
        #expect(
            Screen(40, 20) {
                Color.clear.frame(width: 20, height: 10).background(.red, in: Circle())
            }.text == "fill ellipse 15 5 10×10 #ff3b30")
        #expect(
            Screen(40, 20) { Color.clear.background(in: .rect).backgroundStyle(.green) }.text
                == "fill rectangle 0 0 40×20 #34c759")
        #expect(
            Screen(40, 20) { Color.clear.overlay(.red, in: Rectangle()) }.text
                == "fill rectangle 0 0 40×20 #ff3b30")
    }
}
