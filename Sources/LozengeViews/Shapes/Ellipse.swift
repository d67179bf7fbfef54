import Foundation
import LozengeCore

/// An ellipse that fills the proposed size.
///
/// ```swift
/// Ellipse().fill(.teal.gradient).frame(width: 80, height: 40)
/// ```
///
/// Matches: SwiftUI.Ellipse
nonisolated public struct Ellipse: InsettableShape, InsetFigure, SizelessShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
