import Foundation
import LozengeCore

/// The primitive behind ``LazyVStack`` and ``LazyHStack`` in a view that scrolls along them: it has
/// the rows that can be seen, and some around those.
///
/// Where there are no rows of a collection inside, all is there, and the rule is that of any stack.
nonisolated struct LazyStackBox {
    let rule: LazyStackLayout
}

extension LazyStackBox: Primitive {
    private var axis: Axis { rule.axis }

    final class State {
        var stack: LazyStack
        /// The rule's cache where all is there.
        ///
        /// A reference, so that the rule can be lent a copy: a lazy stack inside that makes rows while
        /// it is placed replaces this one.
        var cache = StackCache()
        weak var scroll: PrimitiveNode<ScrollBox>?
        /// What the rows were made for.
        var covered: ClosedRange<CGFloat> = 0...0

        init(_ stack: LazyStack) { self.stack = stack }
    }

    static var unresolved: State? { nil }

    func resolve(_ node: PrimitiveNode<Self>) -> State? {
        let stack = LazyStack(axis: axis, alignment: rule.alignment, spacing: rule.spacing)
        guard let state = node.resolved else {
            let state = State(stack)
            state.scroll = node.scrolling(along: axis)
            state.scroll?.resolved.lazies.add(node)
            return state
        }
        state.stack = stack
        return state
    }

    var label: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
    static var asksForRows: Bool { true }
    static var remembersSizes: Bool { true }
    static var guideExport: GuideExport { .merged }
    func axisForChildren(_ axis: Axis?) -> Axis? { self.axis }

    func contentChanged(_ node: PrimitiveNode<Self>) {
        node.resolved?.stack.contentChanged()
        node.resolved?.cache = StackCache()
    }

    func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing {
        var cache = StackCache()
        return rule.spacing(subviews: node.subviews, cache: &cache)
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        guard let state = node.resolved, !state.stack.hasRows(node) else { return .nan }
        var cache = state.cache
        return rule.explicitGuide(
            key, in: dimensions, subviews: node.subviews, cache: &cache)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        guard let state = node.resolved else { return .zero }
        let stack = state.stack
        guard stack.hasRows(node) else {
            var cache = state.cache
            return rule.sizeThatFits(
                proposal: proposal, subviews: node.subviews, cache: &cache)
        }
        let across = proposal[axis.cross]
        var size = CGSize.zero
        size[axis] = stack.length(of: node, across: across)
        size[axis.cross] = across.isNaN ? stack.width(of: node) : across
        return size
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        guard let state = node.resolved else { return }
        guard state.stack.hasRows(node) else {
            var cache = state.cache
            return rule.placeSubviews(
                in: node.bounds, proposal: node.proposal, subviews: node.subviews,
                cache: &cache)
        }
        let visible = visible(node)
        let outcome = state.stack.place(node, visible: visible)
        if let visible { state.covered = visible }
        let length = node.frame.size[axis]
        guard abs(outcome.length - length) > 0.01 || abs(outcome.shift) > 0.01 else { return }
        // Rows are not as long as was thought.
        let axis = axis
        node.tree.perform(for: node) { [weak scroll = state.scroll] in
            guard node.isAlive else { return }
            node.setNeedsLayout()
            if let scroll { scroll.content.correct(by: outcome.shift, along: axis, scroll) }
        }
    }

    /// Whether the rows that can be seen are there.
    func covers(_ node: PrimitiveNode<Self>) -> Bool {
        guard let visible = visible(node), let state = node.resolved, state.stack.hasRows(node)
        else { return true }
        let covered = state.covered
        // Half a screen around what could be seen has rows.
        let around = (covered.upperBound - covered.lowerBound) / 2
        return visible.lowerBound >= covered.lowerBound - around
            && visible.upperBound <= covered.upperBound + around
    }

    /// What can be seen of the stack, along its axis, as it counts.
    private func visible(_ node: PrimitiveNode<Self>) -> ClosedRange<CGFloat>? {
        guard let scroll = node.resolved?.scroll, scroll.isAlive else { return nil }
        var start: CGFloat = 0
        var box: Node = node
        while let outer = box.superbox {
            start += box.frame.origin[axis]
            if outer === scroll { break }
            box = outer
        }
        let room = scroll.frame.size[axis]
        var lower = -start
        if axis == .horizontal, node.isRightToLeft {
            lower = node.frame.width - (room - start)
        }
        return lower...(lower + max(0, room))
    }

    func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, _ node: PrimitiveNode<Self>
    ) {
        guard let range = node.resolved?.stack.range(ofRow: index, of: rows, in: node) else {
            return
        }
        var rect = node.bounds
        rect.origin[axis] = range.lowerBound
        rect.size[axis] = range.upperBound - range.lowerBound
        if axis == .horizontal, node.isRightToLeft {
            rect.origin.x = node.frame.width - rect.maxX
        }
        node.reveal(rect, anchor: anchor)
    }
}

extension ViewVisitor {
    /// Whether a view around scrolls along `axis`.
    func isScrolled(along axis: Axis) -> Bool {
        parent.scrolling(along: axis) != nil
    }
}

extension Node {
    /// What scrolls along `axis`: this, or the nearest around it.
    final func scrolling(along axis: Axis) -> PrimitiveNode<ScrollBox>? {
        var node: Node? = self
        while let current = node {
            if let scroll = current as? PrimitiveNode<ScrollBox>, scroll.content.axes.contains(axis)
            {
                return scroll
            }
            node = current.parent
        }
        return nil
    }
}
