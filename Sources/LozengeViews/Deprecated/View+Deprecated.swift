import Foundation
import LozengeCore

nonisolated extension View {
    /// The same as ``tint(_:)-(Color?)``.
    ///
    /// Matches: SwiftUI.View.accentColor(_:)
    @available(*, deprecated, renamed: "tint(_:)")
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Calls `action` when the button was held down on this view long enough, by its old label order.
    ///
    /// Matches: SwiftUI.View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)
    @available(
        *, deprecated,
        renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Adds a context menu to this view, opened by the secondary button or the menu key; `nil` for none.
    ///
    /// Matches: SwiftUI.View.contextMenu(_:)
    @available(*, deprecated, renamed: "contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}

/// The items of a context menu, made separately from its view.
///
/// Matches: SwiftUI.ContextMenu
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
