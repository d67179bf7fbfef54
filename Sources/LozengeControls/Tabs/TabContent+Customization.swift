import LozengeCore
import LozengeViews

extension TabContent {
    /// Sets the name of this tab or section by which the changes of a user are stored; without one there are none.
    ///
    /// - Parameter id: The name, which no other tab of the view has.
    /// - Returns: This tab.
    ///
    /// Matches: SwiftUI.TabContent.customizationID(_:)
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        changed { tab in
            // The tabs of a section have names of their own.
            tab.changingTabSection { $0.customizationID = id }
                ?? AnyView(tab.containerValue(\.tabCustomizationID, id))
        }
    }

    /// Sets how a user may change this tab or the tabs of a section.
    ///
    /// - Parameters:
    ///   - behavior: The behavior.
    ///   - placements: The row of tabs, the sidebar, or both.
    /// - Returns: This tab.
    ///
    /// Matches: SwiftUI.TabContent.customizationBehavior(_:for:)
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        changed { tab in
            var behaviors = tab.containerValues.tabBehaviors
            for place in placements.places { behaviors[place] = behavior }
            return AnyView(tab.containerValue(\.tabBehaviors, behaviors))
        }
    }

    /// Sets the places of this tab where a user has not chosen others.
    ///
    /// - Parameters:
    ///   - visibility: Hidden for a tab that is not shown there.
    ///   - placements: The row of tabs, the sidebar, or both.
    /// - Returns: This tab.
    ///
    /// Matches: SwiftUI.TabContent.defaultVisibility(_:for:)
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isHidden = visibility == .hidden
        return changed { tab in
            var hidden = tab.containerValues.tabHiddenPlaces
            for place in placements.places {
                if isHidden { hidden.insert(place) } else { hidden.remove(place) }
            }
            return AnyView(tab.containerValue(\.tabHiddenPlaces, hidden))
        }
    }

    /// Sets the kind of place of this tab.
    ///
    /// Matches: SwiftUI.TabContent.tabPlacement(_:)
    /// Differs: a pinned tab stays in its order.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        defaultVisibility(placement == .sidebarOnly ? .hidden : .visible, for: .tabBar)
    }
}

extension [AdaptableTabBarPlacement] {
    /// The places that these stand for.
    fileprivate var places: [AdaptableTabBarPlacement] {
        contains(.automatic) ? [.tabBar, .sidebar] : self
    }
}

nonisolated extension View {
    /// Lets the user hide, show and move the tabs of this view in the style ``TabViewStyle/sidebarAdaptable``.
    ///
    /// - Parameter customization: The changes, which the program may make or store; `nil` for tabs that do not change.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.tabViewCustomization(_:)
    public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}

nonisolated extension EnvironmentValues {
    /// The changes of the tabs by the user; `nil` for tabs that do not change.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}

nonisolated private struct TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

/// The changes of a tab that a user may make.
///
/// ```swift
/// Tab("Home", systemImage: "house") { HomePage() }
///     .customizationID("home")
///     .customizationBehavior(.disabled, for: .sidebar, .tabBar)
/// ```
///
/// Matches: SwiftUI.TabCustomizationBehavior
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
    let hides: Bool
    let moves: Bool

    /// The tab is hidden, shown and moved.
    ///
    /// Matches: SwiftUI.TabCustomizationBehavior.automatic
    public static let automatic = TabCustomizationBehavior(hides: true, moves: true)
    /// The tab is moved.
    ///
    /// Matches: SwiftUI.TabCustomizationBehavior.reorderable
    public static let reorderable = TabCustomizationBehavior(hides: false, moves: true)
    /// The tab stays where it is.
    ///
    /// Matches: SwiftUI.TabCustomizationBehavior.disabled
    public static let disabled = TabCustomizationBehavior(hides: false, moves: false)
}

/// The places of the tabs of a view whose tabs adapt to the window.
///
/// Matches: SwiftUI.AdaptableTabBarPlacement
nonisolated public enum AdaptableTabBarPlacement: Hashable, Sendable {
    case automatic, tabBar, sidebar
}

/// The kind of place of a tab.
///
/// Matches: SwiftUI.TabPlacement
nonisolated public struct TabPlacement: Hashable, Sendable {
    private let isSidebarOnly: Bool

    /// The row of tabs and the sidebar.
    public static let automatic = TabPlacement(isSidebarOnly: false)
    /// The row of tabs and the sidebar, always.
    public static let pinned = TabPlacement(isSidebarOnly: false)
    /// The sidebar alone.
    public static let sidebarOnly = TabPlacement(isSidebarOnly: true)
}
