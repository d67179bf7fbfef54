import LozengeCore

/// Whether bars show which part of a content is to be seen.
///
/// Matches: SwiftUI.ScrollIndicatorVisibility
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// As the view that scrolls says.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.automatic
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// There are bars.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.visible
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// There are none.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.hidden
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// There are none, whatever views inside say.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.never
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

nonisolated extension View {
    /// Whether views that scroll in this one have bars.
    ///
    /// Matches: SwiftUI.View.scrollIndicators(_:axes:)
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.hiddenIndicators) {
            $0 = visibility.isShown ? $0.subtracting(axes) : $0.union(axes)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The axes that there are no bars along.
    var hiddenIndicators: Axis.Set {
        get { self[HiddenIndicatorsKey.self] }
        set { self[HiddenIndicatorsKey.self] = newValue }
    }
}

nonisolated private struct HiddenIndicatorsKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
}
