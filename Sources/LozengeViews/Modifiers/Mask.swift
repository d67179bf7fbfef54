import Foundation
import LozengeCore

nonisolated extension View {
    /// Masks this view by the alpha of other views.
    ///
    /// The part outside of the mask does not receive events.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the mask in this view if their sizes differ.
    ///   - mask: The views whose alpha is used.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.mask(alignment:_:)
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(AccessoryModifier(rule: MaskEffect(alignment: alignment), accessory: mask()))
    }

    /// Masks this view by the alpha of another view.
    ///
    /// Matches: SwiftUI.View.mask(_:)
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// A layout-neutral modifier whose child is visible through a secondary view.
nonisolated struct MaskEffect {
    let alignment: Alignment
}

extension MaskEffect: PrimitiveModifier {
    func placeChildren(_ context: LayoutContext<Self>) { context.placeSecondary(alignment) }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        guard context.boxes.count > 1 else { return }
        let mask = writer.drawn { $0.paint(context.boxes[1].node) }
        guard !mask.list.isEmpty else { return }
        writer.group(.mask(mask)) { $0.paint(context.boxes[0].node) }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        guard context.boxes.count > 1, context.target(in: context.boxes[1], at: point) != nil else {
            return nil
        }
        return context.target(in: context.boxes[0], at: point)
    }
}
