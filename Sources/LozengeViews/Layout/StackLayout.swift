import Foundation
import LozengeCore

/// The rule behind ``HStack`` and ``VStack``: children in a row along one axis.
///
/// The steps are numbered as in docs/layout.md, section Stacks.
///
/// Source: rules STACK-1 to STACK-8 of the layout notes: OpenSwiftUI's and MySwiftUI's reading of
/// SwiftUI, objc.io's comparison of a thousand random rows, frames recorded from SwiftUI.
struct StackLayout {
    var axis: Axis
    /// The line across the axis that children are aligned by.
    var alignment: AlignmentKey
    /// Between two neighbours, in points; `nil` for what the two want.
    var spacing: CGFloat?

    /// The size of the whole stack when offered `proposal`.
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) -> CGSize {
        solve(proposal, children, state)
        return state.size
    }

    /// Puts every child in its place in a stack that fills `bounds` and was offered `proposal`.
    func place(
        _ children: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
        _ state: StackState
    ) {
        solve(placing(proposal, in: bounds.size), children, state)
        for index in 0..<state.children.count {
            let child = state.children[index]
            let origin = CGSize(child.major, along: axis, cross: child.minor)
            children[index].place(
                at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
                size: child.size,
                proposal: child.proposal)
        }
    }

    /// What the stack says of a line, from what its children say (ALIGN-3); NaN for nothing.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ children: LayoutSubviews,
        _ state: StackState
    ) -> CGFloat {
        solve(placing(dimensions.proposal, in: dimensions.size), children, state)
        var combined = CGFloat.nan
        var count = 0
        for index in children.indices {
            let child = state.children[index]
            let value = child.dimensions(of: children[index]).explicit(key)
            guard !value.isNaN else { continue }
            let origin = key.axis == axis ? child.major : child.minor
            combined = key.combine(combined, with: origin + value, count: count)
            count += 1
        }
        return combined
    }

    /// What the stack wants of its neighbours: across, the most that any child wants; along, what
    /// the first and the last want (SPACE-6).
    func spacing(_ children: LayoutSubviews) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var union = ViewSpacing(nothing: ())
        for child in children {
            union.formUnion(child.spacing, on: axis == .horizontal ? .vertical : .horizontal)
        }
        switch (axis, children.layoutDirection) {
        case (.vertical, _):
            union.formUnion(first.spacing, on: .top)
            union.formUnion(last.spacing, on: .bottom)
        case (.horizontal, .leftToRight):
            union.formUnion(first.spacing, on: .left)
            union.formUnion(last.spacing, on: .right)
        case (.horizontal, .rightToLeft):
            union.formUnion(first.spacing, on: .right)
            union.formUnion(last.spacing, on: .left)
        }
        return union
    }

    /// 7. A stack that was not told how wide to be across tells its children when it places them.
    private func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        guard proposal[axis.cross].isNaN else { return proposal }
        return ProposedViewSize(proposal[axis], along: axis, cross: size[axis.cross])
    }

    /// Finds every child's size and place for `proposal`, unless that is what was solved last.
    private func solve(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) {
        guard !state.isSolved(for: proposal) else { return }
        if state.makeReady(for: children.count) {
            findDistances(between: children, state.children)
            state.didFindDistances()
        }
        let solved = state.children
        let major = proposal[axis]
        if major.isNaN || major == .infinity || (major == 0 && state.totalDistance >= 0) {
            offerAll(proposal, children, solved)
        } else {
            share(proposal, children, solved, state)
        }
        state.size = align(children, solved)
        state.solved = proposal
    }

    /// The distance before each child: none before the first.
    private func findDistances(between children: LayoutSubviews, _ solved: StackState.Children) {
        var previous: ViewSpacing?
        for index in 0..<solved.count {
            if let spacing {
                solved[index].distance = index == 0 ? 0 : spacing
            } else {
                let next = children[index].spacing
                // In a row that runs right to left the next child is to the left.
                solved[index].distance =
                    switch (
                        previous, axis == .horizontal && children.layoutDirection == .rightToLeft
                    ) {
                    case (nil, _): 0
                    case (let previous?, false): previous.distance(to: next, along: axis)
                    case (let previous?, true): next.distance(to: previous, along: axis)
                    }
                previous = next
            }
        }
    }

    /// 5. Without a length to share every child takes its ideal; when there is none, its least; when
    /// there is no end of it, its greatest.
    private func offerAll(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ solved: StackState.Children
    ) {
        for index in 0..<solved.count {
            solved[index].proposal = proposal
            solved[index].size = children[index].sizeThatFits(proposal)
        }
    }

    /// Steps 1 to 4: offers every child its share, the least flexible first.
    private func share(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ solved: StackState.Children,
        _ state: StackState
    ) {
        // 2. How much can each child give?
        var least = proposal
        var greatest = proposal
        least[axis] = 0
        greatest[axis] = .infinity
        for index in 0..<solved.count {
            let child = children[index]
            solved[index].priority = child.priority
            solved[index].low = child.sizeThatFits(least)[axis]
            solved[index].high = child.sizeThatFits(greatest)[axis]
        }
        state.sortByService(solved)

        // 1. Spacing comes off first; no child can take it.
        var available = proposal[axis] - state.totalDistance
        // 4. So does what the groups after the first need at least…
        for position in state.endOfGroup(from: 0, solved)..<solved.count {
            available -= solved[state.order[position]].low
        }
        var start = 0
        while start < solved.count {
            let end = state.endOfGroup(from: start, solved)
            // …which each gets back when its turn comes.
            if start > 0 {
                for position in start..<end { available += solved[state.order[position]].low }
            }
            // 3. An equal share of what is left for everyone in the group.
            for position in start..<end {
                let index = state.order[position]
                var offer = proposal
                offer[axis] = max(0, available / CGFloat(end - position))
                let size = children[index].sizeThatFits(offer)
                solved[index].proposal = offer
                solved[index].size = size
                let rest = available - size[axis]
                if !rest.isNaN { available = rest }
            }
            start = end
        }
    }

    /// 6. Puts the children one after the other, their guides on one line across.
    ///
    /// - Returns: The size of the stack: along, everything in it; across, the union of the children
    ///   and of the line itself.
    private func align(_ children: LayoutSubviews, _ solved: StackState.Children) -> CGSize {
        var low: CGFloat = 0
        var high: CGFloat = 0
        var position: CGFloat = 0
        for index in 0..<solved.count {
            let dimensions = solved[index].dimensions(of: children[index])
            let guide = dimensions[alignment]
            let start = -(guide.isNaN ? .infinity : guide)
            let end = start + dimensions.size[axis.cross]
            position += solved[index].distance
            solved[index].major = position
            solved[index].minor = start
            position += dimensions.size[axis]
            if end.isNaN {
                // A child without end makes the stack endless, wherever its guide is.
                (low, high) = (-.infinity, .infinity)
            } else {
                low = min(low, start, end)
                high = max(high, start, end)
            }
        }
        for index in 0..<solved.count {
            let minor = solved[index].minor - low
            solved[index].minor = minor.isNaN ? 0 : minor
        }
        return CGSize(max(0, position), along: axis, cross: high - low)
    }
}
