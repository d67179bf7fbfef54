import Foundation

/// A drawing command.
///
/// Coordinates are in points without rounding; the painter snaps edges to device pixels. Cases are
/// indirect except text and fragments, so that lists, which consist mostly of these, need little
/// memory.
public enum DrawCommand: Equatable, Sendable {
    /// Fills or strokes a shape.
    indirect case fill(DrawShape, Paint)
    /// Draws a border of `width` points inside of a rectangle.
    indirect case border(CGRect, width: CGFloat, Paint)
    /// Draws text with its top-left corner at a point.
    case text(TextLayout, at: CGPoint, TextPaint)
    /// Draws a picture that fills a rectangle.
    indirect case picture(Picture, in: CGRect, PictureStyle)
    /// Draws a group with an effect.
    indirect case group(DrawEffect, DisplayFragment)
    /// Draws a fragment with its origin at a point.
    case fragment(DisplayFragment, at: CGPoint)
    /// Draws a fragment that is in motion: renderers keep its picture while it stays the same.
    ///
    /// The picture is moved by whole pixels, and scaled and turned as it is: a little less sharp than the
    /// fragment, which is drawn when the motion is over.
    case layer(DisplayFragment, at: CGPoint)
}
