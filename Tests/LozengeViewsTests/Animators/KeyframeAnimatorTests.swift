import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
    private func x(_ screen: Screen) -> CGFloat {
        for case .fill(let shape, _) in screen.displayList.primitives { return shape.bounds.minX }
        return .nan
    }

    private struct Moving: View {
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading) {
                Color.red.frame(width: 10, height: 10)
                    .keyframeAnimator(initialValue: CGFloat(0), trigger: count) { view, x in
                        view.offset(x: x)
                    } keyframes: { x in
                        LinearKeyframe(x + 100, duration: 1)
                    }
                Button("Move") { count += 1 }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("A trigger plays the keyframes; the last value stays, and the next run starts from it")
    func trigger() {
        let screen = Screen(300, 100) { Moving() }
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Move")
        #expect(x(screen) == 0)
        for expected in [50.0, 100, 100] {
            screen.advance(by: .milliseconds(500))
            #expect(abs(x(screen) - expected) < 3, "\(expected)")
        }
        #expect(x(screen) == 100)
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Move")
        screen.advance(by: .milliseconds(500))
        #expect(abs(x(screen) - 150) < 3)
        screen.advance(by: .seconds(1))
        #expect(x(screen) == 200)
    }

    @Test("Without a trigger the keyframes repeat, or rest at the first value")
    func loop() {
        let screen = Screen(300, 100) {
            KeyframeAnimator(initialValue: CGFloat(0)) { x in
                Color.red.frame(width: 10, height: 10).offset(x: x)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } keyframes: { _ in
                LinearKeyframe(CGFloat(100), duration: 1)
            }
        }
        screen.advance(by: .milliseconds(500))
        #expect(abs(x(screen) - 50) < 4)
        screen.advance(by: .milliseconds(750))
        #expect(abs(x(screen) - 25) < 4)

        let still = Screen(300, 100) {
            KeyframeAnimator(initialValue: CGFloat(20), repeating: false) { x in
                Color.red.frame(width: 10, height: 10).offset(x: x)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } keyframes: { _ in
                LinearKeyframe(CGFloat(100), duration: 1)
            }
        }
        still.advance(by: .seconds(1))
        #expect(x(still) == 20)
        #expect(still.timeToNextUpdate == nil)
    }
}
