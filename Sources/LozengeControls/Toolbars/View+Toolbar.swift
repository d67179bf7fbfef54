import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Adds items to the toolbar of the window or the sheet, one for each view.
    ///
    /// The toolbar has the items of what is shown: those of a page that is covered are not there.
    ///
    /// Matches: SwiftUI.View.toolbar(content:)
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let views = content()
        return background { GroupDeclaration(placement: .automatic, content: views) }
    }

    /// Adds items to the toolbar of the window or the sheet.
    ///
    /// Matches: SwiftUI.View.toolbar(content:)
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarDeclaration(items: content()))
    }

    /// Adds items to the toolbar of the window or the sheet.
    ///
    /// Matches: SwiftUI.View.toolbar(id:content:)
    /// Differs: the user cannot customize the toolbar.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarDeclaration(items: content()))
    }

    /// Adds a menu to the title in the toolbar.
    ///
    /// Matches: SwiftUI.View.toolbarTitleMenu(content:)
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        declares(TitleMenu(content: AnyView(content())))
    }

    /// Shows or hides bars while this view is shown.
    ///
    /// Matches: SwiftUI.View.toolbar(_:for:)
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barOptions { $0.set(visibility, of: bars) }
    }

    /// Shows or hides bars while this view is shown.
    ///
    /// Matches: SwiftUI.View.toolbarVisibility(_:for:)
    public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barOptions { $0.set(visibility, of: bars) }
    }

    /// Sets the ground of the toolbar while this view is shown.
    ///
    /// Matches: SwiftUI.View.toolbarBackground(_:for:)
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        barOptions { $0.background = AnyShapeStyle(style) }
    }

    /// Shows or hides the ground of the toolbar while this view is shown.
    ///
    /// Matches: SwiftUI.View.toolbarBackground(_:for:)
    public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barOptions { $0.backgroundVisibility = visibility }
    }

    /// Shows or hides the ground of the toolbar while this view is shown.
    ///
    /// Matches: SwiftUI.View.toolbarBackgroundVisibility(_:for:)
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barOptions { $0.backgroundVisibility = visibility }
    }

    /// Sets the colour scheme of the toolbar while this view is shown; `nil` for that of the window.
    ///
    /// Matches: SwiftUI.View.toolbarColorScheme(_:for:)
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        barOptions { $0.colorScheme = .some(colorScheme) }
    }

    /// Returns this view: a toolbar looks the same in every role.
    ///
    /// Matches: SwiftUI.View.toolbarRole(_:)
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Removes an item that a window adds itself; `nil` for none.
    ///
    /// Matches: SwiftUI.View.toolbar(removing:)
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        barOptions { options in
            if let kind = defaultItemKind { options.removed.insert(kind) }
        }
    }

    private func barOptions(_ change: (inout BarOptions) -> Void) -> some View {
        var options = BarOptions()
        change(&options)
        return declares(options)
    }
}

nonisolated extension BarOptions {
    fileprivate mutating func set(_ visibility: Visibility, of bars: [ToolbarPlacement]) {
        for bar in bars.isEmpty ? [.automatic] : bars {
            self.visibility[bar == .navigationBar || bar == .windowToolbar ? .automatic : bar] =
                visibility
        }
    }
}

/// Declares the items of a toolbar beside a view.
nonisolated private struct ToolbarDeclaration<Items: ToolbarContent> {
    let items: Items
}

extension ToolbarDeclaration: ViewModifier {
    func body(content: Content) -> some View { content.background { items._declarations } }
}

/// A bar of a window.
///
/// Matches: SwiftUI.ToolbarPlacement
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    private enum Name { case automatic, windowToolbar, navigationBar, bottomBar, tabBar }
    private let name: Name

    /// The toolbar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: .automatic) }
    /// The toolbar.
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: .windowToolbar) }
    /// The toolbar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: .navigationBar) }
    /// The bar at the bottom of the window.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: .bottomBar) }
    /// The row of tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: .tabBar) }
}

/// The purpose of a toolbar.
///
/// Matches: SwiftUI.ToolbarRole
nonisolated public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

/// An item that a window adds to its toolbar itself.
///
/// Matches: SwiftUI.ToolbarDefaultItemKind
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Name { case sidebarToggle, title, search }
    private let name: Name

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: .sidebarToggle)
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: .title)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: .search)
}
