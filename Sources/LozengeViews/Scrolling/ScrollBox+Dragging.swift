import Foundation
import LozengeCore

extension ScrollBox {
    /// The distance from an edge within which a drag scrolls, in points.
    ///
    /// Source: `docs/dragging.md`, DND-6.
    private static let zone: CGFloat = 24

    /// Scrolls while something is dragged near an edge: the nearer, the faster.
    func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? {
        guard case .rested = event, context.bounds.contains(point) else { return nil }
        func speed(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
            if position < Self.zone { return -(Self.zone - position) / 2 }
            return max(0, position - length + Self.zone) / 2
        }
        let step = CGSize(
            width: speed(
                context.isRightToLeft ? context.size.width - point.x : point.x, context.size.width),
            height: speed(point.y, context.size.height))
        let start = context.resolved.offset
        guard step != .zero, scroll(by: step, context) else { return nil }
        movedByUser(from: start, context)
        return .move
    }
}
