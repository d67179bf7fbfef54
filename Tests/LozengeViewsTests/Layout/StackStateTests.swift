import Foundation
import LozengeTesting
import Testing

@testable import LozengeViews

@Suite("What a stack remembers")
struct StackStateTests {
    @Test("A stack that changes without ever being placed remembers no more each time")
    func leftOut() {
        let state = StackState()
        #expect(state.makeReady(for: 3))
        state.didSolve(.unspecified, size: .zero, start: 0)
        for index in 0..<1000 {
            state.childChanged(index % 3)
            state.didVerify(withService: false)
        }
        #expect(state.changed.count <= 64)
    }

    @Test("Of many changes of what was placed it only remembers that all have to be placed again")
    func manyChanges() {
        let state = StackState()
        #expect(state.makeReady(for: 3))
        state.didSolve(.unspecified, size: .zero, start: 0)
        state.didPlace(in: 10)
        for index in 0..<60 {
            state.childChanged(index % 3)
            state.didVerify(withService: false)
        }
        #expect(state.isPlaced(in: 10))
        #expect(state.changed.count == 60)
        for index in 0..<60 {
            state.childChanged(index % 3)
            state.didVerify(withService: false)
        }
        #expect(!state.isPlaced(in: 10))
        #expect(state.changed.isEmpty)
    }

    @Test("What a child can give is asked again, also if the change is first met without a limit")
    func otherLimits() {
        let least = Handle<CGFloat>()
        let screen = Screen(40, 100) {
            // Asks for the ideal width first, which is not shared, and then shares the window's.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) {
                    Held(least, 0) { Color.red.frame(minWidth: $0, maxWidth: 30) }
                    Color.blue.frame(minWidth: 10, maxWidth: 20).tagged("other")
                }
                Color.green
            }
        }
        // The other is the less flexible one, and takes its half.
        #expect(screen.frame(of: "other")?.width == 20)
        least.set(25)
        // Now it is the more flexible one, and gets the rest.
        #expect(screen.frame(of: "other")?.width == 15)
    }
}
