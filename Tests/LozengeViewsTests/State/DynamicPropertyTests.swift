import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Custom dynamic properties")
struct DynamicPropertyTests {
    /// A property with dynamic properties inside.
    struct Tally: DynamicProperty {
        @State private var count = 0
        @Environment(\.lineLimit) private var limit

        var text: String { "\(count) of \(limit ?? 0)" }
        func add() { count += 1 }
    }

    struct Tallying: View {
        private var tally = Tally()
        var body: some View { Button(tally.text) { tally.add() } }
    }

    @Test("State and environment in it work as in the view itself")
    func nested() {
        let screen = Screen(200, 100) { Tallying().lineLimit(9) }
        screen.click("0 of 9")
        screen.click("1 of 9")
        #expect(screen.words == ["2 of 9"])
    }

    @Test("Two views have separate storage")
    func separate() {
        let screen = Screen(200, 100) {
            Tallying().lineLimit(1)
            Tallying().lineLimit(2)
        }
        screen.click("0 of 2")
        #expect(screen.words == ["0 of 1", "1 of 2"])
    }
}
