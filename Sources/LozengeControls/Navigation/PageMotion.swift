import Foundation
import LozengeCore
import LozengeViews

/// The position of a page that comes, goes or is covered: 0 in its place, 1 beyond the trailing edge, -1 behind
/// another page.
nonisolated struct PageMotion: Animatable {
    var position: CGFloat
    /// True for the page that can be operated: it is shown wherever it is.
    let isOnTop: Bool
    /// The course of the page in front; `nil` if that slides.
    var cover: PageCourse? = nil

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    /// The motion of a page.
    ///
    /// Source: `docs/navigation.md`, NAV-17.
    static let animation = Animation.easeOut(duration: 0.2)

    /// The transition of a page on `course`.
    @MainActor static func transition(on course: PageCourse, of model: StackModel)
        -> some Transition
    {
        PageTransition(course: course, model: model).animation(animation)
    }
}

extension PageMotion: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PagePlace(position: position, way: cover?.way ?? .slide))
            .layoutValue(key: IsPageShownKey.self, value: isOnTop || abs(position) < 1)
    }
}

/// A page that comes and goes on its course.
nonisolated private struct PageTransition: Transition {
    let course: PageCourse
    let model: StackModel

    // Pages fade by themselves if the user prefers less motion.
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ComingPage(position: phase.isIdentity ? 0 : 1, course: course, model: model))
    }
}

/// A page that comes or goes.
nonisolated private struct ComingPage: Animatable {
    var position: CGFloat
    let course: PageCourse
    let model: StackModel

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
}

extension ComingPage: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            PagePlace(position: position, way: course.way, source: model.source(of: course)))
    }
}

/// A page at a position, in front of its ground while it moves.
nonisolated private struct PagePlace {
    let position: CGFloat
    let way: PageWay
    /// The place of the view that the page grows out of; `nil` if there is none.
    var source: CGRect? = nil
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction

    init(position: CGFloat, way: PageWay, source: CGRect? = nil) {
        (self.position, self.way, self.source) = (position, way, source)
    }

    @MainActor private var figure: PageFigure {
        switch way {
        case _ where reducesMotion, .fade: .fade(position)
        case .slide: .slide(position, isMirrored: direction == .rightToLeft)
        case .zoom where position <= 0: .fade(position)
        case .zoom:
            source.map { .zoom(position, from: $0) }
                ?? .slide(position, isMirrored: direction == .rightToLeft)
        }
    }
}

extension PagePlace: ViewModifier {
    func body(content: Content) -> some View {
        let figure = figure
        content
            // The position is in motion already: what follows from it is not animated again.
            .transaction({ $0.animation = nil }) { page in
                page
                    .background { if position != 0 { PageGround { UsualGround() } } }
                    .visualEffect { figure.effect($0, $1) }
                    .opacity(figure.opacity)
            }
    }
}

/// The look of a page at a position.
nonisolated private enum PageFigure {
    case slide(CGFloat, isMirrored: Bool)
    case fade(CGFloat)
    case zoom(CGFloat, from: CGRect)

    var opacity: Double {
        switch self {
        case .slide: 1
        case .fade(let position): 1 - max(0, position)
        // A page that is as small as its source could not be read.
        case .zoom(let position, _): min(1, 2.5 * (1 - position))
        }
    }

    private var position: CGFloat {
        switch self {
        case .slide(let position, _), .fade(let position), .zoom(let position, _): position
        }
    }

    /// Moves and scales a page inside what it moves across.
    func effect(_ page: EmptyVisualEffect, _ place: GeometryProxy) -> some VisualEffect {
        let change = change(of: place)
        return page.scaleEffect(change.scale).offset(change.offset)
    }

    private func change(of place: GeometryProxy) -> (scale: CGSize, offset: CGSize) {
        var (scale, offset) = (CGSize(width: 1, height: 1), CGSize.zero)
        // A page that rests, as in a window that is resized, asks for no space around it.
        guard position != 0 else { return (scale, offset) }
        let space =
            place.bounds(of: PageSpace.space) ?? CGRect(origin: .zero, size: place.size)
        switch self {
        case .fade: break
        case .slide(let position, let isMirrored):
            // A page that is covered moves a third of the way of the page that covers it.
            let way = position < 0 ? position / 3 : position
            offset.width = way * space.width * (isMirrored ? -1 : 1)
        case .zoom(let position, let source):
            guard space.width > 0, space.height > 0 else { break }
            var frame = source.offsetBy(dx: space.minX, dy: space.minY)
            frame.animatableData.interpolate(
                towards: space.animatableData, amount: 1 - position)
            scale = CGSize(width: frame.width / space.width, height: frame.height / space.height)
            // The middle of the space comes to that of the frame; the page is scaled around its own.
            let middle = CGPoint(x: place.size.width / 2, y: place.size.height / 2)
            offset = CGSize(
                width: frame.midX - middle.x - scale.width * (space.midX - middle.x),
                height: frame.midY - middle.y - scale.height * (space.midY - middle.y))
        }
        return (scale, offset)
    }
}

/// The ground of a page that moves in front of another one.
nonisolated private struct UsualGround {
    @Environment(\.pageGround) private var ground

    init() {}
}

extension UsualGround: View {
    var body: some View { Rectangle().fill(ground) }
}
