import Foundation
import LozengeCore

/// The box of a canvas: what the function drew, kept as a fragment; the boxes inside are symbols.
nonisolated struct CanvasBox {
    let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension CanvasBox: Primitive {
    var label: String { "Canvas" }
    static var affectsLayout: Bool { false }
    static var isLayoutBoundary: Bool { true }
    static func keepsDrawing(_ node: PrimitiveNode<Self>) -> Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Source: a choice; what symbols are offered is not documented.
    func placeChildren(of node: PrimitiveNode<Self>) {
        let proposal = ProposedViewSize(node.frame.size)
        for symbol in node.subviews { symbol.place(at: .zero, offered: proposal) }
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        let place = CanvasPlace(node)
        let layer = CanvasLayer()
        node.whilePainting {
            var graphics = GraphicsContext(drawing: layer, in: place)
            renderer(&graphics, node.frame.size)
        }
        place.leave()
        context.append(layer.fragment, clippedTo: context.bounds)
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        node.bounds.contains(point) ? node : nil
    }
}

extension PaintContext {
    /// A fragment of which nothing is seen beyond `rect`.
    fileprivate mutating func append(_ fragment: DisplayFragment, clippedTo rect: CGRect) {
        if rect.contains(fragment.reach) {
            list.append(fragment, at: .zero)
        } else {
            list.append(fragment, with: .clip(.rectangle(rect)))
        }
    }
}
