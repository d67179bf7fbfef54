import LozengeCore

/// A sign of a device that its user feels or hears.
///
/// Matches: SwiftUI.SensoryFeedback
/// Differs: a desktop has no device to feel: a warning and an error ring the bell, if the user wants to hear it; the others do
/// nothing.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    fileprivate let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let impact = SensoryFeedback(name: "impact")

    /// An impact of things with a weight.
    ///
    /// Matches: SwiftUI.SensoryFeedback.impact(weight:intensity:)
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }

    /// An impact of things with a softness.
    ///
    /// Matches: SwiftUI.SensoryFeedback.impact(flexibility:intensity:)
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1
    ) -> SensoryFeedback {
        .impact
    }

    /// The weight of things that collide.
    ///
    /// Matches: SwiftUI.SensoryFeedback.Weight
    public struct Weight: Equatable, Sendable {
        private let value: Int

        public static let light = Weight(value: 0)
        public static let medium = Weight(value: 1)
        public static let heavy = Weight(value: 2)
    }

    /// The softness of things that collide.
    ///
    /// Matches: SwiftUI.SensoryFeedback.Flexibility
    public struct Flexibility: Equatable, Sendable {
        private let value: Int

        public static let rigid = Flexibility(value: 0)
        public static let solid = Flexibility(value: 1)
        public static let soft = Flexibility(value: 2)
    }
}

nonisolated extension View {
    /// Gives feedback when `trigger` changes.
    ///
    /// Matches: SwiftUI.View.sensoryFeedback(_:trigger:)
    /// Differs: a warning and an error ring the bell; the others do nothing.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Gives feedback when `trigger` changes and `condition` is true for the old and the new value.
    ///
    /// Matches: SwiftUI.View.sensoryFeedback(_:trigger:condition:)
    /// Differs: a warning and an error ring the bell; the others do nothing.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives the feedback that `feedback` returns for the old and the new value of `trigger`.
    ///
    /// Matches: SwiftUI.View.sensoryFeedback(trigger:_:)
    /// Differs: a warning and an error ring the bell; the others do nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }
}

nonisolated private struct FeedbackModifier<T: Equatable> {
    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?
    @Environment(\.ringBell) private var ringBell
}

extension FeedbackModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: trigger) { old, new in
            let given = feedback(old, new)
            if given == .warning || given == .error { ringBell() }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// Rings the bell of the desktop.
    package var ringBell: @MainActor () -> Void {
        get { self[RingBellKey.self] }
        set { self[RingBellKey.self] = newValue }
    }
}

nonisolated private struct RingBellKey: EnvironmentKey {
    static var defaultValue: @MainActor () -> Void { {} }
}
