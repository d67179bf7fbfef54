import Foundation

/// The velocity of a value that follows a gesture, from its last three samples.
///
/// Source: `docs/animation.md`, VELOCITY-1 and 2.
package struct VelocitySampler<V: VectorArithmetic> {
    private var samples: [(value: V, time: TimeInterval)] = []

    package init() {}

    /// Adds a sample; an earlier time than the last one's is ignored, an equal one replaces it.
    package mutating func add(_ value: V, at time: TimeInterval) {
        guard time.isFinite else { return }
        if let last = samples.last, time <= last.time {
            if time == last.time { samples[samples.count - 1].value = value }
            return
        }
        if samples.count == 3 { samples.removeFirst() }
        samples.append((value, time))
    }

    /// The velocity per second at the last sample; zero for fewer than two.
    package var velocity: V {
        guard samples.count > 1 else { return .zero }
        let older = rate(0)
        return samples.count == 2 ? older : rate(1).interpolated(towards: older, amount: 0.75)
    }

    private func rate(_ index: Int) -> V {
        let (a, b) = (samples[index], samples[index + 1])
        return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }

    /// Returns the velocity that is left at `time`; zero after two seconds.
    package func velocity(at time: TimeInterval) -> V {
        guard let last = samples.last else { return .zero }
        let elapsed = max(0, time - last.time)
        guard elapsed < 2 else { return .zero }
        return velocity.scaled(by: pow(0.998, elapsed * 1000))
    }
}
