import Foundation
import LozengeTesting
import LozengeViews
import Testing

@Suite("The shape of the pointer")
struct PointerStyleTests {
    @Test("The pointer is hidden over a view, and shown where a view inside says so")
    func hidden() {
        let screen = Screen(300, 100) {
            HStack(spacing: 0) {
                Color.gray
                Color.gray.pointerVisibility(.visible)
                Color.gray.pointerStyle(.link)
            }
            .pointerVisibility(.hidden)
        }
        for (x, shape) in [(50, PointerShape.hidden), (150, .arrow), (250, .link)] {
            screen.send(.pointerMoved(to: CGPoint(x: x, y: 50)))
            #expect(screen.pointerShape == shape)
        }
    }
}
