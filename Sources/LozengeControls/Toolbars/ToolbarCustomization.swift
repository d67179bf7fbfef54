import LozengeViews

// The names of toolbars that a user customizes. None is customizable here, so all items stay where they are.

/// The changes that a user may make to an item of a toolbar.
///
/// Matches: SwiftUI.ToolbarCustomizationBehavior
/// Differs: toolbars are not customizable, so every item behaves as one that is `disabled`.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// The usual changes.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Moves, but no removal.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// No changes.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// The options of an item in a toolbar that a user customizes.
///
/// Matches: SwiftUI.ToolbarCustomizationOptions
/// Differs: toolbars are not customizable, so every item is always available.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Also while the toolbar is hidden.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Sets the visibility of this item until a user changes it.
    ///
    /// Matches: SwiftUI.CustomizableToolbarContent.defaultCustomization(_:options:)
    /// Differs: all items are shown: a toolbar is not customizable, so a hidden one would be out of reach.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        self
    }

    /// Sets the changes that a user may make to this item.
    ///
    /// Matches: SwiftUI.CustomizableToolbarContent.customizationBehavior(_:)
    /// Differs: a toolbar is not customizable.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }
}
