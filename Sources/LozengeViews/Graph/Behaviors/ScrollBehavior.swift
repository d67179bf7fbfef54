import Foundation
import LozengeCore

/// The hooks of containers whose content can be moved.
@MainActor
package protocol ScrollBehavior: PrimitiveContent {
    /// True for a container that hides what is outside of its frame.
    static var hidesOutside: Bool { get }

    /// Scrolls by the distance of a key.
    ///
    /// - Returns: True if the content has moved.
    func scroll(by step: ScrollStep, _ context: EventContext<Self>) -> Bool

    /// Moves the content so that `rect` of this box is visible, with a margin around it if it is moved to an edge.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - inner: The box inside with it; `nil` if it belongs to this one.
    ///   - anchor: The point that is aligned with the same point of this box; `nil` to scroll as little as needed.
    ///   - margin: The distance in points from the edge.
    ///   - context: This box.
    /// - Returns: The position of `rect` after that.
    func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat,
        _ context: EventContext<Self>
    ) -> CGRect

    /// Called for a container that creates rows on demand, after a scroll view around has placed its content.
    func hasScrolled(_ context: LayoutContext<Self>)

    /// Scrolls to a row that has not been created yet.
    func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, within outermost: Node?,
        _ context: EventContext<Self>)
}

extension ScrollBehavior {
    package static var hidesOutside: Bool { false }

    package func scroll(by step: ScrollStep, _ context: EventContext<Self>) -> Bool { false }

    package func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat,
        _ context: EventContext<Self>
    ) -> CGRect { rect }

    package func hasScrolled(_ context: LayoutContext<Self>) {}

    package func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, within outermost: Node?,
        _ context: EventContext<Self>
    ) {}
}

extension PrimitiveHolder {
    var hidesOutside: Bool { Content.hidesOutside }

    func scroll(by step: ScrollStep) -> Bool { primitive.scroll(by: step, eventContext) }

    func hasScrolled() { primitive.hasScrolled(layoutContext) }

    func revealing(
        _ rect: CGRect, of inner: Node?, anchor: UnitPoint?, margin: CGFloat
    ) -> CGRect {
        primitive.revealing(rect, of: inner, anchor: anchor, margin: margin, eventContext)
    }

    func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, within outermost: Node?
    ) {
        primitive.reveal(row: index, of: rows, anchor: anchor, within: outermost, eventContext)
    }
}

extension Node {
    /// Scrolls the views around so that `rect` of this box is visible.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - anchor: The point of the rectangle that is aligned with the same point of each scroll view; `nil` to scroll as
    ///     little as needed.
    ///   - margin: The distance in points from the edge to which it is moved.
    ///   - outermost: The node whose scroll views scroll; `nil` for all around.
    final func reveal(
        _ rect: CGRect, anchor: UnitPoint? = nil, margin: CGFloat = 0,
        within outermost: Node? = nil
    ) {
        var rect = rect
        var (box, inner) = (Node?.some(self), Node?.none)
        while let current = box, outermost.map(current.isBelow) ?? true {
            let revealed = current.holder?.revealing(
                rect, of: inner, anchor: anchor, margin: margin)
            rect = (revealed ?? rect).offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            (box, inner) = (current.superbox, current)
        }
    }
}
