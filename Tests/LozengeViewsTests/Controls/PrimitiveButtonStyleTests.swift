import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Primitive button styles")
struct PrimitiveButtonStyleTests {
    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("frame")
                Button(configuration)
            }
        }
    }

    private let diary = Diary()

    @Test("The style decides what triggers the action")
    func trigger() {
        let screen = Screen(200, 200) {
            Button("Go") { diary.note("went") }.buttonStyle(Twice())
        }
        screen.click("Go")
        #expect(diary.lines.isEmpty)
        screen.doubleClick("Go")
        #expect(diary.lines == ["went"])
    }

    @Test("A style may show the button itself, which has the next outer style and its keys")
    func itself() {
        let screen = Screen(200, 200) {
            Button("Go") { diary.note("went") }.buttonStyle(Framed()).buttonStyle(.plain)
        }
        #expect(screen.frame(of: "frame") != nil)
        screen.click("Go")
        screen.press(.tab)
        screen.press(.space)
        #expect(diary.lines == ["went", "went"])
    }

    @Test("A style of labels inside replaces it")
    func replaced() {
        let screen = Screen(200, 200) {
            Button("Go") { diary.note("went") }.buttonStyle(.plain).buttonStyle(Twice())
        }
        screen.click("Go")
        #expect(diary.lines == ["went"])
    }

    @Test("A disabled button that the style shows itself is dimmed once")
    func dimmedOnce() {
        let screen = Screen(200, 100) {
            Button("a") {}.buttonStyle(Own()).disabled(true)
        }
        #expect(
            screen.displayList.effects.filter { if case .opacity = $0 { true } else { false } }
                .count == 1)
    }

    private struct Own: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }

    @Test("A label with a ground of its own gets no other one from an own style")
    func ownGround() {
        func fills(_ view: some View) -> Int {
            Screen(200, 100) { view }.displayList.primitives.count {
                if case .fill = $0 { true } else { false }
            }
        }
        let button = Button {
        } label: {
            Text("a").padding().background(.red, in: .capsule)
        }
        #expect(fills(button.buttonStyle(Own())) == fills(button))
    }

    @Test("A disabled button triggers nothing")
    func disabled() {
        let screen = Screen(200, 200) {
            Button("Go") { diary.note("went") }.buttonStyle(Framed()).disabled(true)
        }
        screen.click("Go")
        #expect(diary.lines.isEmpty)
    }
}
