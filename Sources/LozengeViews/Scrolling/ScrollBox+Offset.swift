import Foundation
import LozengeCore

/// The ways to another scroll offset.
extension ScrollBox {
    /// Scrolls the content within its limits.
    ///
    /// - Returns: True if it moved.
    func scroll(by delta: CGSize, _ context: some RequestContext<Self>) -> Bool {
        context.resolved.glide = nil
        let old = context.resolved.offset
        if axes.contains(.horizontal) { context.resolved.offset.x += delta.width }
        if axes.contains(.vertical) { context.resolved.offset.y += delta.height }
        context.resolved.offset = limited(context.resolved.offset, context)
        guard context.resolved.offset != old else { return false }
        context.setNeedsPlacement()
        return true
    }

    /// True for a click of the wheel, false for a touchpad.
    static func isClick(_ delta: CGSize) -> Bool {
        max(abs(delta.width), abs(delta.height)) >= line
    }

    /// Scrolls the content by hand to `offset` within its limits.
    func move(to offset: CGFloat, along axis: Axis, _ context: some RequestContext<Self>) {
        let start = context.resolved.offset
        let distance = offset - start[axis]
        _ = scroll(by: CGSize(distance, along: axis, cross: 0), context)
        movedByUser(from: start, endsItself: true, context)
    }

    /// Scrolls by the step of a key.
    func scroll(by step: ScrollStep, _ context: EventContext<Self>) -> Bool {
        guard context.resolved.isEnabled else { return false }
        let room = context.size[step.axis]
        let length: CGFloat =
            switch step.length {
            case .line: Self.line
            // One line of the present page stays visible.
            case .page: max(Self.line, room - Self.line)
            case .all: Self.end
            }
        let distance = step.isForward ? length : -length
        // On the way to an end there is too much to see.
        let animation = step.length == .all ? nil : Animation.control
        let delta = CGSize(distance, along: step.axis, cross: 0)
        if context.resolved.traits.behavior != nil, step.length == .page {
            return self.step(by: delta, context)
        }
        let start = context.resolved.offset
        guard scroll(by: delta, animation, context) else { return false }
        movedByUser(from: start, context)
        return true
    }

    /// The distance of an arrow key, in points.
    ///
    /// Source: the distance of a click of the wheel.
    private static let line: CGFloat = 48

    /// Moves the content so that `rect` of this box is visible.
    ///
    /// - Parameters:
    ///   - rect: The present position.
    ///   - inner: The box inside with it.
    ///   - anchor: The point of `rect` that is aligned with the same point of this box; `nil` to
    ///     scroll as little as needed.
    ///   - margin: The distance in points from the edge to which it is moved.
    ///   - context: This box.
    /// - Returns: The position of `rect` after that.
    func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat,
        _ context: EventContext<Self>
    ) -> CGRect {
        func distance(
            _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ unit: CGFloat?
        ) -> CGFloat {
            if let unit { return start + length * unit - room * unit }
            let margin = min(margin, max(0, (room - length) / 2))
            if start < margin { return start - margin }
            return max(0, min(start + length + margin - room, start - margin))
        }
        let old = context.resolved.offset
        let margins = context.resolved.traits.contentMargins
        let room = context.size.inset(by: margins)
        let start = context.isRightToLeft ? margins.trailing : margins.leading
        let delta = CGSize(
            width: distance(rect.minX - start, rect.width, room.width, anchor?.x),
            height: distance(rect.minY - margins.top, rect.height, room.height, anchor?.y))
        let transaction = Transaction.present
        if transaction.isFollowing {
            let goal = CGPoint(x: old.x + delta.width, y: old.y + delta.height)
            context.resolved.glide?.correct(to: limited(goal, context), along: axes)
        } else if let animation = transaction.animation {
            // The way that is left of an earlier one is part of this one.
            let ahead = context.resolved.glide.map { $0.target.animatableData - old.animatableData }
            let rest = CGSize(
                width: delta.width - (ahead?.first ?? 0),
                height: delta.height - (ahead?.second ?? 0))
            _ = scroll(by: rest, animation, context)
            context.resolved.glide?.destination = transaction.scrollDestination
        } else {
            _ = scroll(by: delta, context)
        }
        let offset = context.resolved.glide?.target ?? context.resolved.offset
        return rect.offsetBy(dx: old.x - offset.x, dy: old.y - offset.y)
    }
}
