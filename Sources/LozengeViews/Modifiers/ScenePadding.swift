import Foundation
import LozengeCore

/// The padding between the content of a window and its edges.
///
/// Matches: SwiftUI.ScenePadding
nonisolated public struct ScenePadding: Hashable, Sendable {
    fileprivate let length: CGFloat

    /// The least padding of a window.
    ///
    /// Matches: SwiftUI.ScenePadding.minimum
    public static let minimum = ScenePadding(length: 20)
}

nonisolated extension View {
    /// Adds the padding between the content of a window and its edges.
    ///
    /// Matches: SwiftUI.View.scenePadding(_:)
    /// Source: `docs/metrics.md`, SCENE-1.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds a padding between the content of a window and its edges.
    ///
    /// Matches: SwiftUI.View.scenePadding(_:edges:)
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }

    /// Mirrors this view where the layout runs from right to left.
    ///
    /// Matches: SwiftUI.View.flipsForRightToLeftLayoutDirection(_:)
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftMirror(isEnabled: enabled))
    }
}

/// A modifier that mirrors its content where the layout runs from right to left.
nonisolated private struct RightToLeftMirror {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension RightToLeftMirror: ViewModifier {
    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
