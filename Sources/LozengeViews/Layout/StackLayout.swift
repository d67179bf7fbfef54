import Foundation
import LozengeCore

/// The layout of ``HStack`` and ``VStack``: children in a row along one axis.
///
/// The steps are numbered as in docs/layout.md, section Stacks.
///
/// Source: `docs/layout.md`, STACK-1 to STACK-8: OpenSwiftUI's and MySwiftUI's reading of
/// SwiftUI, objc.io's comparison of a thousand random rows, frames recorded from SwiftUI.
struct StackLayout {
    var axis: Axis
    /// The guide across the axis that aligns the children.
    var alignment: AlignmentKey
    /// The distance between two neighbours, in points; `nil` for their preferred spacing.
    var spacing: CGFloat?

    /// Returns the size of the stack when offered `proposal`.
    @inline(__always)
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) -> CGSize {
        solve(proposal, children, state)
        return state.size
    }

    /// Places every child of a stack that fills `bounds` and was offered `proposal`.
    func place(
        _ children: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
        _ state: StackState
    ) {
        solve(placing(proposal, in: bounds.size), children, state)
        for index in 0..<state.children.count { place(children, index, in: bounds, state) }
    }

    /// Places the children that changed; all of them if the stack did.
    func placeChanged(
        _ children: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
        _ state: StackState
    ) {
        solve(placing(proposal, in: bounds.size), children, state)
        if state.isPlaced(in: bounds.width) {
            for index in state.changed { place(children, Int(index), in: bounds, state) }
        } else {
            for index in 0..<state.children.count { place(children, index, in: bounds, state) }
        }
        state.didPlace(in: bounds.width)
    }

    private func place(
        _ children: LayoutSubviews, _ index: Int, in bounds: CGRect, _ state: StackState
    ) {
        let child = state.children[index]
        let minor = minor(of: child, state)
        let origin =
            axis == .horizontal
            ? CGPoint(x: bounds.minX + child.major, y: bounds.minY + minor)
            : CGPoint(x: bounds.minX + minor, y: bounds.minY + child.major)
        children[index].place(at: origin, size: child.size, proposal: offer(to: child, state))
    }

    /// Returns the combined guide of the children (ALIGN-3); NaN for none.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ children: LayoutSubviews,
        _ state: StackState
    ) -> CGFloat {
        solve(placing(dimensions.proposal, in: dimensions.size), children, state)
        var combined = CGFloat.nan
        var count = 0
        for index in children.indices {
            let child = state.children[index]
            let value = children[index].dimensions(child.size, in: offer(to: child, state))
                .explicit(key)
            guard !value.isNaN else { continue }
            let origin = key.axis == axis ? child.major : minor(of: child, state)
            combined = key.combine(combined, with: origin + value, count: count)
            count += 1
        }
        return combined
    }

    /// 7. A stack with an unspecified length across proposes its final one when it places its children.
    private func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        guard proposal[axis.cross].isNaN else { return proposal }
        return ProposedViewSize(proposal[axis], along: axis, cross: size[axis.cross])
    }

    /// Returns the position of a child across the stack.
    private func minor(of child: StackState.Child, _ state: StackState) -> CGFloat {
        let minor = -child.guide - state.start
        return minor.isNaN ? 0 : minor
    }

    /// Returns the last proposal to a child.
    private func offer(to child: StackState.Child, _ state: StackState) -> ProposedViewSize {
        ProposedViewSize(
            child.offer, along: axis, cross: state.proposal[axis.cross])
    }
}

extension StackLayout {
    /// Calculates every child's size and position for `proposal`, unless it was the last one solved.
    @inline(__always)
    private func solve(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) {
        if state.isSolved(for: proposal) {
            if state.isVerified { return }
            if areAsBefore(proposal, children, state) {
                return state.didVerify(withService: isShared(proposal, state))
            }
        }
        if !state.isVerified { state.services.forgetAll() }
        findDistances(between: children, state)
        if isShared(proposal, state) {
            share(proposal, children, state)
        } else {
            offerAll(proposal, children, state)
        }
        align(proposal, children, state)
    }

    /// True if there is a length to share: not zero, infinite or unspecified.
    private func isShared(_ proposal: ProposedViewSize, _ state: StackState) -> Bool {
        let major = proposal[axis]
        return major < .infinity && (major != 0 || state.totalDistance < 0)
    }

    /// 5. Proposes the stack's own length to each child: unspecified, zero or infinite.
    private func offerAll(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) {
        let solved = state.children
        for index in 0..<solved.count {
            solved[index].offer = proposal[axis]
            solved[index].size = children[index].sizeThatFits(proposal, .unshared(axis))
        }
    }

    /// Steps 1 to 4: offers every child its share, the least flexible first.
    private func share(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) {
        let solved = state.children
        let service = service(proposal, children, state)

        // 1. Spacing comes off first; no child can take it.
        var available = proposal[axis] - state.totalDistance
        // 4. So does the least length of the groups after the first…
        var end = service.endOfGroup(from: 0)
        for position in end..<solved.count { available -= service.entry(at: position).low }
        var start = 0
        while start < solved.count {
            // …which is added again when it is the group's turn.
            if start > 0 {
                for position in start..<end { available += service.entry(at: position).low }
            }
            // 3. Each child of the group is offered an equal share of what is left.
            for position in start..<end {
                let index = Int(service.order[position])
                var offer = proposal
                offer[axis] = max(0, available / CGFloat(end - position))
                let size = children[index].sizeThatFits(
                    offer,
                    .share(
                        axis, of: available, among: end - position,
                        priority: service.entry(at: position).priority))
                solved[index].offer = offer[axis]
                solved[index].size = size
                let rest = available - size[axis]
                if !rest.isNaN { available = rest }
            }
            start = end
            end = service.endOfGroup(from: start)
        }
    }

    /// 2. Returns the order of service, and the least length and flexibility of each child.
    private func service(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) -> StackService {
        let count = state.children.count
        let (service, isKnown) = state.services.service(
            across: proposal[axis.cross], count: count)
        guard !isKnown else { return service }
        for index in 0..<count {
            // An only child gets everything, however flexible it is.
            service.entries[index] =
                count == 1
                ? StackService.Entry(priority: 0, low: 0, flexibility: 0)
                : entry(of: children[index], in: proposal)
        }
        service.sort()
        return service
    }

    /// A child's priority, its least length along the stack, and how much longer it can be.
    private func entry(
        of child: LayoutSubview, in proposal: ProposedViewSize
    ) -> StackService.Entry {
        var offer = proposal
        offer[axis] = 0
        let low = child.sizeThatFits(offer, .least(axis))[axis]
        offer[axis] = .infinity
        return StackService.Entry(
            priority: child.reference.priority, low: low,
            flexibility: child.sizeThatFits(offer, .greatest(axis))[axis] - low)
    }

    /// 6. Positions the children one after the other, their guides on one line across.
    ///
    /// The stack is the length of all children and distances, and across the union of the children and the
    /// line.
    private func align(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) {
        let solved = state.children
        var low: CGFloat = 0
        var high: CGFloat = 0
        var position: CGFloat = 0
        var offer = proposal
        for index in 0..<solved.count {
            offer[axis] = solved[index].offer
            let size = solved[index].size
            let guide = guide(of: children[index], size, in: offer)
            position += solved[index].distance
            solved[index].guide = guide
            solved[index].major = position
            position += size[axis]
            let start = -guide
            let end = start + size[axis.cross]
            if end.isNaN {
                // An infinite child makes the stack infinite, wherever its guide is.
                (low, high) = (-.infinity, .infinity)
            } else {
                low = min(low, start, end)
                high = max(high, start, end)
            }
        }
        state.didSolve(
            proposal, size: CGSize(max(0, position), along: axis, cross: high - low), start: low)
    }

    /// Returns the position of a child's alignment guide.
    private func guide(
        of child: LayoutSubview, _ size: CGSize, in offer: ProposedViewSize
    ) -> CGFloat {
        let guide = child.dimensions(size, in: offer)[alignment]
        return guide.isNaN ? .infinity : guide
    }

    /// 8. True if the changed children return the same sizes for `proposal`, so that nothing else changes.
    private func areAsBefore(
        _ proposal: ProposedViewSize, _ children: LayoutSubviews, _ state: StackState
    ) -> Bool {
        let solved = state.children
        var service: StackService?
        if isShared(proposal, state), solved.count > 1 {
            service = state.services.known(across: proposal[axis.cross])
            if service == nil { return false }
        }
        var offer = proposal
        for changed in state.changed {
            let index = Int(changed)
            let (child, known) = (children[index], solved[index])
            if spacing == nil {
                for place in index...min(index + 1, solved.count - 1)
                where distance(before: place, children) != solved[place].distance { return false }
            }
            if let service {
                let (was, now) = (service.entries[index], entry(of: child, in: proposal))
                guard
                    now.priority == was.priority, now.low == was.low,
                    now.flexibility == was.flexibility
                else { return false }
            }
            offer[axis] = known.offer
            let size = child.sizeThatFits(offer, .again)
            guard size == known.size, guide(of: child, size, in: offer) == known.guide else {
                return false
            }
        }
        return true
    }
}
