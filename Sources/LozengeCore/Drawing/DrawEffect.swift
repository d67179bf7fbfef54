import Foundation

/// What happens to a whole group of commands.
public enum DrawEffect: Equatable, Sendable {
    /// Shows only what lies inside a shape.
    case clip(DrawShape)
    /// Shows only as much as something else covers.
    case mask(DisplayFragment)
    /// Draws the group as one picture, as opaque as the number says, 0 to 1.
    case opacity(Double)
    /// Draws below the group a blurred copy of its outline in one colour.
    case shadow(Shadow)
    /// Blurs the group by a standard deviation in points; as if it went on beyond its edges, if
    /// `isOpaque`.
    case blur(CGFloat, isOpaque: Bool)
    /// Draws the group in other colours.
    case filter(ColorMatrix)
    /// Draws the group as one picture, mixed with what is below.
    case blend(BlendMode)
    /// Draws the group turned, stretched or moved.
    case transform(CGAffineTransform)
    /// Draws the group as one picture in perspective.
    case projection(ProjectionTransform)
}
