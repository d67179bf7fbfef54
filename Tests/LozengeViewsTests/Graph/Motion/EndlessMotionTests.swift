import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

/// Animations that do not end by themselves: none keeps the app awake for ever.
@Suite("Endless motion")
struct EndlessMotionTests {
    private struct Wave: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            value.scaled(by: sin(time))
        }
    }

    private let knobs = Knobs()

    private func moving(_ animation: Animation) -> Screen {
        let knobs = knobs
        let screen = story(knobs) { knobs in
            Color.pureRed.frame(width: 10, height: 10).offset(x: knobs.x)
        }
        withAnimation(animation) { knobs.x = 100 }
        _ = screen.displayList
        return screen
    }

    private func x(_ screen: Screen) -> Double { Double(screen.reds.first?.frame.minX ?? .nan) }

    /// Source: `docs/animation.md`, COMPOSE-2.
    @Test("An animation that never moves shows the old value, and the window sleeps")
    func still() {
        for animation in [
            Animation.linear.speed(0), .linear.delay(.infinity), .linear(duration: .infinity),
            .bouncy.speed(0).repeatForever(),
        ] {
            knobs.x = 0
            let screen = moving(animation)
            screen.advance(by: .milliseconds(1))
            #expect(screen.isAsleep, "\(animation)")
            #expect(x(screen) == 0)
            withAnimation(.linear(duration: 1)) { knobs.amount = 1 }
            #expect(screen.advanceToEnd())
            knobs.x = 50
            #expect(x(screen) < 51)
        }
    }

    @Test("A repetition of nothing is over at once")
    func nothing() {
        let screen = moving(.linear(duration: 0).repeatForever())
        screen.advance(by: .milliseconds(20))
        #expect(screen.isAsleep)
        #expect(x(screen) == 100)
    }

    /// Source: `docs/animation.md`, BOUND-1.
    @Test("An undamped spring and a custom animation without an end are ended after ten minutes")
    func bounded() {
        for animation in [
            Animation.spring(response: 0.5, dampingFraction: 0),
            .interpolatingSpring(stiffness: 100, damping: 0).delay(1), Animation(Wave()),
        ] {
            knobs.x = 0
            let screen = moving(animation)
            #expect(!screen.advanceToEnd(), "\(animation)")
            screen.advance(by: .seconds(550))
            #expect(screen.isAsleep)
            #expect(x(screen) == 100)
            let name = String(describing: animation)
            #expect(saidReports.contains { $0.hasPrefix(name) && $0.contains("ten minutes") })
        }
    }

    @Test("A repetition goes on")
    func repetition() {
        let screen = moving(.linear(duration: 1).repeatForever())
        screen.advance(by: .seconds(700))
        #expect(!screen.isAsleep)
    }
}
