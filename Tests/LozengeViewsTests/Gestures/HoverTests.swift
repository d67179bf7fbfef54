import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Hovering")
struct HoverTests {
    @Test("A view is notified when the pointer enters and when it leaves, once each")
    func hover() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Color.red.onHover { diary.note("red \($0)") }
                Color.blue.onHover { diary.note("blue \($0)") }
            }.onHover { diary.note("both \($0)") }
        }
        screen.send(.pointerMoved(to: CGPoint(x: 10, y: 10)))
        screen.send(.pointerMoved(to: CGPoint(x: 20, y: 10)))
        #expect(diary.lines == ["red true", "both true"])
        screen.send(.pointerMoved(to: CGPoint(x: 20, y: 90)))
        #expect(diary.lines.suffix(2) == ["red false", "blue true"])
        screen.send(.pointerExited)
        #expect(diary.lines.suffix(2) == ["blue false", "both false"])
    }

    @Test("The location is in the requested coordinate space")
    func continuous() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.onContinuousHover { diary.note("\($0)") }.frame(width: 40, height: 40)
        }
        screen.send(.pointerMoved(to: CGPoint(x: 35, y: 40)))
        screen.send(.pointerMoved(to: CGPoint(x: 5, y: 40)))
        #expect(diary.lines == ["active(Foundation.CGPoint(x: 5.0, y: 10.0))", "ended"])
        diary.lines = []
        let global = Screen(100, 100) {
            Color.red.onContinuousHover(coordinateSpace: .global) { diary.note("\($0)") }
                .frame(width: 40, height: 40)
        }
        global.send(.pointerMoved(to: CGPoint(x: 35, y: 40)))
        #expect(diary.lines == ["active(Foundation.CGPoint(x: 35.0, y: 40.0))"])
    }

    @Test("The pointer leaves a view that is removed or covered")
    func gone() {
        struct Going: View {
            let diary: Diary
            @State private var isShown = true
            var body: some View {
                ZStack {
                    if isShown { Color.red.onHover { diary.note("\($0)") } }
                    Button("hide") { isShown = false }
                }
            }
        }
        let diary = Diary()
        let screen = Screen(100, 100) { Going(diary: diary) }
        screen.send(.pointerMoved(to: CGPoint(x: 5, y: 5)))
        screen.click("hide")
        #expect(diary.lines == ["true", "false"])
    }

    @Test("Scrolled content moves under the pointer")
    func scrolled() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 60).onHover { diary.note("red \($0)") }
                    Color.blue.frame(height: 60).onHover { diary.note("blue \($0)") }
                }
            }
        }
        screen.send(.pointerMoved(to: CGPoint(x: 10, y: 50)))
        #expect(diary.lines == ["red true"])
        screen.scroll(by: CGSize(width: 0, height: 15), at: CGPoint(x: 10, y: 50))
        #expect(diary.lines == ["red true", "red false", "blue true"])
    }

    @Test("A named coordinate space is that of its box, however the box is drawn")
    func named() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.frame(width: 20, height: 20)
                .onContinuousHover(coordinateSpace: .named("outer")) { diary.note("\($0)") }
                .frame(width: 40, height: 40)
                .coordinateSpace(.named("outer"))
                .scaleEffect(2)
        }
        screen.send(.pointerMoved(to: CGPoint(x: 60, y: 40)))
        #expect(diary.lines == ["active(Foundation.CGPoint(x: 25.0, y: 15.0))"])
    }
}
