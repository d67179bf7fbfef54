import Foundation
import LozengeCore

/// The display list that the paint pass writes, and the position in it.
///
/// Every box with several boxes inside keeps its drawing as a fragment. If nothing inside has changed,
/// the next list reuses the fragment.
package struct DisplayListWriter {
    package var list = DisplayList()

    /// The box being painted, in the coordinates of the fragment it is drawn into.
    package private(set) var bounds: CGRect

    /// Paints nothing yet, into a box at `bounds`.
    init(in bounds: CGRect = .zero) { self.bounds = bounds }

    /// Paints one box, which lies in the box being painted.
    mutating func paint(_ node: Node) {
        guard node.exceptions.isEmpty else { return paintException(node) }
        paintPlaced(node)
    }

    /// Paints a moving box where it is shown: all that is drawn inside follows that frame.
    @inline(never)
    private mutating func paintException(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let placed = node.frame
        node.frame = node.tree.motion.presentedFrame(of: node)
        if node.isMoving, node.frame.size == placed.size {
            paintLayer(node)
        } else {
            paintPlaced(node)
        }
        node.frame = placed
    }

    @inline(__always)
    private mutating func paintPlaced(_ node: Node) {
        let outer = bounds
        bounds = node.frame.offsetBy(dx: outer.minX, dy: outer.minY)
        if node.keepsFragment {
            list.append(Self.fragment(of: node), at: bounds.origin)
        } else {
            node.needsPaint = false
            if node.fragment != nil { node.fragment = nil }
            node.paint(&self)
        }
        bounds = outer
    }

    /// Paints a box whose surroundings are in motion: as a layer from the second frame in which it is the same.
    mutating func paintLayer(_ node: Node) {
        let isSame = node.fragment != nil && !node.needsPaint
        let fragment = Self.fragment(of: node)
        let origin = CGPoint(x: bounds.minX + node.frame.minX, y: bounds.minY + node.frame.minY)
        if isSame, fragment.isCostly {
            list.append(layer: fragment, at: origin)
        } else {
            list.append(fragment, at: origin)
        }
    }

    /// Returns the drawing of `node` in its own coordinates: the cached fragment if it is not stale.
    private static func fragment(of node: Node) -> DisplayFragment {
        if let known = node.fragment, !node.needsPaint { return known }
        node.needsPaint = false
        var writer = DisplayListWriter(in: node.bounds)
        if !DrawnRuns.areUsed(by: node) { writer.list.reserve(node.boxes.count) }
        node.paint(&writer)
        node.isStaleItself = false
        let made = DisplayFragment(writer.list)
        node.fragment = made
        return made
    }

    /// Paints what is inside the box being painted, back to front.
    mutating func paintBoxes(of node: Node) {
        let boxes = node.boxesFromBack
        if DrawnRuns.areUsed(by: node) {
            for run in node.tree.drawnRuns.runs(of: node, boxes, in: bounds) {
                list.append(run, at: .zero)
            }
        } else {
            for box in boxes { paint(box.node) }
        }
    }

    /// Calls `content` with `box` as the box being painted, in the same coordinates.
    mutating func within(_ box: CGRect, _ content: (inout DisplayListWriter) -> Void) {
        let outer = bounds
        bounds = box
        content(&self)
        bounds = outer
    }

    /// Draws everything that `content` paints with `effect`.
    mutating func group(_ effect: DrawEffect, _ content: (inout DisplayListWriter) -> Void) {
        list.append(drawn(content), with: effect)
    }

    /// Returns the drawing of `content` in the coordinates of this writer, not yet in the list.
    func drawn(_ content: (inout DisplayListWriter) -> Void) -> DisplayFragment {
        var inner = DisplayListWriter(in: bounds)
        content(&inner)
        return DisplayFragment(inner.list)
    }
}
