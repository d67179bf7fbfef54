import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

/// Changes of an `@Observable` object under several transactions in one event.
@Suite("Transactions of observable objects")
struct ObservedTransactionTests {
    private let knobs = Knobs()

    private func window() -> Screen {
        story(knobs) { knobs in
            VStack(alignment: .leading, spacing: 0) {
                Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.x)
                Color.pureBlue.frame(width: 10, height: 10).offset(x: knobs.y)
            }
        }
    }

    /// The positions of the red and the blue box half a second after `change`.
    private func halfway(_ change: () -> Void) -> [Double] {
        let screen = window()
        change()
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        return (screen.reds + screen.blues).map { Double($0.frame.minX) }
    }

    @Test("A plain change before an animated one in the same body is shown at once")
    func plainFirst() {
        let found = halfway {
            knobs.y = 100
            withAnimation(.linear(duration: 1)) { knobs.x = 100 }
        }
        #expect(isNear(found, [50, 100]), "\(found)")
    }

    @Test("A plain change after an animated one is shown at once")
    func plainLast() {
        let found = halfway {
            withAnimation(.linear(duration: 1)) { knobs.x = 100 }
            knobs.y = 100
        }
        #expect(isNear(found, [50, 100]), "\(found)")
    }

    @Test("Each animated change has its own animation, also one inside of another")
    func both() {
        let inARow = halfway {
            withAnimation(.linear(duration: 1)) { knobs.x = 100 }
            withAnimation(.linear(duration: 2)) { knobs.y = 100 }
        }
        #expect(isNear(inARow, [50, 25]), "\(inARow)")
        (knobs.x, knobs.y) = (0, 0)
        let nested = halfway {
            withAnimation(.linear(duration: 1)) {
                withAnimation(.linear(duration: 2)) { knobs.y = 100 }
                knobs.x = 100
            }
        }
        #expect(isNear(nested, [50, 25]), "\(nested)")
    }

    @Test("The handler of the second change waits for its animation")
    func completion() {
        let screen = window()
        let done = Diary()
        withAnimation(.linear(duration: 1)) {
            knobs.x = 100
        } completion: {
            done.note("x")
        }
        withAnimation(.linear(duration: 2)) {
            knobs.y = 100
        } completion: {
            done.note("y")
        }
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        #expect(done.lines.isEmpty)
        screen.advance(by: .seconds(1))
        #expect(done.lines == ["x"])
        screen.advance(by: .seconds(1))
        #expect(done.lines == ["x", "y"])
    }

    @Test("Changes of one transaction are one update")
    func oneUpdate() {
        let screen = window()
        let bodies = screen.evaluations {
            withAnimation(.linear(duration: 1)) {
                knobs.x = 100
                knobs.y = 100
            }
        }
        #expect(bodies == 1)
    }
}
