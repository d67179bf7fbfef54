import Foundation
import LozengeCore

/// A thin line between views: upright in a row, level in a column and elsewhere.
///
/// Matches: SwiftUI.Divider
nonisolated public struct Divider {
    public init() {}
}

extension Divider: PrimitiveView {
    /// Source: measured on macOS; DIVIDER-1 of the layout notes.
    static let thickness: CGFloat = 1

    package struct Line {
        var color = Color.Resolved.clear
        /// How much of a menu it takes beside itself.
        var distance: CGFloat = 0
    }

    package static var unresolved: Line { Line() }

    /// Source: DIVIDER-1 of the layout notes, colours of iOS.
    package func resolve(_ node: PrimitiveNode<Divider>) -> Line {
        Line(
            color: SeparatorShapeStyle.color(in: _StylePlace(node)),
            distance: node.read(\.isInMenu) ? 4 : 0)
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Divider>
    ) -> CGSize {
        let across: Axis = node.stackAxis == .horizontal ? .horizontal : .vertical
        var size = proposal.replacingUnspecifiedDimensions()
        size[across] = Self.thickness + 2 * node.resolved.distance
        return size
    }

    package func paint(_ node: PrimitiveNode<Divider>, _ context: inout PaintContext) {
        let line = context.bounds.insetBy(dx: 0, dy: node.resolved.distance)
        context.list.append(.fill(.rectangle(line), .color(node.resolved.color)))
    }
}
