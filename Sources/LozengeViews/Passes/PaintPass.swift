import Foundation
import LozengeCore

/// Writes the display list, each view below its children.
enum PaintPass {
    static func run(on root: Node) -> DisplayList {
        var context = PaintContext()
        context.paintBoxes(of: root)
        return context.list
    }
}

/// Where the paint pass is, and what it has written so far.
package struct PaintContext {
    package var list = DisplayList()

    /// The box being painted, in the window's coordinates.
    package private(set) var bounds = CGRect.zero

    /// Paints one box, which lies in the box being painted.
    mutating func paint(_ node: Node) {
        let outer = bounds
        bounds = node.frame.offsetBy(dx: outer.minX, dy: outer.minY)
        node.paint(&self)
        bounds = outer
    }

    /// Paints what is inside the box being painted, back to front.
    mutating func paintBoxes(of node: Node) {
        for box in node.boxes where !box.node.isLeftOut { paint(box.node) }
    }

    /// Everything `content` paints is drawn with `effect`.
    mutating func group(_ effect: DrawEffect, _ content: (inout PaintContext) -> Void) {
        var inner = self
        list.group(effect) { list in
            swap(&inner.list, &list)
            content(&inner)
            swap(&inner.list, &list)
        }
    }
}
