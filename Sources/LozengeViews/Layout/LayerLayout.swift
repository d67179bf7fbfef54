import Foundation
import LozengeCore

/// The layout of ``ZStack``: children on top of each other, their guides at one point.
///
/// Source: `docs/layout.md`, ZSTACK-1 to ZSTACK-3.
struct LayerLayout {
    var alignment: Alignment

    /// Returns the size of the children with the highest priority; the others do not count.
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: LayoutSubviews) -> CGSize {
        guard !children.isEmpty else { return .zero }
        var width = Extent()
        var height = Extent()
        let highest = highestPriority(of: children)
        for child in children where child.reference.priority == highest {
            let dimensions = child.dimensions(offered: proposal)
            width.include(dimensions.width, around: dimensions[alignment.horizontal.key])
            height.include(dimensions.height, around: dimensions[alignment.vertical.key])
        }
        return CGSize(width: width.length, height: height.length)
    }

    /// The extent before and after the line that aligns the children.
    private struct Extent {
        private var before = -CGFloat.infinity
        private var after = -CGFloat.infinity

        var length: CGFloat { before + after }

        mutating func include(_ length: CGFloat, around guide: CGFloat) {
            before = max(before, guide)
            after = max(after, length == .infinity ? length : length - guide)
        }
    }

    /// Places the children, each of which is offered the size of the whole.
    func place(_ children: LayoutSubviews, in bounds: CGRect) {
        let proposal = ProposedViewSize(bounds.size)
        let line = line(of: children, proposal)
        for child in children {
            let dimensions = child.dimensions(in: proposal, .whole)
            let origin = origin(of: dimensions, on: line)
            child.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                size: dimensions.size, proposal: proposal)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ children: LayoutSubviews
    ) -> CGFloat {
        let proposal = ProposedViewSize(dimensions.size)
        let line = line(of: children, proposal)
        var combined = CGFloat.nan
        var count = 0
        for child in children {
            let dimensions = child.dimensions(in: proposal, .whole)
            let value = dimensions.explicit(key)
            guard !value.isNaN else { continue }
            let origin = origin(of: dimensions, on: line)[key.axis]
            combined = key.combine(combined, with: origin + value, count: count)
            count += 1
        }
        return combined
    }

    func spacing(_ children: LayoutSubviews) -> ViewSpacing {
        guard !children.isEmpty else { return .zero }
        var union = ViewSpacing(nothing: ())
        let highest = highestPriority(of: children)
        for child in children where child.reference.priority == highest {
            union.formUnion(child.reference.spacing, on: .all)
        }
        return union
    }

    /// Returns the highest priority; only children with it count.
    private func highestPriority(of children: LayoutSubviews) -> Double {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.reference.priority) }
        return highest
    }

    /// Returns the point at which all guides meet: the greatest of the children that count.
    private func line(of children: LayoutSubviews, _ proposal: ProposedViewSize) -> CGPoint {
        var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        let highest = highestPriority(of: children)
        for child in children where child.reference.priority == highest {
            let dimensions = child.dimensions(in: proposal, .whole)
            line.x = max(line.x, dimensions[alignment.horizontal.key])
            line.y = max(line.y, dimensions[alignment.vertical.key])
        }
        return line
    }

    private func origin(of child: ViewDimensions, on line: CGPoint) -> CGPoint {
        func offset(_ line: CGFloat, _ guide: CGFloat) -> CGFloat {
            line == guide ? 0 : line - guide
        }
        return CGPoint(
            x: offset(line.x, child[alignment.horizontal.key]),
            y: offset(line.y, child[alignment.vertical.key]))
    }
}
