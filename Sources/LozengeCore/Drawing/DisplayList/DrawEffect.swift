import Foundation

/// An effect on a group of commands.
public enum DrawEffect: Equatable, Sendable {
    /// Clips the group to a shape.
    case clip(DrawShape)
    /// Masks the group by the alpha of a fragment.
    case mask(DisplayFragment)
    /// Draws the group as one picture with an opacity from 0 to 1.
    case opacity(Double)
    /// Draws a blurred copy of the group's outline in one colour below the group.
    case shadow(Shadow)
    /// Blurs the group by a standard deviation in points; with opaque edges if `isOpaque`.
    case blur(CGFloat, isOpaque: Bool)
    /// Changes the colours of the group.
    case filter(ColorMatrix)
    /// Draws one colour where the group's opacity is in a range.
    case threshold(AlphaThreshold)
    /// Draws the group as one picture with a blend mode.
    case blend(BlendMode)
    /// Transforms the group.
    case transform(CGAffineTransform)
    /// Draws the group as one picture in perspective.
    case projection(ProjectionTransform)
}
