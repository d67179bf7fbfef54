import Foundation
import LozengeCore

/// A rectangle whose corner radius is half of its shorter side; fills the proposed size.
///
/// ```swift
/// Text("New").padding(6).background(.yellow, in: Capsule())
/// ```
///
/// Matches: SwiftUI.Capsule
nonisolated public struct Capsule: InsettableShape, InsetFigure, SizelessShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule.
    ///
    /// Matches: SwiftUI.Shape.capsule(style:)
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }

    /// The shape of a button's border.
    public static var buttonBorder: Capsule { Capsule() }
}
