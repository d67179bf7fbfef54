import Foundation
import LozengeCore
import LozengeViews

/// The layout of pages in front of each other: as large as the page on top, and the others in its middle.
///
/// Pages that are not shown keep their state, and cost no layout.
///
/// Source: `docs/navigation.md`, NAV-16.
nonisolated struct PageLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let top = subviews.last { $0[IsTopPageKey.self] } ?? subviews.last
        return top?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for subview in subviews {
            let isShown = subview[IsPageShownKey.self]
            subview.setShown(isShown)
            if isShown { subview.place(at: center, anchor: .center, proposal: proposal) }
        }
    }
}

/// True for the page that decides the size.
nonisolated enum IsTopPageKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// True for pages of which something is seen.
nonisolated enum IsPageShownKey: LayoutValueKey {
    static var defaultValue: Bool { true }
}

/// The position of a page that comes, goes or is covered: 0 in its place, 1 beyond the trailing edge, -1 behind
/// another page.
nonisolated struct PageMotion: Animatable {
    var position: CGFloat
    /// True for the page that can be operated: it is shown wherever it is.
    let isOnTop: Bool

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    /// The motion of a page.
    ///
    /// Source: `docs/navigation.md`, NAV-17.
    static let animation = Animation.easeOut(duration: 0.2)

    @MainActor static var transition: AnyTransition {
        .modifier(active: PagePosition(position: 1), identity: PagePosition(position: 0))
            .animation(animation)
    }
}

extension PageMotion: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PagePosition(position: position))
            .layoutValue(key: IsPageShownKey.self, value: isOnTop || abs(position) < 1)
    }
}

/// A page at a position, in front of its ground while it moves.
nonisolated private struct PagePosition: Animatable {
    var position: CGFloat

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
}

extension PagePosition: ViewModifier {
    func body(content: Content) -> some View {
        content
            // The position is in motion already: what follows from it is not animated again.
            .transaction({ $0.animation = nil }) { page in
                page
                    .background { if position != 0 { PageGround() } }
                    .modifier(PageOffset(position: position))
            }
    }
}

/// The ground of a page that moves in front of another one.
nonisolated private struct PageGround {
    @Environment(\.pageGround) private var ground

    init() {}
}

extension PageGround: View {
    var body: some View { Rectangle().fill(ground) }
}

/// Moves a page by a fraction of its width, in reading direction.
nonisolated private struct PageOffset {
    /// A page that is covered moves a third of the way of the page that covers it.
    let position: CGFloat
    @Environment(\.layoutDirection) private var direction

    init(position: CGFloat) { self.position = position }
}

extension PageOffset: ViewModifier {
    func body(content: Content) -> some View {
        let way = (position < 0 ? position / 3 : position) * (direction == .rightToLeft ? -1 : 1)
        content.visualEffect { view, place in view.offset(x: way * place.size.width) }
    }
}
