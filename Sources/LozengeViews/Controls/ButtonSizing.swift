import LozengeCore

/// The width of buttons.
///
/// Matches: SwiftUI.ButtonSizing
nonisolated public struct ButtonSizing: Hashable, Sendable {
    private let isFlexible: Bool?

    /// As wide as the label.
    ///
    /// Matches: SwiftUI.ButtonSizing.automatic
    public static let automatic = ButtonSizing(isFlexible: nil)
    /// As wide as the label.
    ///
    /// Matches: SwiftUI.ButtonSizing.fitted
    public static let fitted = ButtonSizing(isFlexible: false)
    /// As wide as the space that is offered.
    ///
    /// Matches: SwiftUI.ButtonSizing.flexible
    public static let flexible = ButtonSizing(isFlexible: true)
}

nonisolated extension View {
    /// Sets the width of buttons with a border in this view.
    ///
    /// Matches: SwiftUI.View.buttonSizing(_:)
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}

nonisolated extension EnvironmentValues {
    /// The width of buttons.
    ///
    /// Matches: SwiftUI.EnvironmentValues.buttonSizing
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

nonisolated private struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}
