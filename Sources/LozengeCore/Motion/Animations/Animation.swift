import Foundation

/// The course of a change over time.
///
/// ```swift
/// struct Lamp: View {
///     @State private var isOn = false
///
///     var body: some View {
///         Circle()
///             .fill(isOn ? Color.yellow : Color.gray)
///             .onTapGesture { withAnimation(.easeOut(duration: 0.2)) { isOn.toggle() } }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Animation
public struct Animation: Hashable, Sendable {
    /// The animation without its type.
    ///
    /// Matches: SwiftUI.Animation.base
    public let base: any CustomAnimation

    /// Creates an animation that a program defines.
    ///
    /// Matches: SwiftUI.Animation.init(_:)
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Returns the part of a change that is done; `nil` once the animation is over.
    ///
    /// Matches: SwiftUI.Animation.animate(value:time:context:)
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity per second that a following animation starts with; `nil` if unknown.
    ///
    /// Matches: SwiftUI.Animation.velocity(value:time:context:)
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns true if this animation takes over the state of `previous`.
    ///
    /// Matches: SwiftUI.Animation.shouldMerge(previous:value:time:context:)
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
