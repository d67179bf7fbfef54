import Foundation
import LozengeCore

extension StackLayout {
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

    /// Finds the distances that are not known, or not known to be the same.
    func findDistances(between children: LayoutSubviews, _ state: StackState) {
        if state.makeReady(for: children.count) {
            var previous: ViewSpacing?
            for index in 0..<state.children.count {
                let next = spacing == nil ? children[index].spacing : nil
                state.children[index].distance = distance(
                    from: previous, to: next, at: index, children)
                previous = next
            }
        } else if spacing == nil, !state.changed.isEmpty {
            for changed in state.changed {
                for index in Int(changed)...min(Int(changed) + 1, state.children.count - 1) {
                    state.children[index].distance = distance(before: index, children)
                }
            }
        } else {
            return
        }
        state.totalDistance = state.children.reduce(0) { $0 + $1.distance }
    }

    /// The distance before a child: none before the first.
    func distance(before index: Int, _ children: LayoutSubviews) -> CGFloat {
        guard spacing == nil, index > 0 else {
            return distance(from: nil, to: nil, at: index, children)
        }
        return distance(
            from: children[index - 1].spacing, to: children[index].spacing, at: index, children)
    }

    private func distance(
        from previous: ViewSpacing?, to next: ViewSpacing?, at index: Int,
        _ children: LayoutSubviews
    ) -> CGFloat {
        guard index > 0 else { return 0 }
        guard let previous, let next else { return spacing ?? 0 }
        // In a row that runs right to left the next child is to the left.
        let isMirrored = axis == .horizontal && children.layoutDirection == .rightToLeft
        return isMirrored
            ? next.distance(to: previous, along: axis) : previous.distance(to: next, along: axis)
    }
}
