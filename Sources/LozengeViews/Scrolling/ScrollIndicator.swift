import Foundation
import LozengeCore

/// The scroll bar at an edge of a scroll view, which shows the visible part of the content and can be
/// dragged.
struct ScrollIndicator {
    let axis: Axis
    /// The track of the bar.
    let track: CGRect
    let thumb: CGRect
    /// The distance that the content moves for each point that the bar moves.
    private let ratio: CGFloat
    /// 1 if the content moves in the direction of the bar, -1 otherwise.
    private let direction: CGFloat

    /// The colours of a bar.
    struct Look {
        /// At rest, under the pointer and while it is dragged.
        private(set) var thumbs: [Color.Resolved] = [.clear, .clear, .clear]
        private(set) var trough = Color.Resolved.clear

        init() {}

        init(_ palette: ColorPalette) {
            func label(_ opacity: Double) -> Color.Resolved {
                Color.label.opacity(opacity).resolve(in: palette)
            }
            thumbs =
                palette.contrast == .increased
                ? [0.4, 0.6, 1].map(label) : [0.3, 0.5, 0.7].map(label)
            trough = label(0.1)
        }
    }

    /// The width of the bar under the pointer, in points.
    private static let wide: CGFloat = 8

    /// The width of the bar, its distance from the edge, the width that receives the pointer and the least
    /// length of the thumb.
    ///
    /// Source: a choice, after macOS.
    private static let (width, distance, reach, shortest): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (5, 2, 12, 20)

    /// Creates the bar of a view at `bounds`; `nil` if nothing can be scrolled, or without space for a bar.
    ///
    /// - Parameters:
    ///   - axis: The axis of scrolling.
    ///   - bounds: The frame of the view without the margins of the bar.
    ///   - content: The length of the content.
    ///   - visible: The length of the visible part.
    ///   - offset: The scroll offset.
    ///   - isMirrored: True if a vertical bar is at the left.
    init?(
        _ axis: Axis, in bounds: CGRect, content: CGFloat, visible: CGFloat, offset: CGFloat,
        isMirrored: Bool
    ) {
        let room = bounds.size[axis]
        guard content > visible + 0.5, room > Self.shortest + 4 else { return nil }
        self.axis = axis
        let length = max(Self.shortest, room * visible / content)
        ratio = (content - visible) / max(1, room - length)
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
            // The content starts at the right, and so does its bar.
            thumb.origin.x = track.maxX - length - offset / ratio
            direction = -1
        } else {
            thumb.origin[axis] += offset / ratio
            direction = 1
        }
        self.track = track
        self.thumb = thumb
    }

    /// Returns the distance that the content moves if the bar is dragged by `distance`.
    func scroll(for distance: CGFloat) -> CGFloat { distance * ratio * direction }

    /// Returns the direction of a page for a press at a point of the track; 0 on the thumb.
    func page(for point: CGPoint) -> CGFloat {
        if thumb.insetBy(dx: -4, dy: -4).contains(point) { return 0 }
        let middle = axis == .horizontal ? thumb.midX : thumb.midY
        return point[axis] < middle ? -direction : direction
    }

    /// Paints the bar: under the pointer wider, in a trough; otherwise with `opacity`.
    func paint(
        _ look: Look, opacity: Double, isPointed: Bool, isDragged: Bool,
        _ writer: inout DisplayListWriter
    ) {
        guard isPointed else {
            var color = look.thumbs[0]
            color.opacity *= Float(opacity)
            return fill(thumb, color, &writer)
        }
        var trough = widened
        trough.origin[axis] = track.origin[axis] + Self.distance
        trough.size[axis] = track.size[axis] - 2 * Self.distance
        fill(trough, look.trough, &writer)
        fill(widened, look.thumbs[isDragged ? 2 : 1], &writer)
    }

    /// The thumb under the pointer, which grows away from the edge.
    private var widened: CGRect {
        var thumb = thumb
        if thumb.origin[axis.cross] > track.origin[axis.cross] + Self.distance {
            thumb.origin[axis.cross] -= Self.wide - Self.width
        }
        thumb.size[axis.cross] = Self.wide
        return thumb
    }

    private func fill(_ bar: CGRect, _ color: Color.Resolved, _ writer: inout DisplayListWriter) {
        let radius = bar.size[axis.cross] / 2
        writer.list.append(.fill(.roundedRectangle(bar, radius: radius), .color(color)))
    }
}

/// A press on the scroll bar of a view: a press on the thumb drags it, a press on the track scrolls by a
/// page.
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
        context.resolved.isDragged = true
        context.resolved.pointedAxis = axis
        context.setNeedsPaint()
        let page = bar.page(for: point) * context.size[axis]
        if page != 0 {
            context.content.move(to: context.resolved.offset[axis] + page, along: axis, context)
        }
        start = point
        offset = context.resolved.offset[axis]
        return true
    }

    override func ended(_ event: PressEvent) { release() }
    override func lost() { release() }

    private func release() {
        context.resolved.isDragged = false
        context.setNeedsPaint()
        context.content.showBars(context)
        if context.resolved.phase != .idle { context.content.rest(velocity: .zero, context) }
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
