import Foundation
import LozengeCore

/// A colour is a view that fills whatever it is offered; 10 points where nothing is.
///
/// Matches: SwiftUI.Color
extension Color: View, Primitive, PrimitiveView {
    public typealias Body = Never

    package static var affectsLayout: Bool { false }

    package func resolve(_ node: PrimitiveNode<Color>) -> Resolved {
        resolve(in: node.read(\.colorPalette))
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Color>
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func paint(_ node: PrimitiveNode<Color>, _ context: inout PaintContext) {
        guard node.resolved.opacity > 0 else { return }
        context.list.append(.fill(.rectangle(context.bounds), .color(node.resolved)))
    }
}
