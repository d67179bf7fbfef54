import Foundation
import LozengeCore

/// A rectangle that fills the proposed size.
///
/// Matches: SwiftUI.Rectangle
nonisolated public struct Rectangle: InsettableShape, InsetFigure, SizelessShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
