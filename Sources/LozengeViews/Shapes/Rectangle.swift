import Foundation
import LozengeCore

/// A rectangle that fills the proposed size.
///
/// ```swift
/// Rectangle().stroke(.red, lineWidth: 2).frame(width: 80, height: 40)
/// ```
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
