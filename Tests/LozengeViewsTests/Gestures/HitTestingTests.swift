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

    @Test("A tap is where content is seen, also outside of its frame")
    func moved() {
        var taps: [String] = []
        let box = Color.red.frame(width: 20, height: 20)
        let screen = Screen(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                box.offset(x: 40).onTapGesture { taps.append("offset") }
                box.position(x: 50, y: 10).frame(width: 20, height: 20)
                    .onTapGesture { taps.append("position") }
                box.scaleEffect(x: 3, anchor: .leading).onTapGesture { taps.append("scale") }
                Button {
                    taps.append("button")
                } label: {
                    box.offset(x: 40)
                }
                .buttonStyle(.plain)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
        for row in 0..<4 { screen.click(at: CGPoint(x: 50, y: 10 + 20 * CGFloat(row))) }
        #expect(taps == ["offset", "position", "scale", "button"])
        screen.click(at: CGPoint(x: 80, y: 10))
        #expect(taps.count == 4)
    }

    @Test("A gesture that is nil leaves the press to those around")
    func noGesture() {
        struct Tapped: View {
            @State private var isOn = false
            @State private var taps: [String] = []
            var body: some View {
                let tap = TapGesture().onEnded { taps.append("inside") }
                VStack {
                    Color.red.tagged("red")
                        .gesture(isOn ? tap : nil)
                        .onTapGesture { taps.append("around") }
                    Text(taps.joined(separator: " "))
                    Button("On") { isOn = true }
                }
            }
        }
        let screen = Screen(200, 200) { Tapped() }
        screen.click(at: CGPoint(x: 100, y: 20))
        #expect(screen.texts.contains("around"))
        screen.click("On")
        screen.click(at: CGPoint(x: 100, y: 20))
        #expect(screen.texts.contains("around inside"))
    }
}
