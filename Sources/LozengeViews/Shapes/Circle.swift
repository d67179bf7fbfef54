import Foundation
import LozengeCore

/// A circle whose diameter is the shorter side of the proposed size.
///
/// ```swift
/// Circle().stroke(.blue, lineWidth: 2).frame(width: 40, height: 40)
/// ```
///
/// Matches: SwiftUI.Circle
nonisolated public struct Circle: InsettableShape, InsetFigure, SizelessShape {
    public init() {}

    /// Returns the largest circle centered in `rect`.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a square of the shorter proposed side; an unspecified side counts as 10 points (LEAF-2).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
