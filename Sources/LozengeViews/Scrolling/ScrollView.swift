import Foundation
import LozengeCore

/// A container that scrolls its content.
///
/// It takes the whole proposal along its axes and has the width of its content across. If it touches an edge
/// of the safe area, its content is visible under the cover of that edge, such as a bar.
///
/// ```swift
/// ScrollView { Text(chapter).padding() }
/// ```
///
/// Matches: SwiftUI.ScrollView
nonisolated public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// Creates a scroll view of `content`; several views make a column.
    ///
    /// - Parameters:
    ///   - axes: The axes of scrolling.
    ///   - showsIndicators: True for scroll bars.
    ///   - content: The content.
    ///
    /// Matches: SwiftUI.ScrollView.init(_:showsIndicators:content:)
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(ScrollBox(axes: axes, showsIndicators: showsIndicators)) { visitor in
            visitor.primitive(ImplicitStack(.column)) { content._visit(&$0) }
        }
    }
}

/// The rule behind ``ScrollView`` (SCROLL-1) with its scroll offset.
nonisolated struct ScrollBox {
    let axes: Axis.Set
    let showsIndicators: Bool
}

extension ScrollBox: Primitive {
    /// The state of a scroll view.
    final class Position {
        var offset = CGPoint.zero
        /// The offset before it was limited by the last layout; `nil` if it was within the limits.
        var wanted: CGPoint?
        let container = Container()
        /// The stacks inside that create their rows on demand.
        var lazies = WeakList<ContentNode<LazyStackBox>>()
        /// The distance beyond the frame in which the content is visible.
        var reach: Reach?
        /// The axes with bars.
        var indicatorAxes: Axis.Set = []
        var indicatorLook = ScrollIndicator.Look()
        /// The axis of the bar under the pointer; `nil` for none.
        var pointedAxis: Axis?
        /// True while a bar is dragged.
        var isDragged = false
        /// The edges with a line while there is more content beyond.
        var hardEdges: Edge.Set = []
        var lineColor = Color.Resolved.clear
        /// The momentum after a finger was lifted; `nil` at rest.
        var momentum: ScrollMomentum?
        /// The animated way to another offset; `nil` at rest.
        var glide: ScrollGlide?
    }

    static var unresolved: Position { Position() }

    func resolve(_ context: UpdateContext<Self>) -> Position {
        if context.resolved.reach == nil { context.resolved.reach = context.makeReach() }
        context.resolved.indicatorAxes =
            showsIndicators ? axes.subtracting(context.read(\.hiddenIndicators)) : []
        context.resolved.indicatorLook = ScrollIndicator.Look(context.read(\.colorPalette))
        if !context.resolved.indicatorAxes.isEmpty { context.tree.pointer.hasFollowers = true }
        context.resolved.hardEdges = context.read(\.hardScrollEdges)
        context.resolved.lineColor = Color.label.opacity(0.15)
            .resolve(in: context.read(\.colorPalette))
        if context.resolved.momentum != nil { coast(context) }
        if context.resolved.glide != nil { glide(context) }
        return context.resolved
    }

    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func space(_ context: LayoutContext<Self>) -> LayoutSpace? {
        .container(context.resolved.container)
    }

    var label: String { "ScrollView" }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        context.resolved.container.update(to: proposal, of: context.node)
        let content = context.child.sizeThatFits(inner(proposal), .scrolled)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        context.resolved.container.update(to: context.proposal, of: context.node)
        _ = context.resolved.reach?.measure()
        let proposal = inner(context.proposal)
        let content = context.child.sizeThatFits(proposal, .scrolled)
        let wanted = context.resolved.offset
        clamp(context, content)
        let offset = context.resolved.offset
        context.resolved.wanted = wanted == offset ? nil : wanted
        context.child.place(
            at: CGPoint(x: -offset.x, y: -offset.y), size: content, proposal: proposal)
        context.resolved.lazies.forEach { lazy in
            guard lazy.isAlive, !lazy.isHidden else { return }
            lazy.content.movePinnedViews(LayoutContext(lazy))
            guard !lazy.content.covers(LayoutContext(lazy)) else { return }
            context.perform { if lazy.isAlive { lazy.setNeedsPlacement() } }
        }
    }

    /// Corrects the offset after the content before the visible part grew by `delta`, so that the visible
    /// part stays.
    ///
    /// - Parameters:
    ///   - delta: The distance in points.
    ///   - axis: The axis along which the content grew.
    ///   - keepsEnd: True if the end stays visible instead, if it is.
    ///   - context: This box.
    func correct(
        by delta: CGFloat, along axis: Axis, keepsEnd: Bool, _ context: some RequestContext<Self>
    ) {
        let most = context.boxes[0].frame.size[axis] - context.size[axis]
        let offset = context.resolved.offset[axis]
        // An offset that this layout has limited was not at the end before.
        if keepsEnd, context.resolved.wanted == nil, offset > 0, offset > most - 0.5 {
            context.resolved.offset[axis] = Self.end
        } else {
            let wanted = context.resolved.wanted ?? context.resolved.offset
            context.resolved.offset[axis] = wanted[axis] + delta
            context.resolved.wanted = nil
        }
        context.resolved.glide?.shift(by: delta, along: axis)
        context.setNeedsPlacement()
    }

    /// A distance larger than any content.
    private static let end: CGFloat = 1e9

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.group(.clip(.rectangle(seen(writer.bounds, context)))) { $0.paintBoxes(of: context) }
        paintHardEdges(context, &writer)
        for bar in indicators(in: writer.bounds, context) {
            let position = context.resolved
            bar.paint(
                position.indicatorLook, isPointed: bar.axis == position.pointedAxis,
                isDragged: position.isDragged, &writer)
        }
    }

    /// Paints a line at each hard edge beyond which there is more content.
    private func paintHardEdges(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let position = context.resolved
        guard !position.hardEdges.isEmpty, let content = context.boxes.first?.node.frame.size else {
            return
        }
        let bounds = writer.bounds
        var line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
        if position.hardEdges.contains(.top), position.offset.y > 0 {
            writer.fill(.rectangle(line), .color(position.lineColor))
        }
        line.origin.y = bounds.maxY - 1
        if position.hardEdges.contains(.bottom),
            position.offset.y < content.height - bounds.height
        {
            writer.fill(.rectangle(line), .color(position.lineColor))
        }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        guard seen(context.bounds, context).contains(point) else { return nil }
        // Scroll bars are in front of the content.
        if indicator(at: point, context) != nil { return context.node }
        return context.frontmostTarget(at: point) ?? context.node
    }

    static var followsPointer: Bool { true }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        // A bar stays wide while it is dragged, wherever the pointer is.
        guard !context.resolved.isDragged else { return }
        let axis = point.flatMap { indicator(at: $0, context)?.axis }
        guard axis != context.resolved.pointedAxis else { return }
        context.resolved.pointedAxis = axis
        context.setNeedsPaint()
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect { seen(context.bounds, context) }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        let pan = PressOffer.follow(PanPress(context), .high)
        return context.resolved.indicatorAxes.isEmpty
            ? [pan] : [pan, .follow(ScrollPress(context), .normal)]
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .scroll(let delta, _) = event else { return false }
        return scroll(by: delta, context)
    }

    /// Scrolls the content within its limits.
    ///
    /// - Returns: True if it moved.
    func scroll(by delta: CGSize, _ context: some RequestContext<Self>) -> Bool {
        context.resolved.glide = nil
        let old = context.resolved.offset
        if axes.contains(.horizontal) { context.resolved.offset.x += delta.width }
        if axes.contains(.vertical) { context.resolved.offset.y += delta.height }
        clamp(context, context.boxes[0].frame.size)
        guard context.resolved.offset != old else { return false }
        context.setNeedsPlacement()
        return true
    }

    /// Scrolls the content to `offset` within its limits.
    func move(to offset: CGFloat, along axis: Axis, _ context: some RequestContext<Self>) {
        let distance = offset - context.resolved.offset[axis]
        _ = scroll(by: CGSize(distance, along: axis, cross: 0), context)
    }

    /// Scrolls by the step of a key.
    func scroll(by step: ScrollStep, _ context: EventContext<Self>) -> Bool {
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
        return scroll(by: CGSize(distance, along: step.axis, cross: 0), animation, context)
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
        let delta = CGSize(
            width: distance(rect.minX, rect.width, context.size.width, anchor?.x),
            height: distance(rect.minY, rect.height, context.size.height, anchor?.y))
        let animation = Transaction.present.animation
        if animation != nil {
            // The way that is left of an earlier one is part of this one.
            let ahead = context.resolved.glide.map { $0.target.animatableData - old.animatableData }
            let rest = CGSize(
                width: delta.width - (ahead?.first ?? 0),
                height: delta.height - (ahead?.second ?? 0))
            _ = scroll(by: rest, animation, context)
        } else {
            _ = scroll(by: delta, context)
        }
        let offset = context.resolved.glide?.target ?? context.resolved.offset
        return rect.offsetBy(dx: old.x - offset.x, dy: old.y - offset.y)
    }

    /// Returns the visible rectangle of a scroll view at `frame`.
    ///
    /// It still ends at the frame, so that no part of the content has to stay covered.
    private func seen(_ frame: CGRect, _ context: some NodeContext<Self>) -> CGRect {
        frame.outset(by: context.resolved.reach?.insets ?? EdgeInsets())
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func clamp(_ context: some NodeContext<Self>, _ content: CGSize) {
        context.resolved.offset = limited(context.resolved.offset, context, content)
    }

    /// Returns the nearest offset within the limits of the content.
    func limited(
        _ offset: CGPoint, _ context: some NodeContext<Self>, _ content: CGSize
    ) -> CGPoint {
        let room = context.size
        return CGPoint(
            x: min(max(0, offset.x), max(0, content.width - room.width)),
            y: min(max(0, offset.y), max(0, content.height - room.height)))
    }

    /// Returns the scroll bars of a box at `bounds`.
    func indicators(in bounds: CGRect, _ context: some NodeContext<Self>) -> [ScrollIndicator] {
        let position = context.resolved
        guard let content = context.boxes.first?.node.frame.size else { return [] }
        return Axis.allCases.filter(position.indicatorAxes.contains).compactMap { axis in
            ScrollIndicator(
                axis, in: bounds, content: content[axis], offset: position.offset[axis],
                isMirrored: context.isRightToLeft)
        }
    }

    /// Returns the scroll bar at a point of this box.
    func indicator(at point: CGPoint, _ context: some NodeContext<Self>) -> ScrollIndicator? {
        indicators(in: context.bounds, context).first { $0.track.contains(point) }
    }
}
