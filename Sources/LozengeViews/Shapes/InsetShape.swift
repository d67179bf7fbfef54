import Foundation
import LozengeCore

extension BasicShape {
    /// This shape, each edge moved inwards.
    ///
    /// - Parameter amount: How far, in points; less than zero moves outwards.
    /// - Returns: A shape that takes all it is offered, whatever this one does.
    ///
    /// Matches: SwiftUI.InsettableShape.inset(by:)
    public func inset(by amount: CGFloat) -> some View {
        InsetShape(shape: self, amount: amount)
    }
}

/// A shape in a smaller box than its own.
struct InsetShape<Shape: BasicShape>: BasicShape {
    let shape: Shape
    let amount: CGFloat

    func outline(in rect: CGRect) -> DrawShape {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return shape.outline(in: inner.isNull ? CGRect(origin: rect.origin, size: .zero) : inner)
    }
}
