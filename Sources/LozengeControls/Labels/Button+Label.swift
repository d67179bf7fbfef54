import LozengeCore
import LozengeViews

nonisolated extension Button where Label == LozengeControls.Label<Text, Image> {
    /// Creates a button with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:action:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:action:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LozengeControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a localized title, the icon that stands for an SF Symbol and a role.
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

    /// Creates a button with a title from a resource, the icon that stands for an SF Symbol and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:role:action:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LozengeControls.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a button with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Button.init(_:systemImage:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title, which is not localized, an icon and a role.
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
