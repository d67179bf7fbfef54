import LozengeCore

/// The repetition of a button's action while it is held down.
///
/// Matches: SwiftUI.ButtonRepeatBehavior
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let isRepeating: Bool?

    /// The action is not repeated.
    ///
    /// Matches: SwiftUI.ButtonRepeatBehavior.automatic
    public static let automatic = ButtonRepeatBehavior(isRepeating: nil)
    /// The action is repeated.
    ///
    /// Matches: SwiftUI.ButtonRepeatBehavior.enabled
    public static let enabled = ButtonRepeatBehavior(isRepeating: true)
    /// The action is not repeated.
    ///
    /// Matches: SwiftUI.ButtonRepeatBehavior.disabled
    public static let disabled = ButtonRepeatBehavior(isRepeating: false)
}

nonisolated extension View {
    /// Sets whether buttons in this view repeat their action while they are held down, by the pointer or a key.
    ///
    /// Matches: SwiftUI.View.buttonRepeatBehavior(_:)
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

nonisolated extension EnvironmentValues {
    /// The repetition of buttons' actions.
    ///
    /// Matches: SwiftUI.EnvironmentValues.buttonRepeatBehavior
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

nonisolated private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

/// The times at which an action that is held down is repeated.
nonisolated struct HeldRepetition {
    /// The delay before the first repetition, and the interval between repetitions.
    ///
    /// Source: as keys are repeated on most desktops.
    private static let (delay, interval) = (Duration.milliseconds(500), Duration.milliseconds(80))

    /// The time of the next repetition; `nil` if there is none.
    private(set) var next: Duration?

    mutating func begin(at time: Duration) { next = time + Self.delay }

    mutating func end() { next = nil }

    /// Returns true if a repetition is due, and plans the next one.
    mutating func advance(to time: Duration) -> Bool {
        guard let due = next, time >= due else { return false }
        next = time + Self.interval
        return true
    }
}
