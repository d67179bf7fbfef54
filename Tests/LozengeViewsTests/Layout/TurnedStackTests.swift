import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Stacks that change their axis")
struct TurnedStackTests {
    @Test("A stack with another axis measures its content again", arguments: [true, false])
    func turned(isRow: Bool) {
        let direction = Handle<Bool>()
        let screen = Screen(200, 100) {
            Held(direction, !isRow) { isRow in
                let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                layout {
                    ViewThatFits {
                        Spacer().tagged("space")
                        Text("never")
                    }
                }
            }
        }
        direction.set(isRow)
        _ = screen.text
        let frame = screen.frame(of: "space")
        #expect(frame?.width == (isRow ? 200 : 0))
        #expect(frame?.height == (isRow ? 0 : 100))
    }
}
