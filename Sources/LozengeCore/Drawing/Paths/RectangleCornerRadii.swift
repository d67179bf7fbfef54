import Foundation

/// A radius for each corner of a rectangle, in points; less than zero and NaN count as zero.
///
/// ```swift
/// let tab = RectangleCornerRadii(topLeading: 8, topTrailing: 8)
/// UnevenRoundedRectangle(cornerRadii: tab).fill(.gray)
/// ```
///
/// Matches: SwiftUI.RectangleCornerRadii
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates radii, each 0 by default.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The same radius at all corners if there is one.
    package var uniform: CGFloat? {
        let isUniform =
            topLeading == bottomLeading && topLeading == bottomTrailing
            && topLeading == topTrailing
        return isUniform ? topLeading : nil
    }

    /// The radii times a number.
    package func scaled(by scale: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading * scale, bottomLeading: bottomLeading * scale,
            bottomTrailing: bottomTrailing * scale, topTrailing: topTrailing * scale)
    }

    /// The radii made smaller, all by the same factor, until two on one side of `size` fit on it.
    package func fitting(in size: CGSize) -> RectangleCornerRadii {
        func sane(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1e12) : 0 }
        let radii = RectangleCornerRadii(
            topLeading: sane(topLeading), bottomLeading: sane(bottomLeading),
            bottomTrailing: sane(bottomTrailing), topTrailing: sane(topTrailing))
        let factors = [
            size.width / (radii.topLeading + radii.topTrailing),
            size.width / (radii.bottomLeading + radii.bottomTrailing),
            size.height / (radii.topLeading + radii.bottomLeading),
            size.height / (radii.topTrailing + radii.bottomTrailing),
        ]
        return radii.scaled(by: factors.reduce(1) { $1 < $0 ? $1 : $0 })
    }
}

extension RectangleCornerRadii {
    /// The radii that interpolate.
    ///
    /// Matches: SwiftUI.RectangleCornerRadii.animatableData
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading),
                AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
