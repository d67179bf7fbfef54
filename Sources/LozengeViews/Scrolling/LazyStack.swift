import Foundation
import LozengeCore

/// The state of a lazy stack.
///
/// An unmeasured row counts with the average of the measured ones. That estimate is fixed once, so that
/// no row moves when another is measured.
final class LazyStack {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    /// The length of an unmeasured row: the average of the first rows that were created.
    private var usual: LazyRowsNode.Extent?
    private var content: [LazyContent] = []
    private var isContentKnown = false

    /// Source: a choice, until rows are known: one line of a list.
    private static let guess = LazyRowsNode.Extent(length: 44, gap: 8)

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    func contentChanged() { isContentKnown = false }

    private func findContent(of node: Node) {
        guard !isContentKnown else { return }
        isContentKnown = true
        content = []
        node.appendLazyContent(to: &content)
    }

    /// Returns true if there are rows that are created on demand.
    func hasRows(_ node: Node) -> Bool {
        findContent(of: node)
        return content.contains { if case .rows = $0 { true } else { false } }
    }

    /// Returns the estimated length of all content for a proposal of `across`.
    func length(of node: Node, across: CGFloat) -> CGFloat {
        findContent(of: node)
        var length: CGFloat = 0
        for (index, part) in content.enumerated() {
            switch part {
            case .box(let box): length += self.length(of: box, across)
            case .rows(let rows): length += self.length(of: rows)
            }
            length += gap(after: index)
        }
        return length
    }

    private func length(of rows: LazyRowsNode) -> CGFloat {
        var length: CGFloat = 0
        var gap: CGFloat = 0
        for extent in rows.extents {
            let extent = extent ?? guessed
            length += extent.length + extent.gap
            gap = extent.gap
        }
        return length - gap
    }

    /// Returns the distance of a part from the next.
    private func gap(after index: Int) -> CGFloat {
        guard index + 1 < content.count else { return 0 }
        let (last, first): (Node?, Node?)
        switch content[index] {
        case .box(let box): last = box
        case .rows(let rows): last = rows.boxes(ofRow: rows.count - 1).last
        }
        switch content[index + 1] {
        case .box(let box): first = box
        case .rows(let rows): first = rows.boxes(ofRow: 0).first
        }
        guard let last, let first else { return guessed.gap }
        return distance(last, first)
    }

    /// Returns the width of the widest created row.
    func width(of node: Node) -> CGFloat {
        node.boxes.lazy.map { $0.node.sizeThatFits(self.offer(.nan))[self.axis.cross] }.max() ?? 0
    }

    private func offer(_ across: CGFloat) -> ProposedViewSize {
        ProposedViewSize(.nan, along: axis, cross: across)
    }

    private var guessed: LazyRowsNode.Extent {
        var extent = usual ?? Self.guess
        if let spacing { extent.gap = spacing.placeable }
        return extent
    }

    /// The result of a placement.
    struct Outcome {
        /// The present estimate of the whole length.
        var length: CGFloat
        /// The distance by which the first visible row was moved by rows before it.
        var shift: CGFloat
    }

    /// Creates the rows in and around `visible`, and places them.
    ///
    /// - Parameters:
    ///   - node: The stack.
    ///   - visible: The visible range along the axis, in the stack's coordinates; `nil` for everything.
    /// - Returns: The changes.
    func place(_ node: Node, visible: ClosedRange<CGFloat>?) -> Outcome {
        findContent(of: node)
        let across = node.frame.size[axis.cross]
        let reach = visible.map { range in
            let around = (range.upperBound - range.lowerBound) / 2
            return (range.lowerBound - around)...(range.upperBound + around)
        }
        var position: CGFloat = 0
        var shift: CGFloat = 0
        for (index, part) in content.enumerated() {
            switch part {
            case .box(let box): position += put(box, at: position, across)
            case .rows(let rows):
                let seen = visible?.lowerBound ?? 0
                shift += make(
                    rows, from: position - shift, reach: reach, seen: seen, across, node)
                put(rows, from: position, across)
                position += length(of: rows)
            }
            position += gap(after: index)
        }
        return Outcome(length: position, shift: shift)
    }

    /// Creates and measures the rows in `reach`.
    ///
    /// - Returns: The distance by which a visible, measured row was moved.
    private func make(
        _ rows: LazyRowsNode, from start: CGFloat, reach: ClosedRange<CGFloat>?, seen: CGFloat,
        _ across: CGFloat, _ node: Node
    ) -> CGFloat {
        guard let reach else {
            rows.make(0..<rows.count, for: node)
            for index in 0..<rows.count { measure(rows, index, across) }
            fixUsual(rows)
            return 0
        }
        let steady = steadyRow(rows, from: start, seen: seen, reach)
        // In the coordinates of `seen`: the part before it may become longer.
        var position = start
        var first: Int?
        var next = 0
        var shift: CGFloat = 0
        while next < rows.count, position <= reach.upperBound {
            let before = rows.extents[next] ?? guessed
            let end = position + before.length
            position = end + before.gap
            if end >= reach.lowerBound {
                if first == nil { first = next }
                if rows.made[next] == nil {
                    rows.make(next..<fill(rows, next, end, reach), for: node)
                }
                measure(rows, next, across)
                let after = rows.extents[next] ?? guessed
                let growth = after.length + after.gap - before.length - before.gap
                if next < steady { shift += growth } else { position += growth }
            } else if rows.extents[next] == nil, usual != nil {
                rows.extents[next] = guessed
            }
            next += 1
        }
        keep(rows, first ?? next, next, around: reach, node)
        for index in rows.made.keys where rows.extents[index]?.isMeasured != true {
            measure(rows, index, across)
        }
        fixUsual(rows)
        return shift
    }

    /// Returns the row that keeps its position when rows before it are measured: the first visible row that
    /// is measured, or else the first visible row.
    private func steadyRow(
        _ rows: LazyRowsNode, from start: CGFloat, seen: CGFloat, _ reach: ClosedRange<CGFloat>
    ) -> Int {
        var position = start
        var first: Int?
        for (index, extent) in rows.extents.enumerated() {
            let known = extent ?? guessed
            let end = position + known.length
            if end > seen {
                if position > reach.upperBound { break }
                if known.isMeasured { return index }
                first = first ?? index
            }
            position = end + known.gap
        }
        return first ?? rows.count
    }

    /// Returns the end of the rows to create at once, if all are as long as the row at `first`.
    private func fill(
        _ rows: LazyRowsNode, _ first: Int, _ end: CGFloat, _ reach: ClosedRange<CGFloat>
    ) -> Int {
        let extent = rows.extents[first] ?? guessed
        let room = max(0, reach.upperBound - end)
        let count = Int(min(256, (room / max(1, extent.length + extent.gap)).rounded(.up)))
        return min(rows.count, first + count + 1)
    }

    /// Removes the rows that are more than one screen away.
    private func keep(
        _ rows: LazyRowsNode, _ first: Int, _ end: Int, around reach: ClosedRange<CGFloat>,
        _ node: Node
    ) {
        let pitch = max(1, guessed.length + guessed.gap)
        let length = reach.upperBound - reach.lowerBound
        let margin = Int(min(1000, (length / pitch).rounded(.up)))
        let kept = max(0, first - margin)..<max(first, min(rows.count, end + margin))
        rows.drop(except: kept, for: node)
    }

    /// Measures a row.
    private func measure(_ rows: LazyRowsNode, _ index: Int, _ across: CGFloat) {
        let boxes = rows.boxes(ofRow: index)
        var extent = LazyRowsNode.Extent(length: 0, gap: 0, isMeasured: true)
        var previous: Node?
        for box in boxes {
            if let previous { extent.length += distance(previous, box) }
            extent.length += length(of: box, across)
            previous = box
        }
        if let previous {
            let next = rows.made[index + 1] == nil ? nil : rows.boxes(ofRow: index + 1).first
            extent.gap =
                next.map { distance(previous, $0) } ?? rows.extents[index]?.gap ?? guessed.gap
        }
        rows.extents[index] = extent
    }

    /// Returns the length of a box for a proposal of `across`.
    private func length(of box: Node, _ across: CGFloat) -> CGFloat {
        box.sizeThatFits(offer(across))[axis].placeable
    }

    private func distance(_ first: Node, _ second: Node) -> CGFloat {
        (spacing ?? first.spacing.distance(to: second.spacing, along: axis)).placeable
    }

    /// Fixes the estimate for unmeasured rows once some rows are measured.
    private func fixUsual(_ rows: LazyRowsNode) {
        guard usual == nil else { return }
        let known = rows.extents.compactMap { $0 }.filter(\.isMeasured)
        guard !known.isEmpty else { return }
        usual = LazyRowsNode.Extent(
            length: known.map(\.length).reduce(0, +) / CGFloat(known.count),
            gap: known.map(\.gap).reduce(0, +) / CGFloat(known.count))
    }

    private func put(_ rows: LazyRowsNode, from start: CGFloat, _ across: CGFloat) {
        var start = start
        for (index, extent) in rows.extents.enumerated() {
            var position = start
            var previous: Node?
            for box in rows.made[index] == nil ? [] : rows.boxes(ofRow: index) {
                if let previous { position += distance(previous, box) }
                position += put(box, at: position, across)
                previous = box
            }
            let extent = extent ?? guessed
            start += extent.length + extent.gap
        }
    }

    /// Places a box and returns its length.
    private func put(_ box: Node, at position: CGFloat, _ across: CGFloat) -> CGFloat {
        let offer = offer(across)
        let dimensions = LayoutSubview(box).dimensions(offered: offer)
        var size = CGSize.zero
        size[axis.cross] = across
        let shift = ViewDimensions(box: size)[alignment] - dimensions[alignment]
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.cross] = shift
        box.place(at: origin, size: dimensions.size, proposal: offer)
        return dimensions.size[axis].placeable
    }

    /// Returns the present estimate of the range of the row at `index` of a collection.
    func range(ofRow index: Int, of wanted: LazyRowsNode, in node: Node) -> ClosedRange<CGFloat> {
        findContent(of: node)
        var position: CGFloat = 0
        for (part, content) in content.enumerated() {
            switch content {
            case .box(let box): position += box.frame.size[axis]
            case .rows(let rows) where rows === wanted:
                for extent in rows.extents.prefix(index) {
                    let extent = extent ?? guessed
                    position += extent.length + extent.gap
                }
                let extent = index < rows.count ? rows.extents[index] ?? guessed : guessed
                return position...(position + max(0, extent.length))
            case .rows(let rows): position += length(of: rows)
            }
            position += gap(after: part)
        }
        return position...position
    }
}
