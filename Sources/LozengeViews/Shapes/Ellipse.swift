import Foundation
import LozengeCore

/// An ellipse that fills the proposed size.
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
