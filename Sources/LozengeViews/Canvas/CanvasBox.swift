import Foundation
import LozengeCore

/// The box of a canvas, which keeps the drawing as a fragment; its children are the symbols.
nonisolated struct CanvasBox {
    let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension CanvasBox: Primitive {
    var label: String { "Canvas" }
    static var affectsLayout: Bool { false }
    static var isLayoutBoundary: Bool { true }
    static func keepsDrawing(_ context: PaintContext<Self>) -> Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Source: a choice; what symbols are offered is not documented.
    func placeChildren(_ context: LayoutContext<Self>) {
        let proposal = ProposedViewSize(context.size)
        for symbol in context.subviews { symbol.place(at: .zero, offered: proposal) }
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let place = CanvasDrawing(context.node)
        let layer = CanvasLayer()
        context.whilePainting {
            var graphics = GraphicsContext(drawing: layer, in: place)
            renderer(&graphics, context.size)
        }
        place.leave()
        writer.append(layer.fragment, clippedTo: writer.bounds)
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.bounds.contains(point) ? context.node : nil
    }
}

extension DisplayListWriter {
    /// Appends a fragment, clipped to `rect`.
    fileprivate mutating func append(_ fragment: DisplayFragment, clippedTo rect: CGRect) {
        if rect.contains(fragment.reach) {
            list.append(fragment, at: .zero)
        } else {
            list.append(fragment, with: .clip(.rectangle(rect)))
        }
    }
}
