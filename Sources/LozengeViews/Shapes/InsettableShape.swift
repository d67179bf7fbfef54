import Foundation
import LozengeCore

/// A shape that there is a smaller one inside of.
///
/// Matches: SwiftUI.InsettableShape
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// This shape, each edge moved inwards.
    ///
    /// - Parameter amount: How far, in points; less than zero moves outwards.
    /// - Returns: The smaller shape.
    @MainActor @preconcurrency func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows its figure in a smaller box than its own.
protocol InsetFigure: Shape {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension InsetFigure {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        path(in: rect.inset(by: amount))
    }
}

/// A figure in a smaller box than its own; it takes all it is offered, whatever the shape does.
nonisolated struct Inset<Base: InsetFigure> {
    let base: Base
    let amount: CGFloat

    init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }
}

extension Inset: InsettableShape, SizelessShape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { base.path(in: rect, insetBy: amount) }

    func inset(by amount: CGFloat) -> Inset { Inset(base, self.amount + amount) }
}

extension CGRect {
    /// The rectangle with each edge moved inwards, nothing in its middle if it is too small.
    nonisolated func inset(by amount: CGFloat) -> CGRect {
        let inner = insetBy(dx: amount, dy: amount)
        return inner.isNull ? CGRect(x: midX, y: midY, width: 0, height: 0) : inner
    }
}
