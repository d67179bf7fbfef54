import Foundation
import LozengeCore

extension View {
    /// Puts `color` behind this view.
    ///
    /// - Parameters:
    ///   - color: The colour, as large as this view.
    ///   - edges: Where the colour extends to below what covers the edge of the safe area, such as a
    ///     bar, if this view touches that edge.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.background(_:ignoresSafeAreaEdges:)
    /// Differs: a colour; there are no other styles yet.
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        modifier(ColorBackground(color: color, ignoredEdges: edges))
    }
}

/// A box that is its child, with a colour behind.
struct ColorBackground: PrimitiveModifier {
    let color: Color
    let ignoredEdges: Edge.Set

    struct Resolved {
        var color = Color.Resolved.clear
        var reach: Reach?
    }

    var label: String { "background" }

    static var unresolved: Resolved { Resolved() }

    func resolve(_ node: PrimitiveNode<Self>) -> Resolved {
        Resolved(
            color: color.resolve(in: node.read(\.colorPalette)),
            reach: ignoredEdges.isEmpty ? nil : node.resolved.reach ?? node.makeReach())
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        _ = node.resolved.reach?.measure()
        node.boxes[0].place(at: .zero, size: node.frame.size, proposal: node.proposal)
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        if node.resolved.color.opacity > 0 {
            let area = area(context.bounds, node)
            context.list.append(.fill(.rectangle(area), .color(node.resolved.color)))
        }
        context.paintBoxes(of: node)
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        if let target = node.frontmostTarget(at: point) { return target }
        return area(node.bounds, node).contains(point) ? node : nil
    }

    /// Where the colour is to be seen, the view being at `frame`.
    private func area(_ frame: CGRect, _ node: PrimitiveNode<Self>) -> CGRect {
        guard let reach = node.resolved.reach else { return frame }
        let isMirrored = node.isRightToLeft
        let insets = reach.insets.flipped(if: isMirrored).on(ignoredEdges)
        return frame.outset(by: insets.flipped(if: isMirrored))
    }
}
