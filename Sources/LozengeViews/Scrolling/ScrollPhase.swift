import Foundation
import LozengeCore

/// The motion of the content of a scroll view.
///
/// Matches: SwiftUI.ScrollPhase
nonisolated public enum ScrollPhase: Equatable, Sendable {
    /// The content rests.
    case idle
    /// A finger touches the content and does not move it yet.
    case tracking
    /// A finger, the wheel, a key or a bar moves the content.
    case interacting
    /// The content moves on after a finger was lifted.
    case decelerating
    /// The content moves to a place that the app or a rule has chosen.
    case animating

    /// True unless the content rests.
    ///
    /// Matches: SwiftUI.ScrollPhase.isScrolling
    public var isScrolling: Bool { self != .idle }
}

/// The scroll view whose phase changed.
///
/// Matches: SwiftUI.ScrollPhaseChangeContext
nonisolated public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry at the time of the change.
    public let geometry: ScrollGeometry
    /// The velocity in points per second; `nil` if nothing moves by itself.
    public let velocity: CGVector?
}

nonisolated extension View {
    /// Calls `action` when the first scroll view in this view enters another phase.
    ///
    /// Matches: SwiftUI.View.onScrollPhaseChange(_:)
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Calls `action` when the first scroll view in this view enters another phase, with its geometry.
    ///
    /// Matches: SwiftUI.View.onScrollPhaseChange(_:)-context
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseObserver(action: action))
    }
}

/// A layout-neutral modifier that reports the phases of the scroll view inside.
nonisolated private struct ScrollPhaseObserver {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseObserver: PrimitiveModifier {
    static var unresolved: ScrollLink { ScrollLink() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> ScrollLink {
        let (link, action) = (context.resolved, action)
        link.phaseChanged = { [weak link, unowned node = context.node] old, new in
            guard let scroll = link?.context else { return }
            let change = ScrollPhaseChangeContext(
                geometry: scroll.scrollGeometry,
                velocity: scroll.resolved.momentum.map {
                    CGVector(dx: $0.velocity.width, dy: $0.velocity.height)
                })
            node.tree.perform(for: node) { action(old, new, change) }
        }
        return link
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues { environment.linked(with: context.resolved) }
}

extension ScrollBox {
    /// The time without an event after which the wheel rests.
    ///
    /// Source: a choice; a touchpad sends an event in each frame while it is used.
    private static let quiet: Duration = .milliseconds(150)

    /// Notes that the content moves in another way, or rests.
    func enter(_ phase: ScrollPhase, _ context: some RequestContext<Self>) {
        let position = context.resolved
        let old = position.phase
        guard phase != old else { return }
        position.phase = phase
        for link in position.traits.links { link.phaseChanged?(old, phase) }
    }

    /// Notes that the user has moved the content.
    ///
    /// - Parameters:
    ///   - start: The offset before.
    ///   - endsItself: True if the motion has an end of its own, such as that of a finger; false if it ends when no event
    ///     follows.
    ///   - context: This box.
    func movedByUser(
        from start: CGPoint, endsItself: Bool = false, _ context: some RequestContext<Self>
    ) {
        let position = context.resolved
        position.isMovedByUser = true
        guard position.isObserved else { return }
        if position.start == nil { position.start = start }
        enter(.interacting, context)
        guard !endsItself else { return position.restTime = nil }
        position.restTime = context.tree.now + Self.quiet
        context.wake(at: context.tree.now + Self.quiet)
    }

    /// Lets the content rest if no event has followed.
    func restIfQuiet(_ context: some RequestContext<Self>) {
        guard let time = context.resolved.restTime else { return }
        guard context.tree.now >= time else { return context.wake(at: time) }
        rest(velocity: .zero, context)
    }

    /// Ends a motion by the user: the content goes on to where it may rest.
    ///
    /// - Parameters:
    ///   - velocity: The velocity in points per second.
    ///   - context: This box.
    func rest(velocity: CGSize, _ context: some RequestContext<Self>) {
        let position = context.resolved
        let start = position.start ?? position.offset
        (position.restTime, position.start) = (nil, nil)
        guard position.traits.behavior != nil else {
            if velocity != .zero, !context.environment.accessibilityReduceMotion {
                position.momentum = ScrollMomentum(velocity: velocity, time: context.tree.now)
                context.setNeedsUpdate()
            }
            if position.momentum != nil { return enter(.decelerating, context) }
            return enter(position.glide == nil ? .idle : .animating, context)
        }
        let way = Deceleration().distance(after: .infinity)
        let end = CGPoint(
            x: position.offset.x + velocity.width * way,
            y: position.offset.y + velocity.height * way)
        let target = target(of: end, from: start, velocity: velocity, context)
        go(to: target, velocity == .zero ? .control : Self.coasting, context)
    }

    /// The motion after a finger was lifted, to a place of rest.
    ///
    /// Source: a choice: it begins fast and has an end.
    private static let coasting = Animation.timingCurve(0.16, 1, 0.3, 1, duration: 0.6)

    /// Ends an animated motion: views that have come in sight may be places of rest.
    func arrive(_ context: some RequestContext<Self>) {
        guard context.resolved.isMovedByUser, context.resolved.isObserved else {
            return enter(.idle, context)
        }
        rest(velocity: .zero, context)
    }

    /// Moves the content by a click of the wheel or by a key, to the next place where it may rest.
    ///
    /// A rule may send back what ends near the start: then more than the step is tried, up to the length of the view.
    ///
    /// - Returns: True if it moves.
    func step(by delta: CGSize, _ context: some RequestContext<Self>) -> Bool {
        let position = context.resolved
        position.isMovedByUser = true
        let start = position.glide?.target ?? position.offset
        let length = context.size[delta.width == 0 ? .vertical : .horizontal]
        let steps = length / max(1, abs(delta.width) + abs(delta.height))
        for count in 1...max(1, steps < 64 ? Int(steps) : 64) {
            let distance = CGSize(
                width: delta.width * CGFloat(count), height: delta.height * CGFloat(count))
            let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
            let target = target(of: end, from: start, velocity: delta, context)
            let isAhead =
                (target.x - start.x) * delta.width + (target.y - start.y) * delta.height > 0
            if isAhead {
                go(to: target, .control, context)
                return true
            }
        }
        return false
    }

    private func go(
        to target: CGPoint, _ animation: Animation, _ context: some RequestContext<Self>
    ) {
        let start = context.resolved.glide?.target ?? context.resolved.offset
        let distance = CGSize(width: target.x - start.x, height: target.y - start.y)
        _ = distance == .zero || scroll(by: distance, animation, context)
        enter(context.resolved.glide == nil ? .idle : .animating, context)
    }
}
