import Foundation
import LozengeCore

/// A shape that can inset itself to produce another shape.
///
/// ```swift
/// Circle().strokeBorder(.blue, lineWidth: 6)
/// Capsule().inset(by: 4).fill(.green)
/// ```
///
/// Matches: SwiftUI.InsettableShape
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns this shape with each edge moved inwards.
    ///
    /// - Parameter amount: The distance in points; a negative distance moves the edges outwards.
    /// - Returns: The inset shape.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with a path for an inset rectangle.
nonisolated protocol InsetFigure: Shape {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

nonisolated extension InsetFigure {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        path(in: rect.inset(by: amount))
    }
}

/// An inset shape; fills the proposed size, even if its base does not.
nonisolated struct Inset<Base: InsetFigure> {
    var base: Base
    var amount: CGFloat

    init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }
}

nonisolated extension Inset: InsettableShape, SizelessShape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { base.path(in: rect, insetBy: amount) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func inset(by amount: CGFloat) -> Inset { Inset(base, self.amount + amount) }
}

extension CGRect {
    /// Returns the rectangle with each edge moved inwards; an empty one at its center if it is too small.
    nonisolated func inset(by amount: CGFloat) -> CGRect {
        let inner = insetBy(dx: amount, dy: amount)
        return inner.isNull ? CGRect(x: midX, y: midY, width: 0, height: 0) : inner
    }
}
