import Foundation
import LozengeCore

/// The primitive behind lazy stacks and grids in a view that scrolls along them: it has the visible rows and some rows
/// around them.
///
/// Without rows of a collection inside, all views are created and the layout is that of the rule alone.
nonisolated struct LazyBox<Rule: LazyRule> {
    var rule: Rule
}

typealias LazyStackBox = LazyBox<LazyStackLayout>

extension LazyBox: Primitive {
    private var axis: Axis { rule.axis }

    final class State {
        let lines: LazyLines
        /// The rule's cache if all rows are created; `nil` after a change of the content.
        ///
        /// A reference, so that the rule can be lent a copy: a lazy container inside that creates rows while it
        /// is placed replaces this one.
        fileprivate var cache: Rule.Cache?
        weak var scroll: ContentNode<ScrollBox>?
        var pinned = PinnedViews()
        /// The range that the rows were created for.
        var covered: ClosedRange<CGFloat> = 0...0

        init(_ lines: LazyLines) { self.lines = lines }

        fileprivate func cache(_ rule: Rule, _ subviews: LayoutSubviews) -> Rule.Cache {
            cache ?? rule.makeCache(subviews: subviews)
        }
    }

    static var unresolved: State? { nil }

    func resolve(_ context: UpdateContext<Self>) -> State? {
        guard let state = context.resolved else {
            let state = State(LazyLines(rule))
            state.scroll = context.scrolling(along: axis)
            state.scroll?.resolved.lazies.add(context.node)
            return state
        }
        state.lines.update(rule)
        state.cache = nil
        return state
    }

    var label: String { rule.label }
    static var asksForRows: Bool { true }
    static var remembersSizes: Bool { true }
    static var guideExport: GuideExport { .merged }
    func axisForChildren(_ axis: Axis?) -> Axis? { rule._stackAxis }

    func contentChanged(_ context: LayoutContext<Self>) {
        context.resolved?.lines.contentChanged()
        context.resolved?.cache = nil
    }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        var cache = rule.makeCache(subviews: context.subviews)
        return rule.spacing(subviews: context.subviews, cache: &cache)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        guard let state = context.resolved, !state.lines.isLazy(context.node) else { return .nan }
        var cache = state.cache(rule, context.subviews)
        return rule.explicitGuide(
            key, in: dimensions, subviews: context.subviews, cache: &cache)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        guard let state = context.resolved else { return .zero }
        let lines = state.lines
        guard lines.isLazy(context.node) else {
            var cache = state.cache(rule, context.subviews)
            defer { state.cache = cache }
            return rule.sizeThatFits(
                proposal: proposal, subviews: context.subviews, cache: &cache)
        }
        let across = proposal[axis.cross]
        var size = CGSize.zero
        size[axis] = lines.length(of: context.node, across: across)
        size[axis.cross] =
            lines.cells(across: across)?.whole(across: across)
            ?? (across.isNaN ? lines.width(of: context.node) : across)
        return size
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        guard let state = context.resolved else { return }
        defer { state.pinned.find(rule.pinnedViews, in: context.node, along: axis) }
        guard state.lines.isLazy(context.node) else { return placeAll(context, state) }
        let visible = visible(context)
        guard
            let outcome = state.lines.place(
                context.node, visible: visible, excess: excess(context))
        else {
            // The size was that of other lines.
            context.perform { [node = context.node] in if node.isAlive { node.setNeedsLayout() } }
            state.lines.contentChanged()
            state.lines.findContent(of: context.node)
            return placeAll(context, state)
        }
        if let visible { state.covered = visible }
        let length = context.size[axis]
        guard abs(outcome.length - length) > 0.01 || abs(outcome.shift) > 0.01 else { return }
        // The measured rows differ from their estimates.
        let axis = axis
        context.perform { [weak scroll = state.scroll, node = context.node] in
            guard node.isAlive else { return }
            node.setNeedsLayout()
            if let scroll {
                scroll.content.correct(
                    by: outcome.shift, along: axis, keepsEnd: !outcome.isAnchored,
                    EventContext(scroll))
            }
        }
    }

    private func placeAll(_ context: LayoutContext<Self>, _ state: State) {
        let bounds = context.bounds
        for box in context.boxes { box.node.wasPlaced = false }
        var cache = state.cache(rule, context.subviews)
        rule.placeSubviews(
            in: bounds, proposal: context.proposal, subviews: context.subviews, cache: &cache)
        context.subviews.placeOthers(in: bounds)
        state.lines.rowsHaveArrived()
    }

    func hasScrolled(_ context: LayoutContext<Self>) {
        if !rule.pinnedViews.isEmpty, let visible = visible(context) {
            context.resolved?.pinned.move(into: visible, of: context.node, along: axis)
        }
        guard !covers(context) else { return }
        context.perform { [node = context.node] in if node.isAlive { node.setNeedsPlacement() } }
    }

    /// Adds the pinned views that would cover a row: they are seen as well.
    func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat,
        _ context: EventContext<Self>
    ) -> CGRect {
        context.resolved?.pinned.uncovering(rect, of: inner, along: axis) ?? rect
    }

    /// Returns true if all visible rows are created.
    private func covers(_ context: some NodeContext<Self>) -> Bool {
        guard let visible = visible(context), let state = context.resolved,
            state.lines.isLazy(context.node)
        else { return true }
        let covered = state.covered
        // Half a screen around the visible range has rows.
        let around = (covered.upperBound - covered.lowerBound) / 2
        return visible.lowerBound >= covered.lowerBound - around
            && visible.upperBound <= covered.upperBound + around
    }

    /// Returns the distance by which the last layout has limited the scroll offset.
    private func excess(_ context: some NodeContext<Self>) -> CGFloat {
        guard let position = context.resolved?.scroll?.resolved, let wanted = position.wanted
        else { return 0 }
        let excess = wanted[axis] - position.offset[axis]
        // An offset that is no position: the end is wanted.
        return excess < 1e8 ? excess : 0
    }

    /// Returns the visible range of the container along its axis.
    private func visible(_ context: some NodeContext<Self>) -> ClosedRange<CGFloat>? {
        guard let scroll = context.resolved?.scroll, scroll.isAlive else { return nil }
        var start: CGFloat = 0
        var box: Node = context.node
        while let outer = box.superbox {
            start += box.frame.origin[axis]
            if outer === scroll { break }
            box = outer
        }
        let room = scroll.frame.size[axis]
        var lower = -start
        if axis == .horizontal, context.isRightToLeft {
            lower = context.size.width - (room - start)
        }
        return lower...(lower + max(0, room))
    }

    func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, within outermost: Node?,
        _ context: EventContext<Self>
    ) {
        guard let range = context.resolved?.lines.range(ofRow: index, of: rows, in: context.node)
        else {
            return
        }
        var rect = context.bounds
        rect.origin[axis] = range.lowerBound
        rect.size[axis] = range.upperBound - range.lowerBound
        if axis == .horizontal, context.isRightToLeft {
            rect.origin.x = context.size.width - rect.maxX
        }
        context.reveal(rect, anchor: anchor, within: outermost)
    }
}

extension ViewVisitor {
    /// Returns true if a surrounding view scrolls along `axis`.
    func isScrolled(along axis: Axis) -> Bool {
        parent.scrolling(along: axis) != nil
    }
}

extension Node {
    /// Returns the scroll view along `axis`: this box or the nearest surrounding one.
    final func scrolling(along axis: Axis) -> ContentNode<ScrollBox>? {
        var node: Node? = self
        while let current = node {
            if let scroll = current as? ContentNode<ScrollBox>, scroll.content.axes.contains(axis) {
                return scroll
            }
            node = current.parent
        }
        return nil
    }
}

extension RequestContext {
    /// The node that scrolls along `axis`: this one or the nearest surrounding one.
    func scrolling(along axis: Axis) -> ContentNode<ScrollBox>? {
        node.scrolling(along: axis)
    }
}
