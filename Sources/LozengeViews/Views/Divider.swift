import Foundation
import LozengeCore

/// A thin line between views: upright in a row, level in a column and elsewhere.
///
/// Matches: SwiftUI.Divider
public struct Divider: PrimitiveView {
    /// Source: measured on macOS; DIVIDER-1 of the layout notes.
    static let thickness: CGFloat = 1

    public init() {}

    /// Source: DIVIDER-1 of the layout notes, colours of iOS.
    package func resolve(_ node: PrimitiveNode<Divider>) -> Color.Resolved {
        SeparatorShapeStyle.color(in: _StylePlace(node))
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Divider>
    ) -> CGSize {
        let across: Axis = node.stackAxis == .horizontal ? .horizontal : .vertical
        var size = proposal.replacingUnspecifiedDimensions()
        size[across] = Self.thickness
        return size
    }

    package func paint(_ node: PrimitiveNode<Divider>, _ context: inout PaintContext) {
        context.list.append(.fill(.rectangle(context.bounds), .color(node.resolved)))
    }
}
