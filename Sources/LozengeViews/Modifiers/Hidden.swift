import Foundation
import LozengeCore

nonisolated extension View {
    /// Keeps this view's place, but does not show it.
    ///
    /// Matches: SwiftUI.View.hidden()
    public func hidden() -> some View {
        modifier(HiddenEffect())
    }
}

/// A box whose child is not to be seen, and not to be clicked.
nonisolated struct HiddenEffect {}

extension HiddenEffect: PrimitiveModifier {
    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {}
    func letsKeyboardIn(_ node: PrimitiveNode<Self>) -> Bool { false }
    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? { nil }
    func pointerReach(_ node: PrimitiveNode<Self>) -> CGRect { .null }
}
