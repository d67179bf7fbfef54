import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The cached state of a stack")
struct StackStateTests {
    @Test("A stack that changes without being placed does not grow")
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

    @Test("After many changes only one flag remains: all children have to be placed")
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

    @Test(
        "Flexibility is measured again, also if the change is first found without a length to share"
    )
    func otherLimits() {
        let least = Handle<CGFloat>()
        let screen = Screen(40, 100) {
            // Measures the ideal width first, which is not shared, and then shares the window's.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) {
                    Held(least, 0) { Color.red.frame(minWidth: $0, maxWidth: 30) }
                    Color.blue.frame(minWidth: 10, maxWidth: 20).tagged("other")
                }
                Color.green
            }
        }
        // The other child is the less flexible one, and takes its half.
        #expect(screen.frame(of: "other")?.width == 20)
        least.set(25)
        // Now it is the more flexible one, and gets the rest.
        #expect(screen.frame(of: "other")?.width == 15)
    }
}
