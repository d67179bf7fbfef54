/// The place of an item in the toolbar of a window.
///
/// Every window has one toolbar, below the title bar of the window manager; `bottomBar` is at the bottom of the window.
///
/// Matches: SwiftUI.ToolbarItemPlacement
/// Source: `docs/navigation.md`, BAR-2.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
    /// The part of a bar.
    enum Zone: Equatable {
        case leading, center, status, trailing, overflow, bottom
        /// Not shown: a desktop has no keyboard on the screen.
        case keyboard
    }

    /// The action that an item stands for.
    enum Meaning: Equatable {
        case plain, confirms, cancels, destroys
    }

    let zone: Zone
    var meaning = Meaning.plain
    /// The order of items in a zone, before that of their declarations.
    var order = 0

    /// The trailing part of the toolbar.
    public static let automatic = ToolbarItemPlacement(zone: .trailing)
    /// The middle, in place of the title.
    public static let principal = ToolbarItemPlacement(zone: .center)
    /// The leading part.
    public static let navigation = ToolbarItemPlacement(zone: .leading)
    /// The trailing part.
    public static let primaryAction = ToolbarItemPlacement(zone: .trailing)
    /// The menu at the end of the toolbar.
    public static let secondaryAction = ToolbarItemPlacement(zone: .overflow)
    /// The middle, in a fainter text.
    public static let status = ToolbarItemPlacement(zone: .status)
    /// The trailing end; Return performs the action.
    public static let confirmationAction = ToolbarItemPlacement(
        zone: .trailing, meaning: .confirms, order: 2)
    /// The leading part; Escape performs the action.
    public static let cancellationAction = ToolbarItemPlacement(zone: .leading, meaning: .cancels)
    /// The trailing part, in the colour of deletion.
    public static let destructiveAction = ToolbarItemPlacement(
        zone: .trailing, meaning: .destroys, order: 1)
    /// Not shown: a desktop has no keyboard on the screen.
    public static let keyboard = ToolbarItemPlacement(zone: .keyboard)
    /// The bar at the bottom of the window.
    public static let bottomBar = ToolbarItemPlacement(zone: .bottom)
    /// The bar at the bottom of the window.
    public static let bottomOrnament = ToolbarItemPlacement(zone: .bottom)
    /// The leading part.
    public static let topBarLeading = ToolbarItemPlacement(zone: .leading)
    /// The trailing part.
    public static let topBarTrailing = ToolbarItemPlacement(zone: .trailing)
    /// The leading part.
    public static let navigationBarLeading = ToolbarItemPlacement(zone: .leading)
    /// The trailing part.
    public static let navigationBarTrailing = ToolbarItemPlacement(zone: .trailing)
    /// The middle, in place of the title.
    public static let title = ToolbarItemPlacement(zone: .center)
    /// The middle, in a fainter text.
    public static let subtitle = ToolbarItemPlacement(zone: .status)
    /// The middle, in place of the title.
    public static let largeTitle = ToolbarItemPlacement(zone: .center)

    /// The button that shows and hides the sidebar.
    static let sidebarToggle = ToolbarItemPlacement(zone: .leading, order: -2)

    /// The buttons that a window adds itself, before those of the program.
    static let standard = ToolbarItemPlacement(zone: .leading, order: -1)
}
