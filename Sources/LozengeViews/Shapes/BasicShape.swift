import Foundation
import LozengeCore

/// A shape that the painter knows by name.
@MainActor
package protocol BasicShape: PrimitiveView where Resolved == Color.Resolved {
    /// The shape's outline in a box.
    func outline(in rect: CGRect) -> DrawShape
}

extension BasicShape {
    /// This shape, filled with `color`.
    ///
    /// Matches: SwiftUI.Shape.fill(_:style:)
    public func fill(_ color: Color) -> some View {
        FilledShape(shape: self, color: color)
    }

    package static var affectsLayout: Bool { false }

    package func resolve(_ node: PrimitiveNode<Self>) -> Color.Resolved {
        (node.read(\.foregroundColor) ?? .primary).resolve(in: node.read(\.colorScheme))
    }

    /// All that is offered, 10 points where nothing is (LEAF-1).
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.list.append(.fill(outline(in: context.bounds), .color(node.resolved)))
    }
}

/// A shape in a colour of its own.
struct FilledShape<Shape: BasicShape>: View {
    let shape: Shape
    let color: Color

    var body: some View { shape.foregroundColor(color) }
}
