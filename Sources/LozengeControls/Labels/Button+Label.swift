import LozengeCore
import LozengeViews

nonisolated extension Button where Label == LozengeControls.Label<Text, Image> {
    /// Creates a button with a title, an icon called `systemImage`.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:action:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title, an icon called `systemImage` and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:role:action:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LozengeControls.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button with a title, an icon called `systemImage`.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title, an icon called `systemImage` and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LozengeControls.Label(title, systemImage: systemImage)
        }
    }
}
