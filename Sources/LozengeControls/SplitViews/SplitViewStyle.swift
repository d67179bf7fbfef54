import LozengeCore
import LozengeViews

/// The arrangement of the columns of a split view.
///
/// Matches: SwiftUI.NavigationSplitViewStyle
/// Differs: an app chooses among the existing styles and cannot define others.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The style that a desktop has.
///
/// Matches: SwiftUI.AutomaticNavigationSplitViewStyle
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail shrinks when a column is shown.
///
/// Matches: SwiftUI.BalancedNavigationSplitViewStyle
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail keeps its width.
///
/// Matches: SwiftUI.ProminentDetailNavigationSplitViewStyle
/// Differs: the columns are beside the detail, as in the other styles.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}
nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}
nonisolated extension NavigationSplitViewStyle
where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Returns this view: the columns of a split view are beside each other in every style.
    ///
    /// Matches: SwiftUI.View.navigationSplitViewStyle(_:)
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self
    }
}
