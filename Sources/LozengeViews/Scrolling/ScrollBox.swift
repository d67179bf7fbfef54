import Foundation
import LozengeCore

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
        /// The containers inside that create their rows on demand.
        var lazies = WeakList<Node>()
        var traits = ScrollTraits()
        /// The size of the content with its margins.
        var extent = CGSize.zero
        /// The length by which the content was larger than the view in the last layout; `nil` before the first.
        var formerSlack: CGSize?
        /// The modifiers that make views inside targets.
        var targetMarks = WeakList<ContentNode<ScrollTargetMark>>()
        /// True if the user has scrolled last, and not the app.
        var isMovedByUser = false
        var phase = ScrollPhase.idle
        /// The offset at which the present motion by the user began.
        var start: CGPoint?
        /// The time at which the wheel rests if no event follows.
        var restTime: Duration?
        /// True if the user can scroll.
        var isEnabled = true
        /// True if the phase and the place of rest matter to anybody.
        var isObserved: Bool { traits.behavior != nil || !traits.links.isEmpty }
        /// The distance beyond the frame in which the content is visible.
        var reach: Reach?
        /// The axes with bars.
        var indicatorAxes: Axis.Set = []
        /// The axes whose bars do not fade.
        var steadyAxes: Axis.Set = []
        var bars = ScrollBarFade()
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
    static var hidesOutside: Bool { true }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues {
        guard !context.resolved.traits.areDefault else { return environment }
        var environment = environment
        environment.scrollTraits = ScrollTraits()
        return environment
    }

    func resolve(_ context: UpdateContext<Self>) -> Position {
        context.resolved.traits = context.read(\.scrollTraits)
        for link in context.resolved.traits.links { link.connect(context.node) }
        context.resolved.isEnabled = context.read(\.isScrollEnabled)
        if context.resolved.reach == nil { context.resolved.reach = context.makeReach() }
        context.resolved.indicatorAxes =
            showsIndicators && context.resolved.isEnabled
            ? axes.subtracting(context.read(\.hiddenIndicators)) : []
        let palette = context.read(\.colorPalette)
        context.resolved.steadyAxes =
            palette.contrast == .increased
            ? context.resolved.indicatorAxes
            : context.resolved.indicatorAxes.intersection(context.read(\.steadyIndicators))
        context.resolved.indicatorLook = ScrollIndicator.Look(palette)
        if !context.resolved.indicatorAxes.isEmpty { context.tree.pointer.hasFollowers = true }
        context.resolved.hardEdges = context.read(\.hardScrollEdges)
        context.resolved.lineColor = Color.label.opacity(0.15)
            .resolve(in: palette)
        restIfQuiet(context)
        if context.resolved.momentum != nil { coast(context) }
        if context.resolved.glide != nil { glide(context) }
        fadeBars(context)
        return context.resolved
    }

    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func space(_ context: LayoutContext<Self>) -> LayoutSpace? {
        .container(context.resolved.container)
    }

    var label: String { "ScrollView" }

    func isSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        return space.axis.map { axes.contains($0) } ?? true
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        let margins = context.resolved.traits.contentMargins
        let room = proposal.inset(by: margins)
        context.resolved.container.update(to: room, of: context.node)
        let content = context.child.sizeThatFits(inner(room, context), .scrolled)
            .outset(by: margins)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let position = context.resolved
        let margins = position.traits.contentMargins
        let offered = position.traits.offersRoom ? ProposedViewSize(context.size) : context.proposal
        let room = offered.inset(by: margins)
        position.container.update(to: room, of: context.node)
        _ = position.reach?.measure()
        let proposal = inner(room, context)
        let content = context.child.sizeThatFits(proposal, .scrolled)
        position.extent = CGSize(
            width: content.width.placeable, height: content.height.placeable
        ).outset(by: margins)
        moveToAnchor(context)
        let wanted = position.offset
        position.offset = limited(wanted, context)
        position.wanted = wanted == position.offset ? nil : wanted
        showBarsIfMoved(context)
        let alignment = alignment(context)
        context.child.place(
            at: CGPoint(
                x: margins.leading + alignment.width - position.offset.x,
                y: margins.top + alignment.height - position.offset.y),
            size: content, proposal: proposal)
        context.resolved.lazies.forEach { lazy in
            if lazy.isAlive, !lazy.isHidden { lazy.holder?.hasScrolled() }
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
        let most = context.resolved.extent[axis] - context.size[axis]
        let offset = context.resolved.offset[axis]
        // An offset that this layout has limited was not at the end before.
        if keepsEnd || context.resolved.isAnchoredToEnd(along: axis),
            context.resolved.wanted == nil, offset > 0, offset > most - 0.5
        {
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
    static let end: CGFloat = 1e9

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
        if point != nil { showBars(context) }
        let axis = point.flatMap { indicator(at: $0, context)?.axis }
        guard axis != context.resolved.pointedAxis else { return }
        context.resolved.pointedAxis = axis
        context.setNeedsPaint()
        showBars(context)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect { seen(context.bounds, context) }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        guard context.resolved.isEnabled else { return [] }
        let pan = PressOffer.follow(PanPress(context), .high)
        return context.resolved.indicatorAxes.isEmpty
            ? [pan] : [pan, .follow(ScrollPress(context), .normal)]
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard case .scroll(let delta, _) = event, context.resolved.isEnabled else { return false }
        if context.resolved.traits.behavior != nil, Self.isClick(delta) {
            return step(by: delta, context)
        }
        let start = context.resolved.offset
        guard scroll(by: delta, context) else { return false }
        movedByUser(from: start, context)
        return true
    }

    private func inner(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Self>
    ) -> ProposedViewSize {
        guard !context.resolved.traits.offersRoom else { return proposal }
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Returns the nearest offset within the limits of the content.
    func limited(_ offset: CGPoint, _ context: some NodeContext<Self>) -> CGPoint {
        let (room, content) = (context.size, context.resolved.extent)
        return CGPoint(
            x: min(max(0, offset.x), max(0, content.width - room.width)),
            y: min(max(0, offset.y), max(0, content.height - room.height)))
    }
}
