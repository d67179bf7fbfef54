import LozengeCore
import LozengeViews

// Buttons and menus whose label is a title and a picture of an asset catalog.

nonisolated extension Button where Label == LozengeControls.Label<Text, Image> {
    /// Creates a button with a localized title and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Button.init(_:image:action:)
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    /// Creates a button with a title from a resource and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Button.init(_:image:action:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(titleResource, image: image, role: nil, action: action)
    }

    /// Creates a button with a localized title, a picture of an asset catalog and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:image:role:action:)
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LozengeControls.Label(titleKey, image: image)
        }
    }

    /// Creates a button with a title from a resource, a picture of an asset catalog and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:image:role:action:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LozengeControls.Label(titleResource, image: image)
        }
    }

    /// Creates a button with a title, which is not localized, and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Button.init(_:image:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(title, image: image, role: nil, action: action)
    }

    /// Creates a button with a title, which is not localized, a picture of an asset catalog and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:image:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { LozengeControls.Label(title, image: image) }
    }
}

nonisolated extension Menu where Label == LozengeControls.Label<Text, Image> {
    /// Creates a menu with a localized title and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Menu.init(_:image:content:)
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title, which is not localized, and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Menu.init(_:image:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(title, image: image) }
    }

    /// Creates a menu with a title from a resource and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Menu.init(_:image:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(titleResource, image: image) }
    }
}
