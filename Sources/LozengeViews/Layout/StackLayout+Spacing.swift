import Foundation
import LozengeCore

extension StackLayout {
    /// Returns the preferred spacing of the stack; cached until a child changes.
    func spacing(_ children: LayoutSubviews, _ state: StackState) -> ViewSpacing {
        if let known = state.spacing { return known }
        let found = spacing(children)
        state.spacing = found
        return found
    }

    /// Combines the children's spacing: all of them across, the first and the last along (SPACE-6).
    func spacing(_ children: LayoutSubviews) -> ViewSpacing {
        guard let first = children.first?.reference.spacing,
            let last = children.last?.reference.spacing
        else {
            return .zero
        }
        var union = ViewSpacing(nothing: ())
        var previous: ViewSpacing?
        let across: PhysicalEdges = axis == .horizontal ? .vertical : .horizontal
        for child in children {
            let next = child.reference.spacing
            // In most stacks most children share one spacing.
            if let previous, previous.isIdentical(to: next) { continue }
            union.formUnion(next, on: across)
            previous = next
        }
        switch (axis, children.layoutDirection) {
        case (.vertical, _):
            union.formUnion(first, on: .top)
            union.formUnion(last, on: .bottom)
        case (.horizontal, .leftToRight):
            union.formUnion(first, on: .left)
            union.formUnion(last, on: .right)
        case (.horizontal, .rightToLeft):
            union.formUnion(first, on: .right)
            union.formUnion(last, on: .left)
        }
        return union
    }

    /// Calculates the distances that are unknown or may have changed.
    func findDistances(between children: LayoutSubviews, _ state: StackState) {
        if state.makeReady(for: children.count) {
            var previous: ViewSpacing?
            for index in 0..<state.children.count {
                let next = spacing == nil ? children[index].reference.spacing : nil
                state.children[index].distance = distance(
                    from: previous, to: next, at: index, children)
                previous = next
            }
        } else if spacing == nil, !state.isVerified {
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

    /// Returns the distance before a child; 0 before the first.
    func distance(before index: Int, _ children: LayoutSubviews) -> CGFloat {
        guard spacing == nil, index > 0 else {
            return distance(from: nil, to: nil, at: index, children)
        }
        return distance(
            from: children[index - 1].reference.spacing, to: children[index].reference.spacing,
            at: index, children)
    }

    private func distance(
        from previous: ViewSpacing?, to next: ViewSpacing?, at index: Int,
        _ children: LayoutSubviews
    ) -> CGFloat {
        guard index > 0 else { return 0 }
        guard let previous, let next else { return spacing ?? 0 }
        // In a row from right to left the next child is on the left.
        let isMirrored = axis == .horizontal && children.layoutDirection == .rightToLeft
        return isMirrored
            ? next.distance(to: previous, along: axis) : previous.distance(to: next, along: axis)
    }
}
