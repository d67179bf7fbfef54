import RandomFixtures
import Testing

@testable import LozengeCore

@Suite("Motion: hostile numbers")
struct HostileMotionTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, -1, -0.99, -1e300, 1e300, 1e-300, 0.5, 1, 2,
    ]

    private static var animations: [Animation] {
        numbers.flatMap { a in
            numbers.flatMap { b -> [Animation] in
                [
                    .spring(duration: a, bounce: b), .spring(response: a, dampingFraction: b),
                    .interpolatingSpring(stiffness: a, damping: b),
                    .interpolatingSpring(duration: 0.5, bounce: a, initialVelocity: b),
                    .timingCurve(a, b, b, a, duration: 0.5), .linear(duration: a).delay(b),
                    .easeIn(duration: 0.2).speed(a).delay(b),
                    .linear(duration: a).repeatCount(3).speed(b),
                    .spring(duration: 0.3, bounce: a, blendDuration: b),
                ]
            }
        }
    }

    @Test("No animation shows NaN or a number that is not finite")
    func finite() {
        for animation in Self.animations {
            var context = AnimationContext<Double>()
            for frame in 0...120 {
                guard
                    let value = animation.animate(
                        value: 100, time: Double(frame) / 60, context: &context)
                else { break }
                guard value.isFinite else {
                    Issue.record("\(animation) shows \(value) in frame \(frame)")
                    break
                }
            }
        }
    }

    @Test("An infinitely fast animation has not begun at first, and then is over")
    func infiniteSpeed() {
        for animation in [Animation.spring, .linear, .interpolatingSpring, .easeIn] {
            var context = AnimationContext<Double>()
            let fast = animation.speed(.infinity)
            #expect(fast.animate(value: 100, time: 0, context: &context) == 0)
            #expect(fast.animate(value: 100, time: 0.01, context: &context) == nil)
        }
    }

    @Test("A spring without force and velocity needs no frames")
    func withoutForce() {
        for stiffness in [0, -100, Double.nan] {
            #expect(Animation.interpolatingSpring(stiffness: stiffness, damping: 1).standsStill)
        }
        #expect(!Animation.interpolatingSpring(stiffness: 100, damping: 1).standsStill)
    }

    @Test("The description of an animation is the same in each run")
    func description() {
        let animation = Animation.easeInOut(duration: 2).delay(1)
        #expect("\(animation)".contains("bezier(0.42, 0.0, 0.58, 1.0)"))
        #expect(!Self.animations.contains { "\($0)".contains("0x") || "\($0)".contains("$") })
    }

    @Test("A spring with hostile parameters has no NaN in its values")
    func springs() {
        for a in Self.numbers {
            for b in Self.numbers {
                for spring in [
                    Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
                    Spring(mass: a, stiffness: b, damping: a),
                    Spring(settlingDuration: a, dampingRatio: b),
                ] {
                    for time in Self.numbers {
                        #expect(
                            !spring.value(target: 1.0, time: time).isNaN, "\(spring) at \(time)")
                    }
                    #expect(!spring.settlingDuration.isNaN)
                }
            }
        }
    }

    @Test("A spring made from its settling time settles then", arguments: [0.2, 0.6, 1, 1.5, 4])
    func settling(ratio: Double) {
        for time in [0.3, 1, 5] {
            let spring = Spring(settlingDuration: time, dampingRatio: ratio)
            #expect(abs(spring.dampingRatio - ratio) < 1e-12)
            // An underdamped time is exact; others are looked for in steps of a tenth.
            #expect(abs(spring.settlingDuration - time) <= (ratio < 1 ? 1e-6 : 0.11))
        }
    }
}

@Suite("Motion: repetitions inside of repetitions")
struct NestedRepeatTests {
    @Test("Three rounds of two rounds are six")
    func nested() {
        let animation = Animation.linear(duration: 1)
            .repeatCount(2, autoreverses: false).repeatCount(3, autoreverses: false)
        var context = AnimationContext<Double>()
        var frames: [Double] = []
        while frames.count < 700,
            let value = animation.animate(
                value: 100, time: Double(frames.count) / 100, context: &context)
        {
            frames.append(value)
        }
        // The end of the last round ends the animation.
        #expect(zip(frames, frames.dropFirst()).count { $0 > 50 && $1 < 50 } == 5)
        #expect((600...610).contains(frames.count))
    }
}
