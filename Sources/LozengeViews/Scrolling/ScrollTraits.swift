import LozengeCore

/// The settings of the nearest scroll views in a view.
nonisolated struct ScrollTraits {
    /// The distances between the content and the edges of the scroll view.
    var contentMargins = EdgeInsets()
    /// The distances between the scroll bars and the edges of the scroll view.
    var indicatorMargins = EdgeInsets()
    var anchors = ScrollAnchors()
    /// True if the content is clipped to the scroll view.
    var clips = true
    /// True if the content is offered the room of the scroll view, which it fills or exceeds.
    var offersRoom = false
    /// The rule for the positions of rest; `nil` for any.
    var behavior: (any ScrollTargetBehavior)?
    /// The modifiers around that are connected with the scroll view.
    var links: [ScrollLink] = []

    /// True if nothing was set.
    var areDefault: Bool {
        contentMargins == EdgeInsets() && indicatorMargins == EdgeInsets()
            && anchors == ScrollAnchors() && clips && !offersRoom && behavior == nil
            && links.isEmpty
    }
}

nonisolated extension EnvironmentValues {
    /// The settings of the nearest scroll views.
    var scrollTraits: ScrollTraits {
        get { self[ScrollTraitsKey.self] }
        set { self[ScrollTraitsKey.self] = newValue }
    }
}

nonisolated private struct ScrollTraitsKey: EnvironmentKey {
    static var defaultValue: ScrollTraits { ScrollTraits() }
}

/// The connection of a modifier with the first scroll view inside.
final class ScrollLink {
    private(set) weak var scroll: ContentNode<ScrollBox>?

    /// Called when the scroll view enters another phase.
    var phaseChanged: ((_ old: ScrollPhase, _ new: ScrollPhase) -> Void)?

    /// Connects the modifier with a scroll view if it has none.
    func connect(_ node: ContentNode<ScrollBox>) {
        if scroll?.isAlive != true { scroll = node }
    }

    /// The scroll view, to change its offset; `nil` while there is none.
    var context: EventContext<ScrollBox>? {
        guard let scroll, scroll.isAlive else { return nil }
        return EventContext(scroll)
    }
}

extension EnvironmentValues {
    /// The environment in which the nearest scroll view is connected with a modifier.
    nonisolated func linked(with link: ScrollLink) -> EnvironmentValues {
        var environment = self
        environment.scrollTraits.links.append(link)
        return environment
    }
}
