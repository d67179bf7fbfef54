import LozengeCore

/// The visibility of scroll bars.
///
/// Matches: SwiftUI.ScrollIndicatorVisibility
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// The default of the scroll view.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.automatic
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// Scroll bars are shown.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.visible
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// Scroll bars are hidden.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.hidden
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// Scroll bars are hidden, also if views inside ask for them.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.never
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

nonisolated extension View {
    /// Sets the visibility of scroll bars in this view.
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
    /// The axes without scroll bars.
    var hiddenIndicators: Axis.Set {
        get { self[HiddenIndicatorsKey.self] }
        set { self[HiddenIndicatorsKey.self] = newValue }
    }
}

nonisolated private struct HiddenIndicatorsKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
}
