import Foundation

/// One step of painting.
///
/// Coordinates are in points, unrounded: the painter puts edges on device pixels, each edge to the
/// nearest. All but texts and fragments are kept aside, so that lists, which are mostly these, are
/// short in memory.
public enum DrawCommand: Equatable, Sendable {
    /// A shape in one paint.
    indirect case fill(DrawShape, Paint)
    /// A frame of `width` points inside the edges of a rectangle.
    indirect case border(CGRect, width: CGFloat, Paint)
    /// Text with its top-left corner at a point.
    case text(TextLayout, at: CGPoint, TextPaint)
    /// A picture that fills a rectangle as its style says.
    indirect case picture(Picture, in: CGRect, PictureStyle)
    /// Several commands that are drawn with an effect.
    indirect case group(DrawEffect, DisplayFragment)
    /// Several commands whose coordinates count from a point.
    case fragment(DisplayFragment, at: CGPoint)
}
