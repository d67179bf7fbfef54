import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Hidden views")
struct HiddenTests {
    @Test("A hidden view keeps its space, shows nothing, and cannot be clicked")
    func hidden() {
        var clicks = 0
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Button("secret") { clicks += 1 }.buttonStyle(.plain).hidden()
                Text("below")
            }
        }
        #expect(screen.words == ["below"])
        #expect(screen.frame(of: "below")?.minY == 50)
        screen.click(at: CGPoint(x: 50, y: 42))
        #expect(clicks == 0)
    }
}
