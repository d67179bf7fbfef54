import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Rotating with two fingers")
struct RotateGestureTests {
    private let diary = Diary()

    private func turn(_ screen: Screen, _ degrees: [Double], at point: CGPoint) {
        for angle in degrees {
            screen.send(.pinch(scale: 1, rotation: .degrees(angle), at: point))
        }
        screen.send(.pinch(scale: nil, rotation: .degrees(degrees.last ?? 0), at: point))
    }

    @Test("A gesture gets the angle, the start and the end")
    func rotate() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red.frame(width: 50, height: 50)
                .gesture(
                    RotateGesture()
                        .onChanged { diary.note("\($0.rotation.degrees)") }
                        .onEnded {
                            diary.note(
                                "\($0.rotation.degrees) from \($0.startAnchor.x) "
                                    + "\($0.startLocation.y)")
                        })
        }
        turn(screen, [0, 0.5, -20, 45], at: CGPoint(x: 50, y: 35))
        #expect(diary.lines == ["-20.0", "45.0", "45.0 from 0.5 10.0"])
    }

    @Test("The velocity is the change of the angle in a second")
    func velocity() {
        var velocity = Angle.zero
        let screen = Screen(100, 100) {
            Color.red.gesture(RotateGesture().onChanged { velocity = $0.velocity })
        }
        let point = CGPoint(x: 50, y: 50)
        screen.send(.pinch(scale: 1, rotation: .degrees(10), at: point))
        screen.advance(by: .milliseconds(500))
        screen.send(.pinch(scale: 1, rotation: .degrees(40), at: point))
        #expect(velocity == .degrees(60))
    }

    @Test(
        "A rotation below the least angle is no gesture, and neither is one beside the view")
    func still() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red.frame(width: 50, height: 50)
                .gesture(
                    RotationGesture(minimumAngleDelta: .degrees(10)).onEnded { _ in
                        diary.note("ended")
                    })
        }
        turn(screen, [0, 9], at: CGPoint(x: 50, y: 50))
        turn(screen, [0, 90], at: CGPoint(x: 5, y: 5))
        #expect(diary.lines == [])
    }

    @Test("One motion can rotate and magnify")
    func both() {
        let diary = diary
        let screen = Screen(100, 100) {
            Color.red.gesture(
                MagnificationGesture().onEnded { diary.note("\($0)") }
                    .simultaneously(
                        with: RotationGesture().onEnded {
                            diary.note("\(Int($0.degrees.rounded()))")
                        }))
        }
        let point = CGPoint(x: 50, y: 50)
        screen.send(.pinch(scale: 1, at: point))
        screen.send(.pinch(scale: 2, rotation: .degrees(30), at: point))
        screen.send(.pinch(scale: nil, rotation: .degrees(30), at: point))
        #expect(diary.lines == ["2.0", "30"])
    }
}
