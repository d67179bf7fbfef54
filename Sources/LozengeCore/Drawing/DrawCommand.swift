import Foundation

/// One step of painting.
///
/// Coordinates are in points, unrounded: the painter puts edges on device pixels, each edge to the
/// nearest.
public enum DrawCommand: Equatable, Sendable {
    /// The inside of a shape.
    case fill(DrawShape, Paint)
    /// A frame of `width` points inside the edges of a rectangle.
    case border(CGRect, width: CGFloat, Paint)
    /// Text with its top-left corner at a point.
    case text(TextLayout, at: CGPoint, TextPaint)
    /// A picture, stretched to a rectangle.
    case picture(Picture, in: CGRect)
    /// Several commands that are drawn with an effect.
    case group(DrawEffect, DisplayFragment)
    /// Several commands whose coordinates count from a point.
    case fragment(DisplayFragment, at: CGPoint)
}

/// What ``DrawCommand/fill(_:_:)`` and ``DrawEffect/clip(_:)`` can take.
public enum DrawShape: Equatable, Sendable {
    case rectangle(CGRect)
    /// Corners are quarter circles; the radius is at most half the shorter side.
    case roundedRectangle(CGRect, radius: CGFloat)
    /// The largest ellipse inside a rectangle.
    case ellipse(CGRect)
}

/// What a shape is filled with.
public enum Paint: Equatable, Sendable {
    case color(Color.Resolved)
}

/// What happens to a whole group of commands.
public enum DrawEffect: Equatable, Sendable {
    /// Shows only what lies inside a shape.
    case clip(DrawShape)
    /// Draws the group as one picture, as opaque as the number says, 0 to 1.
    case opacity(Double)
    /// Draws below the group a blurred copy of its outline in one colour.
    case shadow(Shadow)
}
