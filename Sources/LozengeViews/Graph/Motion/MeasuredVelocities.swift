import LozengeCore

/// The velocities of values that follow a gesture, by node.
struct MeasuredVelocities {
    nonisolated private class Samples {
        /// The time of the last sample, in seconds.
        var last = 0.0
    }

    nonisolated private final class SamplesOf<Data: VectorArithmetic>: Samples {
        var sampler = VelocitySampler<Data>()
    }

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let data: ObjectIdentifier
    }

    private var samples: [Key: Samples] = [:]

    /// Samples of a node whose value did not change for so long are forgotten, in seconds.
    private static let memory = 2.0

    mutating func add<Data: VectorArithmetic>(_ value: Data, of node: Node, at time: Double) {
        let key = key(node, Data.self)
        if samples[key] == nil {
            samples = samples.filter { time - $0.value.last < Self.memory }
            samples[key] = SamplesOf<Data>()
        }
        guard let known = samples[key] as? SamplesOf<Data> else { return }
        known.last = time
        known.sampler.add(value, at: time)
    }

    /// Takes the velocity of a value at `time`; `nil` if it was not measured.
    mutating func take<Data: VectorArithmetic>(
        _ type: Data.Type, of node: Node, at time: Double
    ) -> Data? {
        guard !samples.isEmpty,
            let known = samples.removeValue(forKey: key(node, type)) as? SamplesOf<Data>
        else { return nil }
        return known.sampler.velocity(at: time)
    }

    mutating func forget(_ node: Node) {
        guard !samples.isEmpty else { return }
        samples = samples.filter { $0.key.node != ObjectIdentifier(node) }
    }

    private func key<Data>(_ node: Node, _ type: Data.Type) -> Key {
        Key(node: ObjectIdentifier(node), data: ObjectIdentifier(type))
    }
}
