import Foundation
import LozengeCore

nonisolated extension View {
    /// Shows of this view only what other views cover, as far as they are opaque.
    ///
    /// What is not covered cannot be clicked.
    ///
    /// - Parameters:
    ///   - alignment: Where the mask goes if it takes another size than this view's.
    ///   - mask: What covers.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.mask(alignment:_:)
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(AccessoryModifier(rule: MaskEffect(alignment: alignment), accessory: mask()))
    }

    /// Shows of this view only what another one covers.
    ///
    /// Matches: SwiftUI.View.mask(_:)
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// A box whose child is seen where a secondary view is.
nonisolated struct MaskEffect {
    let alignment: Alignment
}

extension MaskEffect: PrimitiveModifier {
    func placeChildren(of node: PrimitiveNode<Self>) { node.placeSecondary(alignment) }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        guard node.boxes.count > 1 else { return }
        let mask = context.drawn { $0.paint(node.boxes[1].node) }
        guard !mask.list.isEmpty else { return }
        context.group(.mask(mask)) { $0.paint(node.boxes[0].node) }
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        guard node.boxes.count > 1, node.target(in: node.boxes[1].node, at: point) != nil else {
            return nil
        }
        return node.target(in: node.boxes[0].node, at: point)
    }
}
