import Testing

@testable import LozengeCore

@Suite("Motion: recorded values")
struct MotionCaseTests {
    /// Colours move in OKLab only; nothing stretches over the edge of its scroll view; a display loses no
    /// frame (ANIM-6).
    private static let unused: Set = [
        "color-red-blue-linear", "color-black-white-linear", "rubberband", "run-on-a-display",
    ]

    @Test("On a display a late second frame counts as one that came in time")
    func lateFrame() {
        var animator = _ValueAnimator(
            .linear(duration: 0.5), change: 100.0, at: 0, environment: nil)
        let shown = [0, 0.1, 0.2, 0.3].map { time in
            (animator.offset(at: time, longestStart: 1.0 / 30) ?? 0) + 100
        }
        for (value, expected) in zip(shown, [0, 100.0 / 30, 100.0 / 30 + 20, 100.0 / 30 + 40]) {
            #expect(abs(value - expected) < 1e-3)
        }
    }

    @Test(
        "Curves, springs, animations, retargeting and keyframes",
        arguments: MotionCase.numeric.filter { !unused.contains($0.id) })
    func values(motion: MotionCase) throws {
        #expect(try motion.differences() == [])
    }

    @Test("All cases are read")
    func count() {
        #expect(MotionCase.all.count == 187)
        #expect(MotionCase.numeric.count == 142)
    }
}
