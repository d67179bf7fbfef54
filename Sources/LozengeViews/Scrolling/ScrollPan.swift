import Foundation
import LozengeCore

/// A finger that moves the content of a scroll view, which continues with momentum when the finger is lifted.
///
/// Views inside do not get the press before it is known whether the finger scrolls.
final class PanPress: PressRecognizer {
    private enum State { case waiting, moving, failed, ended }

    private let context: EventContext<ScrollBox>
    private var state = State.waiting
    private var start: CGPoint?
    private var trail = PointerTrail()
    /// The distance that the content has still to be moved.
    private var pending = CGSize.zero

    init(_ context: EventContext<ScrollBox>) { self.context = context }

    /// The distance in points after which a finger scrolls.
    ///
    /// Source: a choice; the distance of a drag before it is recognized.
    private static let slack: CGFloat = 10

    override var isFailed: Bool { state == .failed }
    override var isClaiming: Bool { state == .moving || state == .ended }
    override var isDone: Bool { state == .failed || state == .ended }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .down:
            // A press stops the momentum.
            context.resolved.momentum = nil
            start = event.location
            if event.isTouch {
                context.content.enter(.tracking, context)
            } else {
                state = .failed
            }
        case .pinched: state = .failed
        case .moved: moved(event)
        case .up:
            state = state == .moving ? .ended : .failed
            if state == .failed { context.content.enter(.idle, context) }
        case .waited: break
        }
        if isClaiming { trail.add(event) }
    }

    private func moved(_ event: PressEvent) {
        guard let start else { return }
        let distance = CGSize(
            width: event.location.x - start.x, height: event.location.y - start.y)
        if state == .waiting, hypot(distance.width, distance.height) > Self.slack {
            let axis: Axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
            let canMove = context.content.canMove(along: axis, by: -distance[axis], context)
            state = canMove ? .moving : .failed
        }
        guard state == .moving else { return }
        pending.width -= distance.width
        pending.height -= distance.height
        self.start = event.location
    }

    override func act() {
        let start = context.resolved.offset
        if context.content.scroll(by: pending, context) {
            context.content.movedByUser(from: start, endsItself: true, context)
        }
        pending = .zero
        guard state == .ended else { return }
        let speed = trail.velocity
        context.content.rest(
            velocity: CGSize(width: -speed.width, height: -speed.height), context)
    }
}

/// The momentum of content after a finger has been lifted.
struct ScrollMomentum {
    var velocity: CGSize
    /// The time of that velocity.
    var time: Duration

    private static let deceleration = Deceleration()
    /// The velocity at which the content stops, in points per second.
    private static let slowest = 20.0

    var isOver: Bool { hypot(velocity.width, velocity.height) < Self.slowest }

    /// Returns the distance until `time`, and decelerates.
    mutating func advance(to time: Duration) -> CGSize {
        let seconds = max(0, (time - self.time) / .seconds(1))
        let left = Self.deceleration.velocity(after: seconds)
        let way = Self.deceleration.distance(after: seconds)
        let distance = CGSize(width: velocity.width * way, height: velocity.height * way)
        velocity = CGSize(width: velocity.width * left, height: velocity.height * left)
        self.time = time
        return distance
    }
}

extension ScrollBox {
    /// Returns true if the content scrolls along an axis and is not at its end in the direction of
    /// `distance`.
    func canMove(along axis: Axis, by distance: CGFloat, _ context: some NodeContext<Self>) -> Bool
    {
        let most = context.resolved.extent[axis] - context.size[axis]
        let offset = context.resolved.offset[axis]
        return axes.contains(axis) && (distance > 0 ? offset < most : offset > 0)
    }

    /// Moves content with momentum.
    func coast(_ context: some RequestContext<Self>) {
        guard var momentum = context.resolved.momentum else { return }
        let distance = momentum.advance(to: context.tree.clock.time)
        let hasMoved = distance == .zero || scroll(by: distance, context)
        guard hasMoved, !momentum.isOver else {
            context.resolved.momentum = nil
            return enter(.idle, context)
        }
        context.resolved.momentum = momentum
        context.wake(at: context.tree.clock.time + .milliseconds(1), pace: .display)
    }
}
