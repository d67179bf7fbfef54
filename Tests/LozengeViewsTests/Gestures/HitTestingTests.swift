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

    @Test("The place of a view for a reader is the rectangle around the shape that it has for this")
    func accessibilityShape() {
        let screen = Screen(200, 100) {
            HStack(spacing: 0) {
                Text("Plain").frame(width: 100, height: 100)
                Text("Round").frame(width: 100, height: 100)
                    .contentShape(.accessibility, Circle().inset(by: 20))
            }
        }
        let place = screen.elements().first { $0.label == "Round" }?.frame
        #expect(place == CGRect(x: 120, y: 20, width: 60, height: 60))
    }

    @Test("The picture of a view that is dragged is cut to the shape that it has for this")
    func dragShape() throws {
        let screen = Screen(100, 100) {
            Color.red.frame(width: 40, height: 40)
                .contentShape(.dragPreview, Circle())
                .modifier(
                    DragSourceEffect(
                        DraggedWord(), content: Color.red.contentShape(.dragPreview, Circle())))
        }
        screen.send(.pointerDown(.primary, at: CGPoint(x: 50, y: 50)))
        screen.send(.pointerMoved(to: CGPoint(x: 60, y: 60)))
        let image = try #require(screen.popups.last)
        #expect(image.displayList.description.contains("clip"))
        #expect(!screen.displayList.description.contains("clip"))
    }

    @Test(
        "A press inside the frame of a view that is drawn smaller, cut or unseen is for the view behind"
    )
    func smallerThanItsFrame() {
        func hit(_ view: some View, at x: CGFloat) -> [String] {
            var taps: [String] = []
            let screen = Screen(100, 100) {
                Color.blue.onTapGesture { taps.append("behind") }
                    .overlay { view.onTapGesture { taps.append("front") } }
            }
            screen.click(at: CGPoint(x: x, y: 50))
            return taps
        }
        let view = Color.red.frame(width: 80, height: 80)
        #expect(hit(view.scaleEffect(0.5), at: 50) == ["front"])
        #expect(hit(view.scaleEffect(0.5), at: 15) == ["behind"])
        #expect(hit(view.clipShape(Circle().inset(by: 20)), at: 15) == ["behind"])
        #expect(hit(view.offset(x: 30), at: 15) == ["behind"])
        #expect(hit(view.hidden(), at: 50) == ["behind"])
        #expect(hit(view.allowsHitTesting(false), at: 50) == ["behind"])
    }

    private struct DraggedWord: DragSource {
        var contents: DataOffer? { DataOffer(text: "word") }
        var preview: AnyView? { nil }
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
