import Foundation

/// A shape to draw: the inside of a path or a stroke along it.
public struct DrawShape: Equatable, Sendable {
    /// The path.
    public var path: Path
    /// The style of the stroke; `nil` to fill the inside.
    public var stroke: StrokeStyle?
    /// The fill rule and antialiasing.
    public var style: FillStyle
    /// The rectangle whose edges are snapped to device pixels, together with the path; if null, the
    /// path's own bounds.
    ///
    /// For a view's shape it is the view's frame, so that shapes that touch in points also touch in
    /// pixels.
    public var box: CGRect
    /// The origin of the path and the box, so that a moved shape has the same path.
    public var origin: CGPoint

    /// Creates a shape: the inside of a path, or the stroke along it if `stroke` is set.
    public init(
        _ path: Path, stroke: StrokeStyle? = nil, style: FillStyle = FillStyle(),
        box: CGRect = .null, at origin: CGPoint = .zero
    ) {
        self.path = path
        self.stroke = stroke
        self.style = style
        self.box = box
        self.origin = origin
    }

    /// Returns the inside of a rectangle.
    public static func rectangle(_ rect: CGRect) -> DrawShape { DrawShape(Path(rect)) }

    /// Returns a rounded rectangle with circular corners; the radius is at most half the shorter
    /// side.
    public static func roundedRectangle(_ rect: CGRect, radius: CGFloat) -> DrawShape {
        DrawShape(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
    }

    /// Returns the largest ellipse in a rectangle.
    public static func ellipse(_ rect: CGRect) -> DrawShape { DrawShape(Path(ellipseIn: rect)) }

    /// The rectangle, if the shape is one; `nil` otherwise.
    public var rectangle: CGRect? {
        guard stroke == nil, case .rectangle(let rect) = path.storage else { return nil }
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The rounded rectangle, if the shape is the inside of one; `nil` otherwise.
    public var roundedRectangle: (rect: CGRect, cornerSize: CGSize)? {
        guard stroke == nil, case .roundedRectangle(let rect, let size, _) = path.storage else {
            return nil
        }
        return (rect.offsetBy(dx: origin.x, dy: origin.y), size)
    }

    /// The bounds of the shape, with its stroke.
    public var bounds: CGRect {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return bounds }
        let reach = stroke?.reach ?? 0
        return bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)
    }
}

extension StrokeStyle {
    /// The maximum distance of the stroke from its path, in points.
    public var reach: CGFloat {
        let corners = lineJoin == .miter ? max(1, miterLimit) : 1
        let ends = lineCap == .square ? 2.0.squareRoot() : 1
        return max(0, lineWidth) / 2 * max(corners, ends)
    }
}
