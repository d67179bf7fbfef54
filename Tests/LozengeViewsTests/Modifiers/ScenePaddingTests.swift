import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@Suite("The padding of windows, and mirrored views")
struct ScenePaddingTests {
    @Test("The content of a window keeps its distance from the chosen edges")
    func padding() {
        let all = Screen(200, 100) { Color.red.tagged("content").scenePadding() }
        #expect(all.frame(of: "content") == CGRect(x: 20, y: 20, width: 160, height: 60))
        let sides = Screen(200, 100) {
            Color.red.tagged("content").scenePadding(.minimum, edges: .horizontal)
        }
        #expect(sides.frame(of: "content") == CGRect(x: 20, y: 0, width: 160, height: 100))
    }

    @Test("A view is mirrored from right to left only, and where it is asked for")
    func mirrored() {
        func drawing(_ direction: LayoutDirection, _ isEnabled: Bool?) -> String {
            let screen = Screen(100, 100) {
                Path(CGRect(x: 0, y: 0, width: 10, height: 100)).fill(.red)
                    .flipsForRightToLeftLayoutDirection(isEnabled ?? false)
                    .environment(\.layoutDirection, direction)
            }
            return "\(screen.displayList)"
        }
        let plain = drawing(.leftToRight, nil)
        #expect(drawing(.leftToRight, true) == plain && drawing(.rightToLeft, false) == plain)
        #expect(drawing(.rightToLeft, true) != plain)
    }
}
