import LozengeCore

/// The visibility of scroll bars.
///
/// Matches: SwiftUI.ScrollIndicatorVisibility
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }

    private let kind: Kind

    /// Scroll bars are shown while they are of use: they fade a while after the content or the pointer moved.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.automatic
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Scroll bars are always shown.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.visible
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Scroll bars are hidden.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.hidden
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Scroll bars are hidden, also if views inside ask for them.
    ///
    /// Matches: SwiftUI.ScrollIndicatorVisibility.never
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isShown: Bool { kind == .automatic || kind == .visible }
    var isSteady: Bool { kind == .visible }
}

nonisolated extension View {
    /// Sets the visibility of scroll bars in this view.
    ///
    /// Matches: SwiftUI.View.scrollIndicators(_:axes:)
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicators) { bars in
            for axis in Axis.allCases
            where axes.contains(Axis.Set(axis)) && bars[axis] != .never {
                bars[axis] = visibility
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The visibility of horizontal scroll bars.
    ///
    /// Matches: SwiftUI.EnvironmentValues.horizontalScrollIndicatorVisibility
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators[.horizontal] }
        set { scrollIndicators[.horizontal] = newValue }
    }

    /// The visibility of vertical scroll bars.
    ///
    /// Matches: SwiftUI.EnvironmentValues.verticalScrollIndicatorVisibility
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators[.vertical] }
        set { scrollIndicators[.vertical] = newValue }
    }

    fileprivate var scrollIndicators: ScrollBars {
        get { self[ScrollBarsKey.self] }
        set { self[ScrollBarsKey.self] = newValue }
    }

    /// The axes without scroll bars.
    var hiddenIndicators: Axis.Set { scrollIndicators.axes { !$0.isShown } }
    /// The axes whose scroll bars do not fade.
    var steadyIndicators: Axis.Set { scrollIndicators.axes(where: \.isSteady) }
}

/// The visibility of scroll bars along each axis.
nonisolated private struct ScrollBars: Equatable {
    private var horizontal = ScrollIndicatorVisibility.automatic
    private var vertical = ScrollIndicatorVisibility.automatic

    subscript(axis: Axis) -> ScrollIndicatorVisibility {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func axes(where isIncluded: (ScrollIndicatorVisibility) -> Bool) -> Axis.Set {
        var axes: Axis.Set = []
        for axis in Axis.allCases where isIncluded(self[axis]) { axes.insert(Axis.Set(axis)) }
        return axes
    }
}

nonisolated private struct ScrollBarsKey: EnvironmentKey {
    static var defaultValue: ScrollBars { ScrollBars() }
}
