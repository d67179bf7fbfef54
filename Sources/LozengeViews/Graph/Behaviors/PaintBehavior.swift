import Foundation
import LozengeCore

/// The hooks of the paint pass.
@MainActor
package protocol PaintBehavior: PrimitiveContent {
    /// True if the drawing is kept as a fragment even if there is at most one box inside; asked after
    /// each update.
    static func keepsDrawing(_ context: PaintContext<Self>) -> Bool

    /// Draws this view and the boxes inside; only those by default.
    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter)
}

extension PaintBehavior {
    package static func keepsDrawing(_ context: PaintContext<Self>) -> Bool { false }

    package func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
    }
}

/// The members of a node that are legal while it is painted: its frame and its resolved value, which
/// layout and update have written.
package struct PaintContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    @inline(__always)
    init(_ node: ContentNode<Content>) { self.node = node }
}

extension PaintContext {
    /// Calls `body`; the box is painted again when a value changes that it reads.
    func whilePainting(_ body: () -> Void) { node.whilePainting(body) }

    /// The time of the frame.
    var time: Duration { node.tree.clock.time }

    /// The distance of the shown box from its place in the window, while frames are animated.
    var frameOffset: CGSize {
        let (shown, placed) = (node.shownFrameInWindow, node.frameInWindow)
        return CGSize(width: shown.minX - placed.minX, height: shown.minY - placed.minY)
    }

    /// The time that a blinking caret is visible, and then invisible.
    ///
    /// `nil` if the desktop sets none; zero or less if carets do not blink.
    var caretBlink: Duration? { node.tree.backend?.caretBlink }

    /// True if the window has the keyboard.
    var isWindowActive: Bool { node.tree.isActive }

    /// The selected part of the text that this box shows, `nil` for none.
    var selection: SelectedText? {
        node.tree.selection.flatMap { $0.belongs(to: node) ? $0 : nil }
    }
}

extension DisplayListWriter {
    /// Paints the boxes inside the box being painted, back to front.
    mutating func paintBoxes<Content>(of context: PaintContext<Content>) {
        paintBoxes(of: context.node)
    }

    /// Paints the box inside an effect: as a layer while the effect is animated and the box stays the same.
    mutating func paintMovingBoxes<Content>(of context: PaintContext<Content>) {
        let node = context.node
        if node.isShifted, node.boxes.count == 1, node.boxes[0].node.exceptions.isEmpty {
            paintLayer(node.boxes[0].node)
        } else {
            paintBoxes(of: node)
        }
    }
}
