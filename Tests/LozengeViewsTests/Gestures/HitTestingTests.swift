import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Hit testing")
struct HitTestingTests {
    @Test("Clicks pass through views that disallow hit testing")
    func disallowed() {
        var clicked = ""
        let screen = Screen(40, 20) {
            ZStack {
                Button {
                    clicked += "behind"
                } label: {
                    Color.red
                }
                Button {
                    clicked += "in front"
                } label: {
                    Color.blue
                }.allowsHitTesting(false)
            }
        }
        screen.click(at: CGPoint(x: 20, y: 10))
        #expect(clicked == "behind")
    }

    @Test("An empty container in front is nothing that could be clicked")
    func emptyContainers() {
        var clicks = 0
        let screen = Screen(40, 20) {
            Button {
                clicks += 1
            } label: {
                Color.red
            }
            .overlay { GeometryReader { _ in } }
            .overlay { VStack {}.frame(width: 40, height: 20) }
            .overlay { ZStack {} }
        }
        screen.click(at: CGPoint(x: 20, y: 10))
        #expect(clicks == 1)
    }

    @Test("A content shape defines the clickable area, whatever is drawn")
    func contentShape() {
        var clicks = 0
        let screen = Screen(100, 100) {
            Button {
                clicks += 1
            } label: {
                Circle().stroke(.red).contentShape(Circle())
            }
        }
        screen.click(at: CGPoint(x: 50, y: 50))
        #expect(clicks == 1)
        screen.click(at: CGPoint(x: 5, y: 5))
        #expect(clicks == 1)
    }
}
