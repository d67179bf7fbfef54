import Foundation
import LozengeCore

/// Writes the display list, each view below its children.
///
/// Every box with several boxes inside keeps what it drew as a fragment. Where nothing inside has
/// changed the next list takes the fragment as it is.
enum PaintPass {
    static func run(on root: Node) -> DisplayList {
        var context = PaintContext()
        context.paintBoxes(of: root)
        root.needsPaint = false
        return context.list
    }
}

/// Where the paint pass is, and what it has written so far.
package struct PaintContext {
    package var list = DisplayList()

    /// The box being painted, in the coordinates of the fragment it is drawn into.
    package private(set) var bounds: CGRect

    /// Paints nothing yet, into a box at `bounds`.
    init(in bounds: CGRect = .zero) { self.bounds = bounds }

    /// Paints one box, which lies in the box being painted.
    mutating func paint(_ node: Node) {
        let outer = bounds
        bounds = node.frame.offsetBy(dx: outer.minX, dy: outer.minY)
        if node.keepsFragment {
            list.append(Self.fragment(of: node), at: bounds.origin)
        } else {
            node.needsPaint = false
            node.paint(&self)
        }
        bounds = outer
    }

    /// What `node` draws, in its own coordinates: what it drew last, if that is still so.
    private static func fragment(of node: Node) -> DisplayFragment {
        if let known = node.fragment, !node.needsPaint { return known }
        node.needsPaint = false
        var context = PaintContext(in: CGRect(origin: .zero, size: node.frame.size))
        context.list.reserve(node.boxes.count)
        node.paint(&context)
        let made = DisplayFragment(context.list)
        node.fragment = made
        return made
    }

    /// Paints what is inside the box being painted, back to front.
    mutating func paintBoxes(of node: Node) {
        for box in node.boxesFromBack where !box.node.isLeftOut { paint(box.node) }
    }

    /// `content` paints into another box, in the same coordinates.
    mutating func within(_ box: CGRect, _ content: (inout PaintContext) -> Void) {
        let outer = bounds
        bounds = box
        content(&self)
        bounds = outer
    }

    /// Everything `content` paints is drawn with `effect`.
    mutating func group(_ effect: DrawEffect, _ content: (inout PaintContext) -> Void) {
        list.append(drawn(content), with: effect)
    }

    /// What `content` paints, in the coordinates of this context, not painted.
    func drawn(_ content: (inout PaintContext) -> Void) -> DisplayFragment {
        var inner = PaintContext(in: bounds)
        content(&inner)
        return DisplayFragment(inner.list)
    }
}
