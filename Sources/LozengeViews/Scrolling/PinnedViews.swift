import Foundation
import LozengeCore

/// The headers and footers of a lazy stack or grid that stay in sight while their sections do.
///
/// Source: `docs/state.md`, LAZYSTACK-2.
struct PinnedViews {
    /// A header or footer, and the range of its section, along the axis of the container.
    fileprivate struct Pinned {
        weak var box: Node?
        let role: SectionPart.Role
        let margin: CGFloat
        /// The position in the layout, in the direction of lines.
        let start: CGFloat
        let length: CGFloat
        let section: ClosedRange<CGFloat>
    }

    private var pinned: [Pinned] = []

    /// Finds the views in a stack that was just laid out.
    mutating func find(_ kinds: PinnedScrollableViews, in stack: Node, along axis: Axis) {
        pinned = []
        guard !kinds.isEmpty else { return }
        var found: [(box: Node, part: SectionPart, range: ClosedRange<CGFloat>)] = []
        for box in stack.boxes where box.node.wasPlaced {
            let part = box[SectionPartKey.self]
            guard part.section != nil else { continue }
            found.append((box.node, part, Self.range(of: box.node, in: stack, along: axis)))
        }
        var first = 0
        while first < found.count {
            let section = found[first].part.section
            var end = first + 1
            while end < found.count, found[end].part.section == section { end += 1 }
            let members = found[first..<end]
            let ends = members.map(\.range.upperBound).max() ?? 0
            let range = found[first].range.lowerBound...max(found[first].range.lowerBound, ends)
            for (box, part, own) in members where kinds.pins(part.role) {
                pinned.append(
                    Pinned(
                        box: box, role: part.role, margin: part.margin, start: own.lowerBound,
                        length: own.upperBound - own.lowerBound, section: range))
            }
            first = end
        }
    }

    private static func range(
        of box: Node, in stack: Node, along axis: Axis
    ) -> ClosedRange<CGFloat> {
        let (start, length) = (box.frame.origin[axis], max(0, box.frame.size[axis]))
        guard axis == .horizontal, stack.isRightToLeft else { return start...(start + length) }
        let turned = stack.frame.width - start - length
        return turned...(turned + length)
    }

    /// Returns the position of a view in the layout, also while it is seen elsewhere; `nil` for one that is not pinned.
    func start(of box: Node) -> CGFloat? { pinned.first { $0.box === box }?.start }

    /// Adds the room for the views that would cover a rectangle of the stack at an edge.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - inner: The box with it; a pinned one is not covered.
    ///   - axis: The axis of the stack.
    /// - Returns: The rectangle with the room.
    func uncovering(_ rect: CGRect, of inner: Node?, along axis: Axis) -> CGRect {
        guard axis == .vertical, !pinned.contains(where: { $0.box === inner }) else { return rect }
        var (start, end) = (rect.minY, rect.maxY)
        for view in pinned where view.section.contains(rect.minY) {
            switch view.role {
            case .header: start = min(start, rect.minY - (view.length - view.margin))
            case .footer: end = max(end, rect.maxY + view.length)
            case .row: break
            }
        }
        return CGRect(x: rect.minX, y: start, width: rect.width, height: end - start)
    }

    /// Moves the views to where they are seen.
    ///
    /// - Parameters:
    ///   - visible: The visible range of the stack.
    ///   - stack: The stack.
    ///   - axis: The axis of the stack.
    func move(into visible: ClosedRange<CGFloat>, of stack: Node, along axis: Axis) {
        var hasRaised = false
        for view in pinned {
            guard let box = view.box, box.isAlive else { continue }
            let position = view.position(in: visible)
            var origin = box.frame.origin
            origin[axis] = position
            if axis == .vertical, stack.isRightToLeft {
                origin.x = stack.frame.width - box.frame.maxX
            }
            LayoutSubview(box).place(at: origin, size: box.frame.size, proposal: box.proposal)
            let isRaised = position != view.start
            if isRaised { hasRaised = true }
            if box.isRaised != isRaised {
                box.isRaised = isRaised
                stack.setNeedsPaint()
            }
        }
        stack.hasRaisedBoxes = hasRaised
    }
}

extension PinnedViews.Pinned {
    /// Returns the position where the view is seen.
    fileprivate func position(in visible: ClosedRange<CGFloat>) -> CGFloat {
        switch role {
        case .header: max(start, min(visible.lowerBound - margin, section.upperBound - length))
        case .footer: min(start, max(visible.upperBound - length, section.lowerBound))
        case .row: start
        }
    }
}

extension PinnedScrollableViews {
    fileprivate func pins(_ role: SectionPart.Role) -> Bool {
        switch role {
        case .header: contains(.sectionHeaders)
        case .footer: contains(.sectionFooters)
        case .row: false
        }
    }
}
