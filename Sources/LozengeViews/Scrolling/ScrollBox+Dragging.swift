import Foundation
import LozengeCore

extension ScrollBox {
    /// The distance from an edge within which a drag scrolls, in points.
    ///
    /// Source: `docs/dragging.md`, DND-6.
    private static let zone: CGFloat = 24

    /// Returns the distance by which a drag scrolls in a frame: the nearer to an edge, the further.
    ///
    /// - Parameters:
    ///   - position: The position of the pointer from the start of the view, in points; it may be outside.
    ///   - length: The length of the view.
    /// - Returns: The distance in points, negative towards the start.
    static func dragDistance(at position: CGFloat, in length: CGFloat) -> CGFloat {
        let (before, after) = (zone - position, position - length + zone)
        if before > 0 { return -min(before, zone) / 2 }
        return after > 0 ? min(after, zone) / 2 : 0
    }

    /// Scrolls while something is dragged near an edge: the nearer, the faster.
    func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? {
        guard case .rested = event, context.bounds.contains(point) else { return nil }
        let size = context.size
        let x = context.isRightToLeft ? size.width - point.x : point.x
        let step = CGSize(
            width: Self.dragDistance(at: x, in: size.width),
            height: Self.dragDistance(at: point.y, in: size.height))
        let start = context.resolved.offset
        guard step != .zero, scroll(by: step, context) else { return nil }
        movedByUser(from: start, context)
        return .move
    }
}
