import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Fixed size")
struct FixedSizeTests {
    @Test(
        "The content takes its ideal length on the given axes",
        arguments: [
            (true, true, CGSize(40, 16)), (true, false, CGSize(40, 16)),
            (false, true, CGSize(16, 32)),
        ] as [(Bool, Bool, CGSize)])
    func text(horizontal: Bool, vertical: Bool, expected: CGSize) {
        let view = Text("ab cd").fixedSize(horizontal: horizontal, vertical: vertical)
        #expect(layoutReport(of: view, in: ProposedViewSize(20, 16)).size == expected)
    }

    @Test("A colour has an ideal length of 10 points")
    func color() {
        #expect(size(50, 60) { Color.red.fixedSize() } == CGSize(10, 10))
        #expect(
            size(50, 60) { Color.red.fixedSize(horizontal: false, vertical: true) }
                == CGSize(50, 10))
    }

    @Test("Views that expand across a column of fixed size are as wide as its widest")
    func equalWidths() {
        let frames = frames(300, 100) {
            VStack(spacing: 0) {
                Text("ab").frame(maxWidth: .infinity).tagged("a")
                Text("abcd").frame(maxWidth: .infinity).tagged("b")
            }
            .fixedSize()
        }
        #expect(frames["a"] == CGRect(0, 0, 32, 16))
        #expect(frames["b"] == CGRect(0, 16, 32, 16))
    }
}
