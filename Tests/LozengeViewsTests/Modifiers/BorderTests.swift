import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Borders")
struct BorderTests {
    @Test("A border is inside the edges, in front")
    func border() {
        #expect(
            Screen(40, 20) { Color.gray.border(.red, width: 3) }.text == """
                fill rectangle 0 0 40×20 #8e8e93
                border 0 0 40×20 width 3 #ff3b30
                """)
        #expect(!Screen(40, 20) { Color.gray.border(.red, width: 0) }.text.contains("border"))
    }

    @Test("A border can have any style, over the whole box")
    func styles() {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        #expect(
            Screen(40, 20) { Color.clear.border(gradient, width: 3) }.text
                == "border 0 0 40×20 width 3 linear 20 0 to 20 20 (#000000 0, #ffffff 1)")
    }
}
