import Foundation
import LozengeCore

/// The parts of a scroll view that keep a distance from its edges.
///
/// Matches: SwiftUI.ContentMarginPlacement
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// The content and the scroll bars.
    ///
    /// Matches: SwiftUI.ContentMarginPlacement.automatic
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    ///
    /// Matches: SwiftUI.ContentMarginPlacement.scrollContent
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The scroll bars.
    ///
    /// Matches: SwiftUI.ContentMarginPlacement.scrollIndicators
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated extension View {
    /// Sets the distances of the content of scroll views in this view from their edges; the content scrolls through
    /// that space and is not clipped there.
    ///
    /// - Parameters:
    ///   - edges: The edges; others keep their distances.
    ///   - insets: The distances in points. Negative, infinite and NaN are reported and count as 0.
    ///   - placement: The parts that keep the distances.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.contentMargins(_:_:for:)
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins(edges, insets, placement)
    }

    /// Sets the same distance on several edges; 16 points if `length` is `nil`.
    ///
    /// Matches: SwiftUI.View.contentMargins(_:_:for:)-length
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins(edges, EdgeInsets(length ?? PaddingLayout.defaultLength, on: .all), placement)
    }

    /// Sets the same distance on all edges.
    ///
    /// Matches: SwiftUI.View.contentMargins(_:for:)
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins(.all, EdgeInsets(length, on: .all), placement)
    }

    private func margins(
        _ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement
    ) -> some View {
        let insets = insets.valid(as: "contentMargins")
        return transformEnvironment(\.scrollTraits) { traits in
            if placement != .scrollIndicators {
                traits.contentMargins.replace(edges, with: insets)
            }
            if placement != .scrollContent {
                traits.indicatorMargins.replace(edges, with: insets)
            }
        }
    }
}

nonisolated extension EdgeInsets {
    fileprivate mutating func replace(_ edges: Edge.Set, with insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }
}
