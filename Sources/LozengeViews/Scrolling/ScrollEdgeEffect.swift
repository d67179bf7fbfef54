import Foundation
import LozengeCore

/// The look of content that scrolls out of sight at an edge.
///
/// Matches: SwiftUI.ScrollEdgeEffectStyle
/// Differs: content is not blurred at an edge.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// Nothing.
    ///
    /// Matches: SwiftUI.ScrollEdgeEffectStyle.automatic
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A line at the edge.
    ///
    /// Matches: SwiftUI.ScrollEdgeEffectStyle.hard
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Nothing.
    ///
    /// Matches: SwiftUI.ScrollEdgeEffectStyle.soft
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
    /// Sets the look of content that scrolls out of sight at edges of scroll views in this view; `nil` is automatic.
    ///
    /// Matches: SwiftUI.View.scrollEdgeEffectStyle(_:for:)
    /// Differs: the hard style is a line while there is more content beyond the top or the bottom edge, the soft one nothing.
    public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformEnvironment(\.hardScrollEdges) {
            if style == .hard { $0.formUnion(edges) } else { $0.subtract(edges) }
        }
    }

    /// Hides the look of content that scrolls out of sight at edges of scroll views in this view.
    ///
    /// Matches: SwiftUI.View.scrollEdgeEffectHidden(_:for:)
    public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        transformEnvironment(\.hardScrollEdges) { if hidden { $0.subtract(edges) } }
    }

    /// Puts a bar along the top or bottom of this view, on the ground of the window.
    ///
    /// Matches: SwiftUI.View.safeAreaBar(edge:alignment:spacing:content:)-VerticalEdge
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0) {
            bar.frame(maxWidth: .infinity).background(Color.windowBackground)
        }
    }

    /// Puts a bar along the leading or trailing edge of this view, on the ground of the window.
    ///
    /// Matches: SwiftUI.View.safeAreaBar(edge:alignment:spacing:content:)-HorizontalEdge
    public func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0) {
            bar.frame(maxHeight: .infinity).background(Color.windowBackground)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The edges at which scroll views have a line while there is more content beyond.
    var hardScrollEdges: Edge.Set {
        get { self[HardScrollEdgesKey.self] }
        set { self[HardScrollEdgesKey.self] = newValue }
    }
}

nonisolated private struct HardScrollEdgesKey: EnvironmentKey {
    static var defaultValue: Edge.Set { [] }
}
