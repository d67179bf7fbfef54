import Foundation
import LozengeCore

/// The bar at an edge of a view that scrolls: it shows which part of the content is to be seen, and can
/// be dragged.
struct ScrollIndicator {
    let axis: Axis
    /// The track of the bar.
    let track: CGRect
    let thumb: CGRect
    /// How far the content goes for each point that the bar goes.
    private let ratio: CGFloat
    /// Whether the content goes where the bar goes, or the other way.
    private let direction: CGFloat

    /// How wide the bar is, how far it is from the edge, how wide it is for the pointer, and how short
    /// it may be.
    ///
    /// Source: a choice, after macOS.
    private static let (width, distance, reach, shortest): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (5, 2, 12, 20)

    /// The bar of a view at `bounds`; `nil` where there is nothing to scroll, or no room for a bar.
    ///
    /// - Parameters:
    ///   - axis: What it scrolls along.
    ///   - bounds: Where the view is.
    ///   - content: How long the content is.
    ///   - offset: How far it is moved.
    ///   - isMirrored: Whether a bar that stands is at the left.
    init?(
        _ axis: Axis, in bounds: CGRect, content: CGFloat, offset: CGFloat, isMirrored: Bool
    ) {
        let room = bounds.size[axis]
        guard content > room + 0.5, room > Self.shortest + 4 else { return nil }
        self.axis = axis
        let length = max(Self.shortest, room * room / content)
        ratio = (content - room) / max(1, room - length)
        var track = bounds
        track.size[axis.cross] = Self.reach
        if axis == .horizontal {
            track.origin.y = bounds.maxY - Self.reach
        } else if !isMirrored {
            track.origin.x = bounds.maxX - Self.reach
        }
        var thumb = track
        thumb.size[axis.cross] = Self.width
        let isAtStart = axis == .vertical && isMirrored
        thumb.origin[axis.cross] =
            isAtStart
            ? track.minX + Self.distance
            : track.origin[axis.cross] + Self.reach - Self.width - Self.distance
        thumb.size[axis] = length
        if axis == .horizontal, isMirrored {
            // It begins at the right, and so does its bar.
            thumb.origin.x = track.maxX - length - offset / ratio
            direction = -1
        } else {
            thumb.origin[axis] += offset / ratio
            direction = 1
        }
        self.track = track
        self.thumb = thumb
    }

    /// How far the content goes when the bar is dragged by `distance`.
    func scroll(for distance: CGFloat) -> CGFloat { distance * ratio * direction }

    /// Which way the content is to go for a press at a place of the track; 0 for none, on the bar.
    func page(for point: CGPoint) -> CGFloat {
        if thumb.insetBy(dx: -4, dy: -4).contains(point) { return 0 }
        let middle = axis == .horizontal ? thumb.midX : thumb.midY
        return point[axis] < middle ? -direction : direction
    }

    func paint(_ color: Color.Resolved, _ writer: inout DisplayListWriter) {
        writer.list.append(
            .fill(.roundedRectangle(thumb, radius: Self.width / 2), .color(color)))
    }
}

/// A press on the bar of a view that scrolls: it is dragged, or, where the bar is not, moved by what
/// can be seen.
final class ScrollPress: QueuedPressRecognizer {
    private let context: EventContext<ScrollBox>
    private var axis = Axis.vertical
    private var start = CGPoint.zero
    private var offset: CGFloat = 0

    init(_ context: EventContext<ScrollBox>) { self.context = context }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        let point = context.local(event.location)
        guard let bar = context.content.indicator(at: point, context) else { return false }
        axis = bar.axis
        let page = bar.page(for: point) * context.size[axis]
        if page != 0 {
            context.content.move(to: context.resolved.offset[axis] + page, along: axis, context)
        }
        start = point
        offset = context.resolved.offset[axis]
        return true
    }

    override func moved(_ event: PressEvent) {
        let distance = context.local(event.location)[axis] - start[axis]
        guard
            let bar = context.content.indicators(in: context.bounds, context).first(where: {
                $0.axis == axis
            })
        else { return }
        context.content.move(to: offset + bar.scroll(for: distance), along: axis, context)
    }
}
