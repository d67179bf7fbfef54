import Foundation
import LozengeCore
import LozengeViews

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

    @MainActor static var transition: some Transition { PageTransition().animation(animation) }
}

extension PageMotion: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PagePlace(position: position))
            .layoutValue(key: IsPageShownKey.self, value: isOnTop || abs(position) < 1)
    }
}

/// A page that comes and goes over the trailing edge.
nonisolated private struct PageTransition: Transition {
    // Pages fade by themselves if the user prefers less motion.
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ComingPage(position: phase.isIdentity ? 0 : 1))
    }
}

/// A page that comes or goes.
nonisolated private struct ComingPage: Animatable {
    var position: CGFloat

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
}

extension ComingPage: ViewModifier {
    func body(content: Content) -> some View { content.modifier(PagePlace(position: position)) }
}

/// A page at a position, in front of its ground while it moves.
nonisolated private struct PagePlace {
    let position: CGFloat
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(position: CGFloat) { self.position = position }
}

extension PagePlace: ViewModifier {
    func body(content: Content) -> some View {
        content
            // The position is in motion already: what follows from it is not animated again.
            .transaction({ $0.animation = nil }) { page in
                page
                    .background { if position != 0 { PageGround() } }
                    .modifier(PageOffset(position: reducesMotion ? 0 : position))
                    .opacity(reducesMotion ? 1 - max(0, position) : 1)
            }
    }
}

/// The ground of a page that moves in front of another one: as large as what it moves across.
nonisolated private struct PageGround {
    @Environment(\.pageGround) private var ground

    init() {}
}

extension PageGround: View {
    var body: some View {
        GeometryReader { place in
            let bounds =
                place.bounds(of: PageSpace.space) ?? CGRect(origin: .zero, size: place.size)
            Rectangle().fill(ground)
                .frame(width: bounds.width, height: bounds.height)
                .position(x: bounds.midX, y: bounds.midY)
        }
    }
}

/// Moves a page by a fraction of the width of what it moves across, in reading direction.
nonisolated private struct PageOffset {
    /// A page that is covered moves a third of the way of the page that covers it.
    let position: CGFloat
    @Environment(\.layoutDirection) private var direction

    init(position: CGFloat) { self.position = position }
}

extension PageOffset: ViewModifier {
    func body(content: Content) -> some View {
        let way = (position < 0 ? position / 3 : position) * (direction == .rightToLeft ? -1 : 1)
        content.visualEffect { view, place in
            view.offset(x: way * (place.bounds(of: PageSpace.space)?.width ?? place.size.width))
        }
    }
}
