import Foundation
import LozengeCore
import LozengeViews

/// A layout of panes in a row that fill it, with their edges above them.
nonisolated struct PaneLayout: Layout {
    let axis: Axis
    /// The shares of panes in the length of all; `nil` for an equal part of the rest.
    let shares: [CGFloat?]
    let shown: ShownPanes

    private func panes(_ subviews: Subviews) -> [LayoutSubview] {
        subviews.filter { if case .column = $0[SplitPartKey.self] { true } else { false } }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let breadth = proposal[axis.cross]
        func proposing(_ length: CGFloat) -> ProposedViewSize {
            ProposedViewSize(length, along: axis, cross: breadth)
        }
        var size = CGSize.zero
        for pane in panes(subviews) {
            let ideal = pane.sizeThatFits(proposing(.nan))
            size[axis] += proposal[axis].isNaN ? ideal[axis] : pane.sizeThatFits(proposing(0))[axis]
            size[axis.cross] = max(size[axis.cross], ideal[axis.cross])
        }
        // A proposal that is missing is NaN, and no maximum.
        size[axis] = CGFloat.maximum(size[axis], proposal[axis])
        size[axis.cross] = CGFloat.maximum(size[axis.cross], breadth)
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let panes = panes(subviews)
        let breadth = bounds.size[axis.cross]
        func proposing(_ length: CGFloat) -> ProposedViewSize {
            ProposedViewSize(length, along: axis, cross: breadth)
        }
        let limits = panes.map { pane in
            PaneLengths.Limits(
                least: pane.sizeThatFits(proposing(0))[axis],
                greatest: pane.sizeThatFits(proposing(.infinity))[axis])
        }
        let lengths = PaneLengths.of(limits, shares: shares, in: bounds.size[axis])
        shown.lengths = lengths
        var start = bounds.origin[axis]
        var ends: [CGFloat] = []
        for (pane, length) in zip(panes, lengths) {
            var center = CGPoint(x: bounds.midX, y: bounds.midY)
            center[axis] = start + length / 2
            pane.place(at: center, anchor: .center, proposal: proposing(length))
            start += length
            ends.append(start)
        }
        for subview in subviews {
            guard case .divider(let index) = subview[SplitPartKey.self],
                ends.indices.contains(index)
            else { continue }
            var origin = bounds.origin
            origin[axis] = ends[index]
            subview.place(
                at: origin, anchor: axis == .horizontal ? .top : .leading,
                proposal: proposing(.nan))
        }
    }
}

/// The lengths of panes in the last layout, which a drag starts from.
nonisolated final class ShownPanes {
    fileprivate(set) var lengths: [CGFloat] = []

    /// Returns the length of a pane; 0 for one that was not shown.
    func length(_ index: Int) -> CGFloat { lengths.indices.contains(index) ? lengths[index] : 0 }
}

/// The division of a length among panes.
nonisolated enum PaneLengths {
    struct Limits {
        let least: CGFloat
        let greatest: CGFloat

        func clamped(_ length: CGFloat) -> CGFloat { max(least, min(greatest, length)) }
    }

    /// Returns the length of each pane.
    ///
    /// - Parameters:
    ///   - limits: The limits of the panes.
    ///   - shares: The wished shares in `total`; `nil` for an equal part of the rest.
    ///   - total: The length to divide.
    /// - Returns: Lengths within the limits, which fill `total` where the limits allow that.
    static func of(_ limits: [Limits], shares: [CGFloat?], in total: CGFloat) -> [CGFloat] {
        var lengths = limits.map { _ in CGFloat.zero }
        var rest = total
        func share(_ index: Int) -> CGFloat? {
            shares.indices.contains(index) ? shares[index] : nil
        }
        for index in limits.indices {
            guard let share = share(index) else { continue }
            lengths[index] = limits[index].clamped(share * total)
            rest -= lengths[index]
        }
        // The least flexible ones first, as in a stack.
        let free = limits.indices.filter { share($0) == nil }.sorted {
            limits[$0].greatest - limits[$0].least < limits[$1].greatest - limits[$1].least
        }
        for (number, index) in free.enumerated() {
            lengths[index] = limits[index].clamped(rest / CGFloat(free.count - number))
            rest -= lengths[index]
        }
        // Limits have changed a wish: the last panes give or take the difference.
        for index in limits.indices.reversed() where rest != 0 {
            let length = limits[index].clamped(lengths[index] + rest)
            rest -= length - lengths[index]
            lengths[index] = length
        }
        return lengths
    }
}
