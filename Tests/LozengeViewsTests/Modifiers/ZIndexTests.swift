import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("zIndex")
struct ZIndexTests {
    @Test("A greater index is in front, equal ones keep their order, in any container")
    func order() {
        let screen = Screen(40, 20) {
            ZStack {
                Color.red.zIndex(1)
                Color.green
                Color.blue.zIndex(-1).padding(0)
                Color.black
            }
        }
        let colors = screen.text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
        #expect(colors == ["#007aff", "#34c759", "#000000", "#ff3b30"])
    }

    @Test("The frontmost view is clicked")
    func clicks() {
        var clicked = ""
        let screen = Screen(40, 20) {
            ZStack {
                Button {
                    clicked = "first"
                } label: {
                    Color.red
                }.zIndex(1)
                Button {
                    clicked = "second"
                } label: {
                    Color.blue
                }
            }
        }
        screen.click(at: CGPoint(x: 20, y: 10))
        #expect(clicked == "first")
    }

    @Test("A view comes to the front when its index changes")
    func changes() {
        let screen = Screen(100, 100) { Rising() }
        #expect(screen.text.split(separator: "\n").last?.contains("#007aff") == true)
        screen.click("rise")
        #expect(screen.text.split(separator: "\n").last?.contains("#ff3b30") == true)
    }
}

private struct Rising: View {
    @State private var index = 0.0

    var body: some View {
        VStack(spacing: 0) {
            Button("rise") { index = 2 }
            ZStack {
                Color.red.zIndex(index)
                Color.blue.zIndex(1)
            }
        }
    }
}
