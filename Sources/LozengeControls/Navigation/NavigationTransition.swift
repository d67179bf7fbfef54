import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Sets how the page with this view comes onto its stack and leaves it.
    ///
    /// ```swift
    /// ForEach(photos) { photo in
    ///     NavigationLink { PhotoPage(photo).navigationTransition(.zoom(sourceID: photo.id, in: album)) } label: {
    ///         Thumbnail(photo).matchedTransitionSource(id: photo.id, in: album)
    ///     }
    /// }
    /// ```
    ///
    /// Matches: SwiftUI.View.navigationTransition(_:)
    /// Differs: it is for the pages of stacks; sheets come as without it.
    /// Source: `docs/navigation.md`, NAV-18.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        declares((style as? any PageWayChoosing)?.way ?? .slide)
    }

    /// Marks the view that a page grows out of.
    ///
    /// - Parameters:
    ///   - id: The id that the page names as its source. Of several views with one id, the last placed one is it.
    ///   - namespace: The namespace of the id.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.matchedTransitionSource(id:in:)
    /// Source: `docs/navigation.md`, NAV-18.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        modifier(TransitionSource(id: PageSourceID(id: AnyHashable(id), namespace: namespace)))
    }

    /// Marks the view that a page grows out of, with another look on its way.
    ///
    /// Matches: SwiftUI.View.matchedTransitionSource(id:in:configuration:)
    @available(
        *, unavailable,
        message: "A page grows out of the view as it is; leave the configuration out."
    )
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID, configuration: (Never) -> Never
    ) -> some View { self }
}

/// A motion with which a page comes.
///
/// Matches: SwiftUI.NavigationTransition
nonisolated public protocol NavigationTransition {}

/// The motion of the platform: pages slide.
///
/// Matches: SwiftUI.AutomaticNavigationTransition
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A page that grows out of a view.
///
/// Matches: SwiftUI.ZoomNavigationTransition
nonisolated public struct ZoomNavigationTransition: NavigationTransition, PageWayChoosing {
    let way: PageWay
}

/// A page that fades in.
///
/// Matches: SwiftUI.CrossFadeNavigationTransition
nonisolated public struct CrossFadeNavigationTransition: NavigationTransition, PageWayChoosing {
    var way: PageWay { .fade }
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// Pages slide.
    ///
    /// Matches: SwiftUI.NavigationTransition.automatic
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of a view, and returns into it; it slides if there is no such view below it.
    ///
    /// - Parameters:
    ///   - sourceID: The id of the view, as in `matchedTransitionSource(id:in:)`.
    ///   - namespace: The namespace of the id.
    /// - Returns: The transition.
    ///
    /// Matches: SwiftUI.NavigationTransition.zoom(sourceID:in:)
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(
            way: .zoom(PageSourceID(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

nonisolated extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The page fades in, in front of the page below.
    ///
    /// Matches: SwiftUI.NavigationTransition.crossFade
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// A transition that is not that of the platform.
nonisolated private protocol PageWayChoosing {
    var way: PageWay { get }
}

/// A view that pages grow out of: its stack knows its place.
nonisolated private struct TransitionSource {
    let id: PageSourceID
    @Environment(\.stack) private var stack

    init(id: PageSourceID) { self.id = id }
}

extension TransitionSource: ViewModifier {
    func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self) {
            $0.frame(in: PageSpace.space)
        } action: { [id, stack] frame in
            stack?.model.sources[id] = frame
        }
    }
}
