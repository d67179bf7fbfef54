import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Pinching")
struct MagnifyGestureTests {
    private let diary = Diary()

    private func pinch(_ screen: Screen, _ scales: [Double], at point: CGPoint) {
        for scale in scales { screen.send(.pinch(scale: scale, at: point)) }
        screen.send(.pinch(scale: nil, at: point))
    }

    @Test("A gesture gets the magnification, the start and the end")
    func magnify() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red.frame(width: 50, height: 50)
                .gesture(
                    MagnifyGesture()
                        .onChanged { diary.note("\($0.magnification)") }
                        .onEnded {
                            diary.note(
                                "\($0.magnification) from \($0.startAnchor.x) \($0.startLocation.y)"
                            )
                        })
        }
        pinch(screen, [1, 1.005, 1.5, 2], at: CGPoint(x: 50, y: 35))
        #expect(diary.lines == ["1.5", "2.0", "2.0 from 0.5 10.0"])
    }

    @Test("Fingers that do not move are no gesture, and neither are fingers beside the view")
    func still() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red.frame(width: 50, height: 50)
                .gesture(MagnifyGesture().onEnded { _ in diary.note("ended") })
        }
        pinch(screen, [1, 1.001], at: CGPoint(x: 50, y: 50))
        pinch(screen, [1, 2], at: CGPoint(x: 5, y: 5))
        #expect(diary.lines == [])
    }

    @Test("Two fingers are no click or drag, and a drag is no pinch")
    func others() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red
                .gesture(
                    DragGesture(minimumDistance: 0).onEnded { _ in diary.note("drag") }
                        .simultaneously(
                            with: MagnificationGesture().onEnded { diary.note("\($0)") })
                )
                .simultaneousGesture(TapGesture().onEnded { diary.note("tap") })
        }
        pinch(screen, [1, 3], at: CGPoint(x: 50, y: 50))
        #expect(diary.lines == ["3.0"])
        screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 50))
        #expect(diary.lines == ["3.0", "drag"])
        screen.click(at: CGPoint(x: 10, y: 10))
        #expect(diary.lines.count == 4)
    }

    @Test("Two fingers do not press a button")
    func button() {
        let diary = diary
        let screen = Screen(100, 100) { Button("Press") { diary.note("pressed") } }
        pinch(screen, [1, 2], at: CGPoint(x: 50, y: 50))
        #expect(diary.lines == [])
        screen.click("Press")
        #expect(diary.lines == ["pressed"])
    }
}
