import Foundation
import LozengeCore

/// A rectangle with rounded corners; fills the proposed size.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 80, height: 40)
/// ```
///
/// Matches: SwiftUI.RoundedRectangle
nonisolated public struct RoundedRectangle: InsettableShape, InsetFigure, SizelessShape {
    /// The radii of a corner in points; clamped to half of each side, negative and NaN count as 0.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        guard cornerSize.width == cornerSize.height else {
            return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
        }
        return Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }

    /// Returns an inset path whose corners have the same centers, and smaller radii.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        var inner = self
        inner.cornerSize.width -= amount
        inner.cornerSize.height -= amount
        return inner.path(in: rect.inset(by: amount))
    }

    /// The radii, which interpolate.
    ///
    /// Matches: SwiftUI.RoundedRectangle.animatableData
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with equal rounded corners.
    ///
    /// Matches: SwiftUI.Shape.rect(cornerRadius:style:)
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

    /// A rectangle with elliptical corners.
    ///
    /// Matches: SwiftUI.Shape.rect(cornerSize:style:)
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
