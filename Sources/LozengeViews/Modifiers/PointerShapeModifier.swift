import Foundation
import LozengeCore

/// Gives the pointer a shape over a view.
struct PointerShapeModifier: PrimitiveModifier {
    let shape: PointerShape?

    static var affectsLayout: Bool { false }

    func pointerShape(at point: CGPoint, _ node: PrimitiveNode<Self>) -> PointerShape? { shape }
}
