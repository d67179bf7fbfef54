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
            state.didVerify()
        }
        #expect(state.unplaced.count <= 64)
    }

    @Test("Of many changes of what was placed it only remembers that all have to be placed again")
    func manyChanges() {
        let state = StackState()
        #expect(state.makeReady(for: 3))
        state.didSolve(.unspecified, size: .zero, start: 0)
        state.didPlace(in: 10)
        for index in 0..<60 {
            state.childChanged(index % 3)
            state.didVerify()
        }
        #expect(state.isPlaced(in: 10))
        #expect(state.unplaced.count == 60)
        for index in 0..<60 {
            state.childChanged(index % 3)
            state.didVerify()
        }
        #expect(!state.isPlaced(in: 10))
        #expect(state.unplaced.isEmpty)
    }
}
