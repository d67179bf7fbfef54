import Foundation
import LozengeCore

/// A colour as a view: fills the proposed size; an unspecified side is 10 points.
///
/// Matches: SwiftUI.Color
extension Color: View, Primitive, PrimitiveView {
    public typealias Body = Never

    package static var unresolved: Resolved { .clear }
    package static var affectsLayout: Bool { false }

    package func resolve(_ context: UpdateContext<Color>) -> Resolved {
        resolve(in: context.read(\.colorPalette))
    }

    package func motionData(_ resolved: Resolved) -> Resolved.AnimatableData {
        resolved.animatableData
    }

    package mutating func setMotionData(
        _ data: Resolved.AnimatableData, _ resolved: inout Resolved
    ) {
        resolved.animatableData = data
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Color>
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func paint(_ context: PaintContext<Color>, _ writer: inout DisplayListWriter) {
        guard context.resolved.opacity > 0 else { return }
        writer.list.append(.fill(.rectangle(writer.bounds), .color(context.resolved)))
    }

    /// Returns the colour where it is seen: events go through a clear one to what is behind.
    package func target(at point: CGPoint, _ context: EventContext<Color>) -> Node? {
        context.resolved.opacity > 0 && context.bounds.contains(point) ? context.node : nil
    }
}
