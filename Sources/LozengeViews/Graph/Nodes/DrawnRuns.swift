import Foundation
import LozengeCore

/// The drawings of containers with many boxes, in runs of some of them: where one box changed, only its run is
/// painted again, and the comparison for damage passes over the others.
final class DrawnRuns {
    /// The fewest boxes that are drawn in runs.
    private static let fewestBoxes = 16

    private struct Drawing {
        var bounds: CGRect
        var boxCount: Int
        var runs: [DisplayFragment]
    }

    private var drawings: [ObjectIdentifier: Drawing] = [:]

    /// True if a container is drawn in runs.
    static func areUsed(by node: Node) -> Bool {
        node.boxes.count >= fewestBoxes && node.keepsFragment
    }

    /// Paints the boxes of a container that are stale, with the others of their runs.
    ///
    /// - Parameters:
    ///   - node: The container.
    ///   - boxes: All that it shows.
    ///   - bounds: Its box, in the coordinates of the drawings.
    /// - Returns: All runs, back to front.
    func runs(of node: Node, _ boxes: [LayoutSubview], in bounds: CGRect) -> [DisplayFragment] {
        let known = node.isStaleItself ? nil : drawing(of: node, boxes.count, in: bounds)
        // As many runs as boxes in each: both lists are walked in every frame in which a box changes.
        let length = Int(Double(boxes.count).squareRoot())
        var runs: [DisplayFragment] = []
        for start in stride(from: 0, to: boxes.count, by: length) {
            let run = boxes[start..<min(start + length, boxes.count)]
            if let known, !run.contains(where: \.reference.isStale) {
                runs.append(known.runs[runs.count])
            } else {
                var writer = DisplayListWriter(in: bounds)
                for box in run { writer.paint(box.node) }
                runs.append(DisplayFragment(writer.list))
            }
        }
        drawings[ObjectIdentifier(node)] = Drawing(
            bounds: bounds, boxCount: boxes.count, runs: runs)
        return runs
    }

    /// Returns the last drawing of a container if its order is still the same.
    private func drawing(of node: Node, _ count: Int, in bounds: CGRect) -> Drawing? {
        guard !node.tree.hasZIndices, let known = drawings[ObjectIdentifier(node)],
            known.boxCount == count, known.bounds == bounds
        else { return nil }
        return known
    }

    /// Forgets the drawing of a container that leaves the tree.
    func forget(_ node: Node) {
        if Self.areUsed(by: node) { drawings[ObjectIdentifier(node)] = nil }
    }
}
