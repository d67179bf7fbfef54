import SwiftUI

@MainActor
extension Page {
    static let courses = [custom, timeline]

    private static let custom = Page(
        "CustomAnimation", .motion, "A course of your own: the part that is done at a time.",
        cell: 230
    ) {
        Example("In four steps") { Runner(Animation(Steps()), course: Steps.part) }
        Example("Thrown and bounced") { Runner(Animation(Bounces()), course: Bounces.part) }
    }

    private static let timeline = Page(
        "KeyframeTimeline", .motion, "The values of keyframes at any time, without a clock.",
        cell: 230
    ) {
        Example("value(progress:)") { Flight() }
    }
}

/// A course that stands still between its steps.
nonisolated private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        time < 1 ? value.scaled(by: Self.part(time)) : nil
    }

    /// Returns the part that is done at a time from 0 to 1.
    static func part(_ time: Double) -> Double { (time * 4).rounded(.down) / 4 }
}

/// A course that bounces off its end, as a ball off the floor.
nonisolated private struct Bounces: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        time < 1.2 ? value.scaled(by: Self.part(time / 1.2)) : nil
    }

    /// Returns the part that is done at a time from 0 to 1: a fall, then two arcs.
    static func part(_ time: Double) -> Double {
        switch time {
        case ..<0.4: time * time / 0.16
        case ..<0.8: 1 - 0.3 * arc((time - 0.4) / 0.4)
        case ..<1: 1 - 0.08 * arc((time - 0.8) / 0.2)
        default: 1
        }
    }

    private static func arc(_ time: Double) -> Double { 4 * time * (1 - time) }
}

/// A star whose place a slider takes from a timeline.
private struct Flight: View {
    private struct Pose {
        var x = 0.0
        var y = 0.0
        var angle = 0.0
    }

    @State private var progress = 0.3

    private let timeline = KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.x) { LinearKeyframe(140, duration: 2) }
        KeyframeTrack(\.y) {
            CubicKeyframe(-50, duration: 0.8)
            CubicKeyframe(-10, duration: 0.6)
            CubicKeyframe(-40, duration: 0.6)
        }
        KeyframeTrack(\.angle) {
            CubicKeyframe(-30, duration: 0.6)
            CubicKeyframe(25, duration: 0.8)
            CubicKeyframe(0, duration: 0.6)
        }
    }

    var body: some View {
        let pose = timeline.value(progress: progress)
        VStack {
            Image(systemName: "star.fill").font(.title).foregroundStyle(.teal)
                .rotationEffect(.degrees(pose.angle))
                .offset(x: pose.x, y: pose.y)
                .frame(width: 180, height: 90, alignment: .bottomLeading)
            Slider(value: $progress) { Text("Progress") }
            Text("\(progress * timeline.duration, specifier: "%.1f") of 2 seconds").font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(width: 180)
    }
}
