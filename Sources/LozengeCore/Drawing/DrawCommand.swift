import Foundation

/// One step of painting.
///
/// Coordinates are in points, unrounded: the painter puts edges on device pixels, each edge to the
/// nearest.
public enum DrawCommand: Equatable, Sendable {
    /// A shape in one paint.
    case fill(DrawShape, Paint)
    /// A frame of `width` points inside the edges of a rectangle.
    case border(CGRect, width: CGFloat, Paint)
    /// Text with its top-left corner at a point.
    case text(TextLayout, at: CGPoint, TextPaint)
    /// A picture that fills a rectangle as its style says; kept aside, since few commands are one.
    indirect case picture(Picture, in: CGRect, PictureStyle)
    /// Several commands that are drawn with an effect.
    case group(DrawEffect, DisplayFragment)
    /// Several commands whose coordinates count from a point.
    case fragment(DisplayFragment, at: CGPoint)
}
