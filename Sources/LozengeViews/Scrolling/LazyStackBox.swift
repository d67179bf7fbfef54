import Foundation
import LozengeCore

/// The primitive behind ``LazyVStack`` and ``LazyHStack`` in a view that scrolls along them: it has the
/// visible rows and some rows around them.
///
/// Without rows of a collection inside, all views are created and the layout is that of a stack.
nonisolated struct LazyStackBox {
    var rule: LazyStackLayout
}

extension LazyStackBox: Primitive {
    private var axis: Axis { rule.axis }

    final class State {
        let stack: LazyStack
        /// The rule's cache if all rows are created.
        ///
        /// A reference, so that the rule can be lent a copy: a lazy stack inside that creates rows while it
        /// is placed replaces this one.
        var cache = StackCache()
        weak var scroll: ContentNode<ScrollBox>?
        var pinned = PinnedViews()
        /// The range that the rows were created for.
        var covered: ClosedRange<CGFloat> = 0...0

        init(_ stack: LazyStack) { self.stack = stack }
    }

    static var unresolved: State? { nil }

    func resolve(_ context: UpdateContext<Self>) -> State? {
        guard let state = context.resolved else {
            let state = State(
                LazyStack(axis: axis, alignment: rule.alignment, spacing: rule.spacing))
            state.scroll = context.scrolling(along: axis)
            state.scroll?.resolved.lazies.add(context.node)
            return state
        }
        state.stack.update(alignment: rule.alignment, spacing: rule.spacing)
        return state
    }

    var label: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
    static var asksForRows: Bool { true }
    static var remembersSizes: Bool { true }
    static var guideExport: GuideExport { .merged }
    func axisForChildren(_ axis: Axis?) -> Axis? { self.axis }

    func contentChanged(_ context: LayoutContext<Self>) {
        context.resolved?.stack.contentChanged()
        context.resolved?.cache = StackCache()
    }

    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        var cache = StackCache()
        return rule.spacing(subviews: context.subviews, cache: &cache)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        guard let state = context.resolved, !state.stack.hasRows(context.node) else { return .nan }
        var cache = state.cache
        return rule.explicitGuide(
            key, in: dimensions, subviews: context.subviews, cache: &cache)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        guard let state = context.resolved else { return .zero }
        let stack = state.stack
        guard stack.hasRows(context.node) else {
            var cache = state.cache
            return rule.sizeThatFits(
                proposal: proposal, subviews: context.subviews, cache: &cache)
        }
        let across = proposal[axis.cross]
        var size = CGSize.zero
        size[axis] = stack.length(of: context.node, across: across)
        size[axis.cross] = across.isNaN ? stack.width(of: context.node) : across
        return size
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        guard let state = context.resolved else { return }
        defer { state.pinned.find(rule.pinnedViews, in: context.node, along: axis) }
        guard state.stack.hasRows(context.node) else {
            var cache = state.cache
            return rule.placeSubviews(
                in: context.bounds, proposal: context.proposal, subviews: context.subviews,
                cache: &cache)
        }
        let visible = visible(context)
        let outcome = state.stack.place(context.node, visible: visible, excess: excess(context))
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

    /// Moves pinned views to where they are seen, after the content was scrolled.
    func movePinnedViews(_ context: LayoutContext<Self>) {
        guard !rule.pinnedViews.isEmpty, let visible = visible(context) else { return }
        context.resolved?.pinned.move(into: visible, of: context.node, along: axis)
    }

    /// Adds the pinned views that would cover a row: they are seen as well.
    func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat,
        _ context: EventContext<Self>
    ) -> CGRect {
        context.resolved?.pinned.uncovering(rect, of: inner, along: axis) ?? rect
    }

    /// Returns true if all visible rows are created.
    func covers(_ context: some NodeContext<Self>) -> Bool {
        guard let visible = visible(context), let state = context.resolved,
            state.stack.hasRows(context.node)
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

    /// Returns the visible range of the stack along its axis.
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
        guard let range = context.resolved?.stack.range(ofRow: index, of: rows, in: context.node)
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
