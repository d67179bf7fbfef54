import Foundation
import LozengeCore

/// A rectangle with a separate radius for each corner; fills the proposed size.
///
/// Matches: SwiftUI.UnevenRoundedRectangle
nonisolated public struct UnevenRoundedRectangle: InsettableShape, InsetFigure, SizelessShape {
    /// The radii in points; if two of them exceed a side, all are scaled down by the same factor.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns an inset path whose corners have the same centers, and smaller radii.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        var inner = self
        inner.cornerRadii.topLeading -= amount
        inner.cornerRadii.bottomLeading -= amount
        inner.cornerRadii.bottomTrailing -= amount
        inner.cornerRadii.topTrailing -= amount
        return inner.path(in: rect.inset(by: amount))
    }

    /// The radii, which interpolate.
    ///
    /// Matches: SwiftUI.UnevenRoundedRectangle.animatableData
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a separate radius for each corner.
    ///
    /// Matches: SwiftUI.Shape.rect(cornerRadii:style:)
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with round corners, each with a radius of its own.
    ///
    /// Matches: SwiftUI.Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}
