import LozengeCore
import LozengeViews

/// A stack of one view, or the columns of two or three.
///
/// Matches: SwiftUI.NavigationView
/// Source: `docs/navigation.md`, VIEW-1.
nonisolated public struct NavigationView<Content: View> {
    private let content: Content
    @State private var model = StackModel()
    @State private var split = SplitModel()
    @Environment(\.isNavigationStacked) private var isStacked

    /// Creates the stack or the columns.
    ///
    /// Matches: SwiftUI.NavigationView.init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View {
        Group(subviews: content) { subviews in
            let views = Array(subviews.prefix(3))
            if isStacked || views.count < 2 {
                StackPages(model: model, root: views.first)
            } else {
                SplitColumns(
                    model: split, visibility: nil, compactColumn: nil,
                    columns: views.enumerated().map { index, view in
                        let name: NavigationSplitViewColumn =
                            index == 0 ? .sidebar : index == views.count - 1 ? .detail : .content
                        return (name, AnyView(view))
                    })
            }
        }
    }
}

/// The arrangement of a navigation view.
///
/// Matches: SwiftUI.NavigationViewStyle
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// True for one column. For the engine.
    nonisolated var _isStacked: Bool { get }
}

/// One column for one view, and columns for several.
///
/// Matches: SwiftUI.DefaultNavigationViewStyle
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStacked: Bool { false }
}

/// One column, which shows the first view.
///
/// Matches: SwiftUI.StackNavigationViewStyle
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStacked: Bool { true }
}

/// Columns.
///
/// Matches: SwiftUI.DoubleColumnNavigationViewStyle
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStacked: Bool { false }
}

/// Columns.
///
/// Matches: SwiftUI.ColumnNavigationViewStyle
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStacked: Bool { false }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets the arrangement of navigation views in this view.
    ///
    /// Matches: SwiftUI.View.navigationViewStyle(_:)
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.isNavigationStacked, style._isStacked)
    }
}

nonisolated extension EnvironmentValues {
    /// True if navigation views have one column.
    var isNavigationStacked: Bool {
        get { self[IsNavigationStackedKey.self] }
        set { self[IsNavigationStackedKey.self] = newValue }
    }
}

nonisolated private struct IsNavigationStackedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
