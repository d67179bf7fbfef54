import LozengeCore

/// The velocities of values that follow a gesture, by node.
struct MeasuredVelocities {
    /// A value of a node.
    enum Value {
        case frame, data
    }

    nonisolated private class Samples {
        /// The time of the last sample, in seconds.
        var last = 0.0
    }

    nonisolated private final class SamplesOf<Data: VectorArithmetic>: Samples {
        var sampler = VelocitySampler<Data>()
    }

    private struct Key: Hashable {
        let node: ObjectIdentifier
        let value: Value
    }

    private var samples: [Key: Samples] = [:]
    /// The time at which old samples were removed last.
    private var cleaned = 0.0

    /// Samples of a value that did not change for so long are removed by the next one, in seconds.
    private static let memory = 2.0

    mutating func add<Data: VectorArithmetic>(
        _ data: Data, of node: Node, _ value: Value, at time: Double
    ) {
        if time - cleaned >= Self.memory {
            cleaned = time
            samples = samples.filter { time - $0.value.last < Self.memory }
        }
        let key = Key(node: ObjectIdentifier(node), value: value)
        let known = samples[key] as? SamplesOf<Data> ?? SamplesOf()
        samples[key] = known
        known.last = time
        known.sampler.add(data, at: time)
    }

    /// Takes the velocity of a value at `time`; `nil` if it was not measured.
    mutating func take<Data: VectorArithmetic>(
        of node: Node, _ value: Value, at time: Double
    ) -> Data? {
        guard !samples.isEmpty,
            let known = samples.removeValue(forKey: Key(node: ObjectIdentifier(node), value: value))
                as? SamplesOf<Data>
        else { return nil }
        return known.sampler.velocity(at: time)
    }

    mutating func forget(_ node: Node) {
        guard !samples.isEmpty else { return }
        for value in [Value.frame, .data] {
            samples[Key(node: ObjectIdentifier(node), value: value)] = nil
        }
    }
}
