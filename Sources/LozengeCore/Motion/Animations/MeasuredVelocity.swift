import Foundation

/// An animation that stands for a gesture: the value has not changed by itself, but has a velocity.
///
/// A spring takes it over as it takes over a running animation.
struct MeasuredVelocity: CustomAnimation {
    /// The velocity, an object, since vectors cannot be hashed.
    private final class Velocity: Sendable {
        nonisolated(unsafe) let value: Any

        init(_ value: Any) { self.value = value }
    }

    private let velocity: Velocity

    init(_ velocity: Any) { self.velocity = Velocity(velocity) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { .zero }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { velocity.value as? V }

    static func == (lhs: MeasuredVelocity, rhs: MeasuredVelocity) -> Bool {
        lhs.velocity === rhs.velocity
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(velocity)) }
}
